"""Tables laid by hand and home-made cards: the rules go on from there, or say that they cannot."""

from dataclasses import replace

import pytest

from tabletop.core.chance import Chance
from tabletop.core.digest import digest
from tabletop.core.engine import EngineFailed, settle
from tabletop.core.move import Move, to_zone
from tabletop.core.state import Frame, State
from tabletop.core.view import project
from tabletop.games import ruleset
from tabletop.library.pool import faces
from tabletop.library.texts import use
from tabletop.library.wording import refusal_text
from tabletop.play.session import Failed, Session
from tests.laws.games import setup
from tests.laws.stirred import go_on, stirred, with_home_made_cards


def test_random_decisions_from_a_table_laid_by_hand_never_fail(game: str, seed: int) -> None:
    chance = Chance(seed)
    table = stirred(game, seed, chance.below(50), 1 + chance.below(20))
    if table.winner < 0:
        with_home_made_cards(table, game, chance)
    for s in go_on(table, chance, 25):
        for seat in range(s.rules.seats):
            project(s, seat)


class Broken(Frame):
    """A question whose answer nobody thought of."""

    player = 0

    def moves(self, s: State) -> list[Move]:
        """One answer."""
        return [Move("pick")]

    def answer(self, s: State, move: Move) -> None:
        """Change something, then fail."""
        s.turn += 1
        raise KeyError(move)


def test_a_legal_move_that_fails_leaves_the_game_as_it_was_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    session = Session(setup("confront_wisdom", 1))
    session.state.stack.append(Broken())
    settle(session.state)
    before = digest(session.state)
    with pytest.raises(Failed) as failed:
        session.play(Move("pick"), 0)
    assert (digest(session.state), session.at) == (before, 0)
    assert isinstance(failed.value.__cause__, EngineFailed)
    assert "KeyError" in caplog.text
    for language, word in (("en", "by hand (B)"), ("ja", "手動操作（B）")):
        use(language)
        assert word in refusal_text(failed.value.refusal, session.rules)
    session.play(Move("free.on", n=0), 0)
    assert session.by_hand


def test_initiative_is_settled_though_a_book_laid_by_hand_has_no_unit() -> None:
    session = Session(setup("confront_wisdom", 1))
    s, away = session.state, to_zone(session.rules.zone("discard", 0))
    for column in range(5):
        for id in s.zones[session.rules.zone(f"column{column}", 0)]:
            session.carry_out(Move("free.move", id, away))
    session.carry_out(Move("free.phase", n=0, text="initiative"))
    assert session.asked == 1
    session.play(session.state.legal[0], 1)
    assert session.state.player == 1


def test_a_weapon_that_says_nothing_of_its_bearers_can_be_held_while_others_are_deployed() -> None:
    rules = ruleset("jedi_knights")
    weapon = replace(next(f for f in faces("jedi_knights").values() if f.kind == "weapon"), id="plank")
    weapon = replace(weapon, printed=weapon.printed.model_copy(update={"weapon": None}))
    session = Session(setup("jedi_knights", 1))
    session.state.printed = {**session.state.printed, weapon.id: weapon}
    for seat in range(2):
        session.carry_out(Move("free.make", target=to_zone(rules.zone("hand", seat)), n=seat, text=weapon.id))
        session.carry_out(Move("free.phase", n=seat, text="deploy"))
        assert session.state.legal
