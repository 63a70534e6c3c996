"""Whatever changes a number says why, in words."""

from tabletop.core.change import INNER, RESET
from tabletop.core.ruleset import ruleset_of
from tabletop.library.texts import catalogue
from tests.laws.games import walk


def test_every_change_of_a_number_has_a_reason_that_the_log_has_words_for(game: str, seed: int) -> None:
    for s in walk(game, seed, 200):
        key = ruleset_of(s).key
        for event in s.told or []:
            if event.kind == "counted" and event.why not in (INNER, RESET):
                words = {f"{key}.log.counted.{event.why}", f"game.log.counted.{event.why}"}
                assert words & catalogue().keys(), (s.rules.numbers[event.target].key, event.why)
        s.told = []
