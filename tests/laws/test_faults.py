"""What the rules could not accept is found after play by hand, and never in a game played by the rules."""

from tabletop.core.by_hand import carry_out
from tabletop.core.chance import Chance
from tabletop.core.state import State
from tabletop.library.rules_text import rules as rules_text
from tabletop.library.texts import use
from tabletop.library.wording import refusal_text
from tests.laws.games import key_of, walk
from tests.laws.test_by_hand import a_move_by_hand


def _stirred(s: State, chance: Chance, moves: int = 12) -> State:
    twin = s.clone()
    for _ in range(moves):
        carry_out(twin, a_move_by_hand(twin, chance))
    return twin


def test_a_game_played_by_the_rules_has_no_faults(game: str, seed: int) -> None:
    for s in walk(game, seed, 250):
        assert s.winner >= 0 or s.rules.faults(s) == []


def test_faults_after_play_by_hand_name_rules_that_exist(game: str, seed: int) -> None:
    chance, known, found = Chance(seed), rules_text(key_of(game), "en"), 0
    for at, s in enumerate(walk(game, seed, 60)):
        if at % 6 or s.winner >= 0:
            continue
        for fault in s.rules.faults(_stirred(s, chance)):
            found += 1
            assert fault.rule in known
            for language in ("en", "ja"):
                use(language)
                assert fault.rule in refusal_text(fault, s.rules)
    assert found
