"""`tabletop odds`: how likely cards are to have come by each turn."""

import argparse
from fractions import Fraction

from tabletop.commands.completers import card_ids, completed, deck_ids
from tabletop.commands.given import deck_given
from tabletop.core.ruleset import Deck
from tabletop.games import KEYS
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text.matching import Matcher, matcher
from tabletop.library.errors import Unusable
from tabletop.library.odds import KEEP, SEEK, Plan, Wanted, all_aside, chance_by, depths, plan_of
from tabletop.library.odds_words import assumptions
from tabletop.library.pool import faces
from tabletop.library.standard_output import put_facts
from tabletop.library.texts import say
from tabletop.library.wording import face_name

Chances = dict[str, list[Fraction]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    completed(parser.add_argument("deck", metavar=say("cli.word.deck"), help=say("odds.help_deck")), deck_ids)
    cards = parser.add_argument("cards", nargs="+", metavar=say("cli.word.card"), help=say("odds.help_cards"))
    completed(cards, card_ids)
    parser.add_argument("--game", choices=KEYS, default="", help=say("decks.convert.game"))
    parser.add_argument("--turns", type=int, metavar="N", default=5, help=say("odds.help_turns"))
    parser.add_argument("--at-least", type=int, metavar="N", default=1, help=say("odds.help_least"))
    parser.add_argument("--second", action="store_true", help=say("odds.help_second"))
    parser.add_argument("--destiny", type=int, metavar="N", default=None, help=say("odds.help_destiny"))
    parser.add_argument("--taken", type=int, metavar="N", default=0, help=say("odds.help_taken"))
    parser.add_argument("--json", action="store_true", help=say("odds.help_json"))
    parser.set_defaults(run=run)


def _group(text: str, deck: Deck, known: Matcher) -> set[str]:
    """The ids of a group written `one|another`. Raises Unusable."""
    found: set[str] = set()
    for name in text.split("|"):
        face = known.exact(name)
        if face is None:
            near = say("game.list_joint").join(face_name(each) for each in known.near(name))
            raise Unusable("odds.unknown_card", name=name, near=near or "–")
        same = {id for ids in deck.piles.values() for id in ids if id in faces(deck.game)}
        found |= {id for id in same if faces(deck.game)[id].name == face.name}
    if not found:
        raise Unusable("odds.not_in_deck", name=text)
    return found


def run(args: argparse.Namespace) -> int:
    """Print a line a turn."""
    if not 0 <= args.turns <= 20 or args.at_least < 1 or args.taken < 0 or (args.destiny or 0) < 0:
        raise Unusable("odds.wrong_numbers")
    deck = deck_given(args.deck, args.game).deck
    groups = [_group(text, deck, matcher(deck.game)) for text in args.cards]
    form = deck_form(deck.game)
    if form.draws.form == "columns":
        _columns(deck, groups, args)
        return 0
    pile = deck.piles.get(form.draws.pile, ())
    wanted = [Wanted(sum(id in group for id in pile), args.at_least) for group in groups]
    plan = plan_of(deck, faces(deck.game), not args.second, args.destiny, args.taken)
    turns = range(min(args.turns, len(plan.draws)) + 1)
    policies = (KEEP, SEEK) if plan.may_seek else (KEEP,)
    table = {policy: [chance_by(plan, wanted, turn, policy) for turn in turns] for policy in policies}
    if args.json:
        _facts(deck, plan, wanted, table)
    else:
        _print(deck, plan, wanted, table, args)
    return 0


def _columns(deck: Deck, groups: list[set[str]], args: argparse.Namespace) -> None:
    """Of a game in which nothing is drawn: where the cards lie."""
    if args.json:
        from tabletop.commands.facts import Odds

        every = [id for ids in deck.piles.values() for id in ids]
        put_facts(Odds(
            deck=deck.id or deck.name, cards=len(every), copies=[sum(id in group for id in every) for group in groups],
            seen=[], chance={}, depths=[list(depths(deck, group)) for group in groups],
        ))  # fmt: skip
        return
    for text, group in zip(args.cards, groups, strict=True):
        print(say("odds.depths", name=text, depths=", ".join(map(str, depths(deck, group)))))
    print(say("odds.no_draw"))


def _facts(deck: Deck, plan: Plan, wanted: list[Wanted], table: Chances) -> None:
    from tabletop.commands.facts import Odds

    turns = range(len(table[KEEP]))
    put_facts(Odds(
        deck=deck.id or deck.name, cards=plan.size, copies=[group.copies for group in wanted],
        seen=[plan.seen(turn) for turn in turns], depths=[],
        chance={policy: [(str(chance), float(chance)) for chance in chances] for policy, chances in table.items()},
    ))  # fmt: skip


def _print(deck: Deck, plan: Plan, wanted: list[Wanted], table: Chances, args: argparse.Namespace) -> None:
    for turn in range(len(table[KEEP])):
        name = say("odds.turn", n=turn) if turn else say("odds.opening")
        shares = "  ".join(
            f"{say(f'odds.policy.{policy}')} {float(table[policy][turn]):7.2%}" for policy in table
        )
        print(f"{name:<12} {say('odds.seen', n=plan.seen(turn)):>14}  {shares}")
    if plan.aside:
        for text, group in zip(args.cards, wanted, strict=True):
            print(say("odds.aside", name=text, share=f"{float(all_aside(plan, group)):.2%}", n=plan.aside))
    for line in assumptions(deck.game, not args.second, args.destiny):
        print(line)
