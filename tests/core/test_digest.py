"""Fingerprints: one for everything, one for what a save is compared by."""

from tabletop.core.digest import digest, landmark
from tests.laws.games import deal


def test_a_landmark_does_not_mind_how_the_engine_keeps_what_is_not_on_the_table() -> None:
    s = deal("wing_commander", 1)
    other = s.clone()
    other.memory["kept in another way"] = 1
    assert landmark(other) == landmark(s)
    assert digest(other) != digest(s)


def test_a_landmark_tells_apart_tables_questions_and_chance() -> None:
    s = deal("jedi_knights", 1)
    moved, luckier, asked = s.clone(), s.clone(), s.clone()
    moved.numbers[0] += 1
    luckier.chance += 1
    asked.legal = asked.legal[:-1]
    assert len({landmark(each) for each in (s, moved, luckier, asked)}) == 4
