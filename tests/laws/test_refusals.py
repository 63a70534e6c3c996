"""Law 14: whatever is not legal but well-formed is refused by a rule that exists."""

from tabletop.core.chance import Chance
from tabletop.core.judge import why_not
from tabletop.core.move import NONE, Move, to_zone
from tabletop.library.rules_text import rules as rules_text
from tabletop.library.texts import use
from tabletop.library.wording import refusal_text
from tests.laws.games import key_of, walk


def _any_move(verbs: list[str], cards: int, zones: int, chance: Chance) -> Move:
    card = chance.below(cards)
    targets = (NONE, chance.below(cards), to_zone(chance.below(zones)))
    return Move(verbs[chance.below(len(verbs))], card, targets[chance.below(3)], chance.below(2))


def test_every_refusal_names_a_rule_of_the_rules_text(game: str, seed: int) -> None:
    chance, known = Chance(seed), rules_text(key_of(game), "en")
    for at, s in enumerate(walk(game, seed, 120)):
        if at % 4:
            continue
        verbs = sorted(s.rules.verbs - {"resign"})
        for _ in range(25):
            move = _any_move(verbs, len(s.cards), len(s.zones), chance)
            seat = chance.below(s.rules.seats)
            refusal = why_not(s, seat, move)
            if refusal is None:
                assert move in s.legal
                assert seat == s.asked
                continue
            assert refusal.rule in known, refusal
            for language in ("en", "ja"):
                use(language)
                assert refusal.rule in refusal_text(refusal, s.rules)
