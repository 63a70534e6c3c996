"""Refusals, prompts, moves and events as sentences in the language in use, from a seat's view only."""

from collections.abc import Iterable, Mapping

from tabletop.core.card import Face
from tabletop.core.change import INNER, RESET
from tabletop.core.event import Event
from tabletop.core.move import NONE, Move, zone_of
from tabletop.core.prompt import Prompt
from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Ruleset
from tabletop.core.state import DRAW
from tabletop.core.view import View
from tabletop.effects import say_en, say_ja
from tabletop.effects.nodes import Select
from tabletop.effects.triggers import TRIGGER, WAITING
from tabletop.library.texts import You, catalogue, language, say

Values = Iterable[tuple[str, object]]


def face_name(face: Face | None) -> str:
    """The printed name, or words for a card that the reader cannot see."""
    if face is None:
        return say("game.hidden_card")
    return face.name.get(language()) or face.name.get("en") or face.id


def spoken(value: object, rules: Ruleset | None = None) -> object:
    """A value of a message as the reader sees it: names for faces, texts for keys written "=key"."""
    if value is None or isinstance(value, Face):
        return face_name(value)
    if isinstance(value, str) and value.startswith("="):
        return say(value[1:])
    if isinstance(value, Select):
        return _described(value, rules)
    if hasattr(value, "en") and hasattr(value, "ja"):
        return getattr(value, language())
    if isinstance(value, tuple):
        return say("game.list_joint").join(str(spoken(part, rules)) for part in value)
    return value


def _described(select: Select, rules: Ruleset | None) -> str:
    vocabulary = rules.vocabulary if rules else None
    if vocabulary is None:
        return say("game.cards")
    if language() == "ja":
        return say_ja.select(vocabulary, select)
    return say_en.select(vocabulary, select).text


def sentence(key: str, values: Values, rules: Ruleset | None = None) -> str:
    """A message with its values."""
    return say(key, **{name: spoken(value, rules) for name, value in values})


def refusal_text(refusal: Refusal, rules: Ruleset | None = None) -> str:
    """One sentence and the rule id: `Only active units can be attacked while one is there. CW-8.3`."""
    return f"{sentence(refusal.key, refusal.values, rules)} {refusal.rule}".rstrip()


def prompt_text(prompt: Prompt, rules: Ruleset) -> str:
    """What is asked."""
    return sentence(prompt.key, prompt.values, rules)


def card_name(view: View, id: int) -> str:
    """The name of a card as this seat knows it."""
    card = view.cards.get(id)
    return face_name(card.face if card else None)


def zone_name(rules: Ruleset, zone: int, seat: int) -> str:
    """`your field`, `the opponent's discard pile`, `the map`."""
    there = rules.zones[zone]
    name = say(f"{rules.key}.zone.{there.key}")
    if there.owner == NONE:
        return name
    if there.owner != seat and rules.seats > 2:
        return say("game.zone_of", who=seat_name(there.owner), zone=name)
    return say("game.zone_own" if there.owner == seat else "game.zone_other", zone=name)


def _skill_name(rules: Ruleset, view: View, move: Move) -> str:
    card = view.cards.get(move.card)
    if card is None or card.face is None:
        return ""
    blocks = rules.card_text(card.face, language())
    n = _waiting_skill(view, move.n) if move.verb == TRIGGER else move.n
    if 0 <= n < len(blocks):
        return blocks[n].title
    return say("game.given_ability") if move.verb == TRIGGER else ""


def _waiting_skill(view: View, place: int) -> int:
    """The number of a waiting skill, as far as the ruleset tells it: facts `waiting` of (card, seat, skill)."""
    told = view.facts.get(WAITING, ())
    return told[place][2] if place < len(told) and len(told[place]) > 2 else NONE


def skill_text(rules: Ruleset, view: View, move: Move) -> str:
    """What the skill that waits to be resolved by this move says; "" for other moves."""
    card = view.cards.get(move.card)
    if move.verb != TRIGGER or card is None or card.face is None:
        return ""
    blocks, n = rules.card_text(card.face, language()), _waiting_skill(view, move.n)
    return blocks[n].body if 0 <= n < len(blocks) else ""


def move_text(rules: Ruleset, view: View, move: Move) -> str:
    """A move in words, for buttons, menus and the step list: catalogue key `<game>.verb.<verb>`, which may use
    {card} {target} {n} {skill}; `<game>.verb.<verb>.zone` is used instead where the target is a zone and it exists."""
    target = zone_of(move.target)
    key = f"{rules.key}.verb.{move.verb}"
    if target != NONE:
        aim = zone_name(rules, target, view.seat)
        if f"{key}.zone" in catalogue():
            key = f"{key}.zone"
    else:
        aim = card_name(view, move.target) if move.target != NONE else ""
    if key not in catalogue():
        key = f"game.verb.{move.verb}"
    card = card_name(view, move.card) if move.card != NONE else ""
    return say(key, card=card, target=aim, n=move.n, skill=_skill_name(rules, view, move), text=move.text)


def seat_name(seat: int, names: Mapping[int, str] | None = None) -> str:
    """The name of a seat."""
    return (names or {}).get(seat) or say("game.seat", n=seat + 1)


def side_name(rules: Ruleset, side: int, names: Mapping[int, str] | None = None) -> str:
    """The names of everybody on a side."""
    members = [seat_name(seat, names) for seat in range(rules.seats) if rules.side(seat) == side]
    return members[0] if len(members) == 1 else say("game.and").join(members)


def ending_text(rules: Ruleset, why: str) -> str:
    """By what a game has ended; nothing for no reason."""
    for key in (f"{rules.key}.ended.{why}", f"game.ended.{why}"):
        if key in catalogue():
            return say(key)
    return ""


def outcome_text(rules: Ruleset, winner: int, why: str, names: Mapping[int, str] | None = None) -> str:
    """Who won and by what."""
    reason = ending_text(rules, why)
    if winner == DRAW:
        return say("game.drawn", reason=reason)
    loser = (names or {}).get(1 - winner) if rules.seats == 2 else None
    if isinstance(loser, You):
        return say("game.you_lost", reason=reason)
    key = "game.won" if rules.seats == 2 else "game.won_together"
    return say(key, who=side_name(rules, winner, names), reason=reason)


def event_text(rules: Ruleset, view: View, event: Event, names: Mapping[int, str] | None = None) -> str:
    """A line of the log, or "" where an event is not worth one. The most telling key that exists is used:
    `<game>.log.<kind>.<why>`, `<game>.log.<kind>`, `game.log.<kind>.<why>`, `game.log.<kind>`; of what is done by
    hand `game.log.<kind>.by_hand` first."""
    if event.kind == "ended":
        return outcome_text(rules, event.n, event.why, names)
    if event.why in (INNER, RESET):
        return ""
    by_hand = (f"{event.kind}.by_hand",) if event.by_hand else ()
    for area in (rules.key, "game"):
        for tail in (*by_hand, f"{event.kind}.{event.why}", event.kind):
            key = f"{area}.log.{tail}"
            if key in catalogue():
                text = say(key, **_event_values(rules, view, event, names))
                return say("game.by_hand", text=text) if event.by_hand and text else text
    return ""


def _event_values(rules: Ruleset, view: View, event: Event, names: Mapping[int, str] | None) -> dict[str, object]:
    face = view.cards[event.card].face if event.seats and event.card in view.cards else None
    card = face_name(face) if event.card != NONE else ""
    values: dict[str, object] = {"card": card, "n": event.n, "why": event.why, "who": "", "target": "", "source": ""}
    if event.kind == "moved":
        values["target"] = zone_name(rules, event.target, view.seat)
        values["source"] = zone_name(rules, event.source, view.seat) if event.source >= 0 else ""
    elif event.kind == "counted":
        number = rules.numbers[event.target]
        values["target"] = say(f"{rules.key}.number.{number.key}")
        values["who"] = seat_name(number.owner, names) if number.owner != NONE else ""
        values["n"] = f"+{event.n}" if event.n > 0 else str(event.n)
    elif event.kind == "marked":
        keys = (f"{rules.key}.counter.{event.why}", f"game.counter.{event.why}")
        values["why"] = next((say(key) for key in keys if key in catalogue()), event.why)
    elif event.kind == "phase_set":
        key = f"{rules.key}.phase.{event.why}"
        values["why"] = say(key) if key in catalogue() else event.why
    elif event.kind == "shuffled":
        values["target"] = zone_name(rules, event.target, view.seat)
    elif event.target <= -2:
        values["target"] = zone_name(rules, zone_of(event.target), view.seat)
    elif event.target >= 0:
        values["target"] = card_name(view, event.target)
    if event.kind in ("turn_began", "committed", "took_initiative", "resigned"):
        values["who"] = seat_name(event.n, names)
    if event.card != NONE and not values["who"] and event.card in view.cards:
        values["who"] = seat_name(view.cards[event.card].holder, names)
    skill = _skill_name(rules, view, Move("", event.card, n=event.n)) if event.kind == "used_skill" else ""
    values["skill"] = skill
    return values


