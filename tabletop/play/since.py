"""What has changed since a game was saved, as far as its file can tell: a sentence for whoever opens it."""

from collections.abc import Iterator

from tabletop.library.printable import printable
from tabletop.library.texts import language, say
from tabletop.library.wording import refusal_text
from tabletop.play.header import fingerprint
from tabletop.play.replay import ILLEGAL, UNKNOWN, Replayed

MOST_NAMED = 6


def said(replayed: Replayed, name: str) -> str:
    """What a person should know about the game in the file of that name; "" where all is as it was."""
    return " ".join((*_missing(replayed, name), *_broken(replayed, name)))


def _missing(replayed: Replayed, name: str) -> Iterator[str]:
    record = replayed.record
    if record.missing:
        n, whole = len(record.moves), record.header.get("moves", 0)
        if type(whole) is int and whole > n:
            yield say("record.cut_of", name=name, n=n, whole=whole)
        else:
            yield say("record.cut", name=name, n=n)


def _broken(replayed: Replayed, name: str) -> Iterator[str]:
    rules = replayed.session.rules
    if replayed.reason == UNKNOWN:
        yield say("record.unknown_cards", name=name, cards=_listed(list(replayed.unknown)))
    if replayed.broken_at is None:
        return
    n = replayed.broken_at
    if replayed.reason == ILLEGAL and replayed.refusal is not None:
        yield say("record.illegal", name=name, n=n, refusal=refusal_text(replayed.refusal, rules))
    elif replayed.reason == UNKNOWN:
        yield say("record.by_hand_from", n=n)
    else:
        yield say(f"record.{replayed.reason}", name=name, n=n)
    if replayed.reason != UNKNOWN:
        yield from _reasons(replayed)


def _reasons(replayed: Replayed) -> Iterator[str]:
    """Rules and cards that are not what they were."""
    setup, header = replayed.session.setup, replayed.record.header
    then, now = header.get("version", 1), setup.rules.version
    if then != now:
        rules = [rule for version, ids in sorted(setup.rules.changes.items()) if version > then for rule in ids]
        key = "record.rules_changed" if rules else "record.rules_newer"
        yield say(key, then=then, now=now, rules=_listed(rules))
    cards = header.get("cards", {})
    changed = [
        setup.faces[id] for id, told in sorted(cards.items())
        if id in setup.faces and fingerprint(setup.rules, setup.faces[id]) != told
    ]  # fmt: skip
    if changed:
        yield say("record.cards_changed", cards=_listed([face.name.get(language(), face.id) for face in changed]))


def _listed(names: list[str]) -> str:
    shown = [printable(name, 60) for name in names[:MOST_NAMED]]
    more = [say("record.and_more", n=len(names) - MOST_NAMED)] if len(names) > MOST_NAMED else []
    return say("game.list_joint").join(shown + more)
