"""The changes of this game: every card goes through `put`, so that what leaves is forgotten in one place."""

from tabletop.core.card import FACE_DOWN
from tabletop.core.change import attach, end_game, move, shuffle, tell
from tabletop.core.move import NONE, to_zone
from tabletop.core.state import DRAW, Modifier, State
from tabletop.effects.filters import matching
from tabletop.effects.lasting import forget, lasts
from tabletop.effects.triggers import Waiting, drop, waits
from tabletop.games.wixoss import table, words
from tabletop.games.wixoss.cards import SKILLS, Skill, front
from tabletop.games.wixoss.nodes import Ability, TopTo

ATTACKER = "attacker"
NEGATED = "negated"
USING = "using"
TURN_END = ("turn", NONE)
"""Memory: the card that attacks, whether its attack was negated, cards being used; until the turn ends."""

REVEALED = "revealed"
PAID = "paid"
ENTERED_FROM = "entered_from"
SUBJECT = "subject"
EFFECT_OF = "effect_of"
REFRESHED = "refreshed"
POWERS = "powers"
"""Memory: the cards that the effect going on revealed, milled or crushed; those that a cost consumed; the zone from
which the last SIGNI came onto the field; the card that an event happened to; the player whose effect touches cards
just now; how often each player has refreshed in this turn; powers as they were, of SIGNI that wait for a power."""

ENER_BURST = Skill("ener_burst", 0, Ability(kind="burst", effects=(TopTo(amount=1, to="ener"),)), (0, 0, 0, 0, 0, 0))
SKILLS[ENER_BURST.key] = ENER_BURST


def put(
    s: State,
    id: int,
    zone: int,
    pose: int = 0,
    bottom: bool = False,
    why: str = "moved",
    by_own_text: bool = False,
) -> None:
    """Move a card to one of its owner's zones; what leaves the field is a new object (WX-4.6)."""
    card = s.cards[id]
    leaves = card.zone in words.ALL_SIGNI and not card.pose & FACE_DOWN and zone not in words.ALL_SIGNI
    last = _last_words(s, id) if leaves else []
    by_opponent = s.memory[EFFECT_OF] == 1 - card.owner
    if card.zone in words.PUBLIC:
        forget_object(s, id)
    under = [other for other in s.zones[card.zone] if s.cards[other].on == id] if leaves else []
    if card.face.other is not None and zone not in words.ALL_SIGNI:
        s.cards[id] = card._replace(face=front(card.face))
    move(s, id, _goes_to(s, id, zone, by_own_text), pose, bottom=bottom, why=why)
    if card.zone != zone and (zone in words.ENER or zone in words.LIFE):
        _arrives(s, id)
    for other in under:  # WX-16.6
        move(s, other, words.TRASH[s.cards[other].owner], why="charm_lost")
    for skill in last:
        waits(s, Waiting(card.owner, id, skill.key))
    if zone in words.TRASH:
        if leaves:
            trigger_all(s, 1 - card.owner, "opponent_signi_trashed", id)
        if by_opponent and card.face.printed.autos:
            trigger(s, id, "this_trashed_by_opponent")
        if card.zone in words.HAND and card.face.printed.autos:
            trigger(s, id, "this_milled")
    if card.face.printed.standing:
        paint(s)


def _goes_to(s: State, id: int, zone: int, by_own_text: bool) -> int:
    """Resonas return to the LRIG deck (WX-18.8); LRIG and ARTS are trashed to the LRIG trash (WX-4.7)."""
    card = s.cards[id]
    if card.face.kind == "resona":
        stays = zone in words.ALL_SIGNI or (zone in words.LRIG_TRASH and by_own_text)
        return zone if stays else words.LRIG_DECK[card.owner]
    if zone in words.TRASH and card.face.kind in ("lrig", "arts"):
        return words.LRIG_TRASH[card.owner]
    return zone


def forget_object(s: State, id: int) -> None:
    """Lasting changes, once-per-turn memory, what waits and a running attack do not follow a card (WX-4.6)."""
    if s.lasting:
        forget(s, id)
    if s.used:
        s.used = frozenset(entry for entry in s.used if entry[0] != id)
    drop(s, id)
    if s.memory[ATTACKER] == id:
        s.memory[ATTACKER] = NONE


def _last_words(s: State, id: int) -> list[Skill]:
    """Abilities that look at the card leaving, by its state just before (WX-13.24)."""
    words_ = {"this_leaves_field"}
    if s.memory[EFFECT_OF] == 1 - s.cards[id].owner:
        words_.add("this_leaves_field_by_opponent")
    return [s_ for s_ in table.autos(s, id) if s_.ability.trigger in words_ and _triggers(s, id, s_)]


def paint(s: State) -> None:
    """Note whether all cards outside the ener zones are white now, and whether some are spared from effects."""
    s.memory[table.SPARED] = any(
        words.SPARES in s.cards[id].face.printed.standing for seat in range(2) for id in table.signi(s, seat)
    )
    s.memory[table.PAINTED] = any(
        words.WHITE_WORLD in s.cards[id].face.printed.standing for seat in range(2) for id in table.signi(s, seat)
    )


def _triggers(s: State, id: int, skill: Skill) -> bool:
    ability = skill.ability
    if ability.once_per_turn and (id, skill.key) in s.used:
        return False
    return table.works(s, id, skill) and (not ability.when or table.passes(s, ability.when, s.cards[id].owner, id))


def trigger(s: State, id: int, word: str, subject: int = NONE) -> None:
    """Abilities of this card with that trigger wait from now on (WX-13.20)."""
    card = s.cards[id]
    if not card.face.printed.autos and not s.lasting:
        return
    s.memory[SUBJECT] = subject
    for skill in table.autos(s, id):
        ability = skill.ability
        if ability.trigger != word or not _triggers(s, id, skill):
            continue
        if ability.about is not None and subject not in matching(s, ability.about, card.owner, id):
            continue
        if ability.once_per_turn:
            s.used = s.used | {(id, skill.key)}
        waits(s, Waiting(card.owner, id, skill.key, subject))


def trigger_all(s: State, seat: int, word: str, subject: int = NONE) -> None:
    """The same for everything on a player's field."""
    for id in table.field(s, seat):
        trigger(s, id, word, subject)


def enter(s: State, id: int, zone: int, pose: int = words.UP, quiet: bool = False) -> None:
    """A SIGNI comes onto the field; its enter abilities trigger (WX-13.1, WX-17.6), unless a text says otherwise."""
    owner, origin = s.cards[id].owner, s.cards[id].zone
    s.memory[ENTERED_FROM] = origin
    put(s, id, zone, pose, why="entered")
    if s.cards[id].face.printed.sets_others:
        s.lasting = (*s.lasting, Modifier(id, words.SETS_SINCE, "mark", 1, ("field", NONE), id))
    if not quiet:
        entered(s, id)
    if s.cards[id].face.kind == "resona":
        trigger_all(s, owner, "your_resona_enters", id)
    if origin in words.TRASH:
        trigger_all(s, owner, "your_signi_enters_from_trash", id)


def entered(s: State, id: int) -> None:
    """Enter abilities of a SIGNI, or of a new LRIG (WX-10.10)."""
    for skill in s.cards[id].face.printed.enters:
        if _triggers(s, id, skill):
            waits(s, Waiting(s.cards[id].owner, id, skill.key))


def banish(s: State, id: int) -> str:
    """`banished`, `replaced`, or "" where it cannot be (WX-19.1, WX-18.9)."""
    card = s.cards[id]
    if card.zone not in words.ALL_SIGNI or (s.lasting and table.keyword(s, id, words.CANNOT_BE_BANISHED)):
        return ""
    standing = card.face.printed.standing
    if words.SURVIVES_BANISH in standing and _survives(s, id):
        return "replaced"
    trigger(s, id, "this_banished")
    trigger_all(s, card.owner, "your_signi_banished", id)
    gone = s.memory["waiting"]
    zone, own = words.ENER[card.owner], False
    if table.order(s, card.owner, words.BANISHED_TO_TRASH):
        zone = words.TRASH[card.owner]
    if words.BANISHED_TO_LRIG_TRASH in standing and table.standing(s, id, words.BANISHED_TO_LRIG_TRASH):
        zone, own = words.LRIG_TRASH[card.owner], True
    put(s, id, zone, why="banished", by_own_text=own)
    _keep_waiting(s, id, gone)
    return "banished"


def _keep_waiting(s: State, id: int, before: tuple[Waiting, ...]) -> None:
    for w in before:
        if w.source == id and SKILLS[w.skill].ability.trigger == "this_banished":
            waits(s, w)


def _survives(s: State, id: int) -> bool:
    for skill in s.cards[id].face.printed.constants:
        words_ = [hold.word for hold in skill.ability.holds if hold.hold == "standing"]
        if words.SURVIVES_BANISH in words_ and table.works(s, id, skill):
            lasts(s, Modifier(id, f"lost {skill.key}", "mark", 1, TURN_END, id))
            tell(s, "protected", id)
            return True
    return False


def trash(s: State, id: int, why: str = "trashed") -> None:
    """Into the owner's trash, whichever that is for the card."""
    put(s, id, words.TRASH[s.cards[id].owner], why=why)


def draw(s: State, seat: int, n: int) -> None:
    """Draw; what is not in the deck is not drawn (WX-7.16)."""
    deck = words.MAIN_DECK[seat]
    for _ in range(n):
        if s.zones[deck]:
            move(s, s.zones[deck][-1], words.HAND[seat], why="drawn")


def top_to(s: State, seat: int, n: int, zone: int, why: str) -> None:
    """The top cards of the deck, one after the other, to a zone."""
    deck = words.MAIN_DECK[seat]
    s.memory[REVEALED] = tuple(reversed(s.zones[deck][max(0, len(s.zones[deck]) - n) :]))
    for id in s.memory[REVEALED]:
        move(s, id, zone, why=why)
        _arrives(s, id)


def mill(s: State, id: int) -> None:
    """A card of the deck goes to the trash."""
    trash(s, id, why="milled")
    _arrives(s, id)


def _arrives(s: State, id: int) -> None:
    """Abilities that wait for a card to come somewhere."""
    card = s.cards[id]
    if card.zone in words.ENER:
        trigger_all(s, card.owner, "your_ener_gains", id)
    elif card.zone in words.LIFE:
        trigger_all(s, card.owner, "your_life_gains", id)
    elif card.zone in words.TRASH and card.face.printed.autos:
        trigger(s, id, "this_milled")


def crush(s: State, seat: int, n: int, by: int = NONE) -> None:
    """Life cloth goes face up to the check zone; bursts trigger (WX-15.4, WX-15.5, WX-15.7). `by` is the card that
    crushes it."""
    if table.order(s, seat, words.LIFE_NOT_CRUSHED):
        s.memory[REVEALED] = ()
        return
    s.memory[REVEALED] = tuple(reversed(s.zones[words.LIFE[seat]][-n:]))
    for id in s.memory[REVEALED]:
        move(s, id, words.CHECK[seat], why="crushed")
        trigger_all(s, seat, "your_life_crushed", id)
        if by != NONE and s.cards[by].owner != seat:
            trigger_all(s, 1 - seat, "opponent_life_crushed", by)
            trigger(s, by, "this_crushes")
        printed = s.cards[id].face.printed
        if printed.burst is not None:
            waits(s, Waiting(seat, id, printed.burst.key))
        if table.order(s, seat, words.ENER_BURST) or table.standing(s, table.lrig(s, seat), words.ALL_CARDS_BURST):
            waits(s, Waiting(seat, id, ENER_BURST.key))


def damage(s: State, seat: int, n: int = 1, by: int = NONE) -> None:
    """Crush, or lose without life cloth (WX-15.1, WX-15.2)."""
    if s.zones[words.LIFE[seat]]:
        crush(s, seat, n, by)
    else:
        lose(s, seat, "damage")


def damage_both(s: State) -> None:
    """Both players take damage at the same time; if both lose by it, the game is drawn (WX-22.4)."""
    bare = [seat for seat in (0, 1) if not s.zones[words.LIFE[seat]]]
    if len(bare) == 2 and not any(table.order(s, seat, words.CANNOT_LOSE) for seat in bare):
        end_game(s, DRAW, "both")
        return
    for seat in (s.player, 1 - s.player):
        damage(s, seat)


def lose(s: State, seat: int, why: str) -> None:
    """The game ends at once (WX-22.3), unless the player cannot lose (WX-22.2)."""
    if not table.order(s, seat, words.CANNOT_LOSE):
        end_game(s, 1 - seat, why)


def attach_charm(s: State, charm: int, id: int) -> None:
    """The card goes face down under the SIGNI, if that has no Charm yet (WX-19.11)."""
    if table.on_field(s, id) and not table.charms(s, id):
        s.memory[USING] = tuple(other for other in s.memory[USING] if other != charm)
        move(s, charm, s.cards[id].zone, FACE_DOWN, bottom=True, why="attached")
        attach(s, charm, id)


def refresh(s: State, seat: int) -> None:
    """The trash becomes the main deck; one life cloth goes to the trash (WX-16.12, WX-16.13)."""
    deck, pile, life = words.MAIN_DECK[seat], words.TRASH[seat], words.LIFE[seat]
    for id in s.zones[pile]:
        put(s, id, deck, why="refreshed")
    shuffle(s, deck)
    tell(s, "refreshed", target=to_zone(deck))
    if s.zones[life]:
        move(s, s.zones[life][-1], pile, why="refresh_penalty")
