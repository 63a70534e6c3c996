"""Positions as text, in the form that `play.position` reads."""

from tabletop.core.card import FACE_DOWN, SECOND_SIDE, SIDEWAYS
from tabletop.core.move import NONE
from tabletop.core.ruleset import Ruleset, ruleset_of
from tabletop.core.state import Modifier, State
from tabletop.core.view import sees

FORMAT = 1
UNKNOWN = "?"
POSES = {"sideways": SIDEWAYS, "down": FACE_DOWN, "second": SECOND_SIDE}


def write_position(s: State, seat: int = NONE, labelled: bool = False) -> str:
    """The position as text; with a seat only what that seat may know, the rest as `?`. `labelled`: every card gets
    the label `#id`, so that moves can name it, and chance goes on as it would here; else only cards that others are
    attached to, and those of what lasts."""
    rules = ruleset_of(s)
    phase = rules.phase(s) or (rules.phases[0] if rules.phases else "")
    lines = [f"format = {FORMAT}", f'game = "{rules.key}"', f"player = {s.player + 1}", f"turn = {s.turn}"]
    lines += [f'phase = "{phase}"'] if phase else []
    lines += [f"seed = {s.chance}"] if labelled else []
    lines += ["free = true"] if rules.free else []
    lines += [f"seats = {rules.seats}"] if rules.seats != 2 else []
    lines += ["", *_options(s), *_numbers(s), "[zones]"]
    lasting = _told_lasting(s, seat)
    named = {card.on for card in s.cards} | {m.card for m in lasting} | {m.source for m in lasting}
    for zone, ids in enumerate(s.zones):
        if ids:
            cards = [_card(s, id, seat == NONE or sees(s, seat, id), labelled or id in named) for id in ids]
            lines.append(f"{quoted(zone_key(rules, zone))} = [{', '.join(quoted(card) for card in cards)}]")
    lines += [line for m in lasting for line in _lasting(m)]
    return "\n".join(lines) + "\n"


def _told_lasting(s: State, seat: int) -> list[Modifier]:
    """What lasts, as far as the seat knows the cards: a source that it does not see is left out."""
    if seat == NONE:
        return list(s.lasting)
    return [
        m if m.source == NONE or sees(s, seat, m.source) else m._replace(source=NONE)
        for m in s.lasting
        if m.card == NONE or sees(s, seat, m.card)
    ]


def _lasting(m: Modifier) -> list[str]:
    """One table in the form that `play.lasting_text` reads."""
    said: dict[str, object] = {"card": f"#{m.card}"} if m.card != NONE else {}
    said |= {"what": m.what, "mode": m.mode, "amount": m.amount, "until": _key(*m.until)}
    said |= {"source": f"#{m.source}"} if m.source != NONE else {}
    return ["", "[[lasting]]", *[f"{key} = {value(of)}" for key, of in said.items()]]


def zone_key(rules: Ruleset, zone: int) -> str:
    """`field 1`, or `map` for a shared zone."""
    return _key(rules.zones[zone].key, rules.zones[zone].owner)


def _key(name: str, owner: int) -> str:
    return name if owner == NONE else f"{name} {owner + 1}"


def place_of(key: str, between: str = " ") -> tuple[str, int]:
    """What `zone_key` wrote: the name and the owner, NONE where it is shared or what follows is no number of a seat."""
    name, _, seat = key.partition(between)
    number = seat_number(seat)
    return name, NONE if number is None else number - 1


def seat_number(text: str) -> int | None:
    """None for what cannot be one. Python itself refuses to read thousands of digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else None


def quoted(text: str) -> str:
    """A TOML string on one line."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(letter if letter >= " " else f"\\u{ord(letter):04x}" for letter in plain) + '"'


def value(of: object) -> str:
    """A TOML value."""
    if isinstance(of, bool):
        return "true" if of else "false"
    return str(of) if isinstance(of, int | float) else quoted(str(of))


def _options(s: State) -> list[str]:
    usual = ruleset_of(s).default_options()
    changed = {key: of for key, of in s.options.items() if of != usual.get(key)}
    return ["[options]", *[f"{key} = {value(of)}" for key, of in changed.items()], ""] if changed else []


def _numbers(s: State) -> list[str]:
    pairs = zip(s.rules.numbers, s.numbers, strict=True)
    changed = [f"{quoted(_key(there.key, there.owner))} = {n}" for there, n in pairs if n != there.start]
    return ["[numbers]", *changed, ""] if changed else []


def _card(s: State, id: int, known: bool, labelled: bool) -> str:
    card = s.cards[id]
    words = [card.face.id if known else UNKNOWN]
    words += [word for word, flag in POSES.items() if card.pose & flag]
    words += [f"#{id}"] if labelled else []
    words += ["on", f"#{card.on}"] if card.on != NONE else []
    words += ["held", str(card.holder + 1)] if card.holder != card.owner else []
    words += ["owned", str(card.owner + 1)] if s.rules.zones[card.zone].owner != card.owner else []
    seers = [str(seat + 1) for seat in range(s.rules.seats) if card.known >> seat & 1]
    words += ["seen", *seers] if seers and known else []
    words += [f"{name.replace(' ', '_')}:{n}" for name, n in card.counters]
    return " ".join(words)
