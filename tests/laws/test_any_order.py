"""Sets that a person chooses in any order: whatever is chosen, however, the rules take it as an answer."""

from tabletop.core.any_order import LEAVE, AnyOrder, FixedOrder
from tabletop.core.chance import Chance
from tabletop.core.engine import apply
from tabletop.core.ruleset import Routine
from tabletop.core.state import State
from tests.laws.games import SEEDS, walk

MOST_CHOICES = 200


def _drafted(s: State, draft: AnyOrder, chance: Chance) -> tuple[Routine, AnyOrder]:
    """Random choices, some of them taken back, until the set is whole."""
    for _ in range(MOST_CHOICES):
        moves = draft.moves(s)
        assert moves, draft
        assert len(set(moves)) == len(moves)
        assert all(draft.after(s, move) for move in moves)
        kept = [move for move in moves if move.verb != LEAVE]
        offered = moves if not kept or chance.below(4) == 0 else kept
        draft = draft.after(s, offered[chance.below(len(offered))])
        if (routine := draft.whole(s)) is not None:
            return routine, draft
    raise AssertionError("the set is never whole")


def _faces(s: State, ids: tuple[int, ...]) -> list[str]:
    return sorted(s.cards[id].face.id for id in ids)


def _answered(s: State, routine: Routine) -> None:
    for move in routine.moves:
        assert move in s.legal, (move, s.legal)
        apply(s, move)


def test_a_set_chosen_in_any_order_is_an_answer_to_the_question(game: str) -> None:
    chance = Chance(11)
    for seed in SEEDS:
        for s in walk(game, seed, 400):
            top = s.stack[-1] if s.winner < 0 else None
            draft = top.any_order(s) if isinstance(top, FixedOrder) else None
            if draft is None:
                continue
            legal = {move for move in s.legal if move.verb != LEAVE}
            assert legal <= set(draft.moves(s))
            routine, whole = _drafted(s, draft, chance)
            chosen = getattr(whole, "chosen", ())
            asked_for = top.in_order(s, chosen)
            assert _faces(s, asked_for) == _faces(s, chosen)
            assert {move.card for move in routine.moves if move.card >= 0} <= set(asked_for) or not chosen
            twin = s.clone()
            _answered(twin, routine)
            rest = twin.stack[-1] if twin.winner < 0 else None
            assert type(rest) is not type(top) or rest != top
