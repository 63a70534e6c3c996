"""Laws of every form of deck file, on random decks: what it has room for comes back, and what it has not is told."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tabletop.core.ruleset import Deck
from tabletop.games import KEYS
from tabletop.library.deck_form import deck_form
from tabletop.library.deck_text import FORMS, forms_for, placeholder, read_text, write, written
from tabletop.library.pool import faces

ROOMY = ("tabletop", "text", "cod", "dek", "o8d", "forge")
"""Forms with room for everything, once for each program that has its own zones."""
STRANGERS = (
    "未知の　カード！ [XX:9]", "Nobody", "7 samurai", "Fire & Ice <3>", "x2", "Sideboarding", "half ½", 'the "One"',
)  # fmt: skip
LINES = st.lists(st.sampled_from(("good", "二行目", "a & b", "back\\slash", "5 < 6", "")), max_size=4).map("\n".join)
WORDS = st.sampled_from(("", "Mine", "私のデッキ", "A & B's", "x < y", "4 × 4"))


@st.composite
def decks(draw: st.DrawFn, game: str) -> Deck:
    """A deck of cards that lie where their kind belongs, strangers anywhere, and cards beside it."""
    form, known = deck_form(game), sorted(faces(game))
    cards = draw(st.lists(st.tuples(st.sampled_from(known), st.integers(1, 4)), max_size=12))
    piles: dict[str, list[str]] = {pile: [] for pile in form.piles}
    for id, copies in cards:
        piles[form.pile_of(faces(game)[id])] += [id] * copies
    for name in draw(st.lists(st.sampled_from(STRANGERS), max_size=3, unique=True)):
        piles[draw(st.sampled_from(list(piles)))].append(placeholder(name))
    side = draw(st.lists(st.sampled_from([*known, placeholder("Nobody")]), max_size=3))
    tokens = draw(st.lists(st.sampled_from(known), max_size=2))
    beside = {zone: tuple(ids) for zone, ids in (("side", side), ("tokens", tokens)) if ids}
    setup: dict[str, Any] = {"side": form.sides[0]} if form.sides else {}
    return Deck(
        game, draw(WORDS), {pile: tuple(ids) for pile, ids in piles.items()}, setup, author=draw(WORDS),
        notes=draw(LINES).strip(), beside=beside,
    )  # fmt: skip


def _same(one: Deck, other: Deck) -> bool:
    return _facts(one) == _facts(other)


def _facts(deck: Deck) -> object:
    ordered = {pile for pile, form in deck_form(deck.game).piles.items() if form.ordered}
    piles = {pile: ids if pile in ordered else Counter(ids) for pile, ids in deck.piles.items()}
    beside = {zone: Counter(ids) for zone, ids in deck.beside.items()}
    return deck.game, piles, beside, deck.name.strip(), deck.author.strip(), deck.notes, dict(deck.setup)


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("form", ROOMY)
def test_a_form_with_room_for_everything_gives_everything_back(game: str, form: str) -> None:
    @settings(max_examples=6, phases=(Phase.generate,), deadline=None, derandomize=True, database=None)
    @given(decks(game), st.sampled_from(("en", "ja")))
    def law(deck: Deck, language: str) -> None:
        text = write(deck, form, language)
        assert _same(read_text(text, f"deck{FORMS[form]}", game).deck, deck), text

    law()


@pytest.mark.parametrize(("game", "form"), [
    (game, form) for game in KEYS for form in forms_for(game) if form not in ROOMY
])  # fmt: skip
def test_a_form_with_less_room_keeps_the_known_cards_and_tells_the_rest(game: str, form: str) -> None:
    @settings(max_examples=6, phases=(Phase.generate,), deadline=None, derandomize=True, database=None)
    @given(decks(game))
    def law(deck: Deck) -> None:
        done = written(deck, form, "ja")
        again = read_text(done.text, f"deck{FORMS[form]}", game).deck
        for pile, ids in deck.piles.items():
            known = Counter(id for id in ids if id in faces(game))
            assert known <= Counter(again.piles[pile]), done.text
        assert _same(again, deck) or done.cards_lost or done.words_lost

    law()


def test_what_has_no_room_is_named() -> None:
    beside = {"tokens": ("WX01-001",)}
    deck = Deck("wixoss", "Mine", {"main": (), "lrig": ()}, {}, author="Me", notes="so", beside=beside)
    done = written(deck, "webxoss")
    assert done.cards_lost == ["tokens: the file has no place for 1 card."]
    assert done.words_lost == ["The file has no room for the name, the author, the notes."]
    assert not written(deck, "cod").cards_lost
    assert not written(deck, "cod").words_lost


COD = """<?xml version="1.0"?>
<cockatrice_deck version="1" owner="me">
  <lastLoadedTimestamp>Tue</lastLoadedTimestamp>
  <deckname>Mine</deckname><comments>so</comments>
  <tags><tag>white &amp; quick</tag></tags>
  <zone name="main">
    <card number="3" name="サーバント　Ｏ" price="0.5" uuid="a-b"/>
    <card number="1" name="サーバント　Ｏ" price="9"/>
    <card number="2" name="Who" price="1"/>
  </zone>
  <zone name="side"><card number="1" name="花代・肆"/><card number="2" name="幻獣　セイリュ" uuid="c"/></zone>
  <zone name="tokens"><card number="1" name="Spirit"/></zone>
</cockatrice_deck>"""


def test_what_only_cockatrice_understands_is_written_back_even_by_way_of_a_file_of_our_own() -> None:
    read = read_text(COD, "x.cod", "wixoss").deck
    assert read.beside == {"side": ("WD04-009",) * 2, "tokens": (placeholder("Spirit"),)}
    own = read_text(write(read, "tabletop"), "x.json").deck
    text = write(own, "cod", "ja")
    for part in (
        'owner="me"', "<lastLoadedTimestamp>Tue</lastLoadedTimestamp>", "<tag>white &amp; quick</tag>",
        '<card number="3" name="サーバント　Ｏ" price="0.5" uuid="a-b"/>',
        '<card number="1" name="サーバント　Ｏ" price="9"/>',
        '<card number="2" name="Who" price="1"/>', 'name="幻獣　セイリュ" uuid="c"/>', '<zone name="tokens">',
    ):  # fmt: skip
        assert part in text
    assert not written(own, "cod").words_lost
    assert "another program" in written(own, "text").words_lost[0]


def test_a_card_that_is_added_has_the_attributes_of_its_other_copies() -> None:
    read = read_text(COD.replace('number="3"', 'number="4"'), "x.cod", "wixoss").deck
    assert 'number="4" name="サーバント　Ｏ" price="0.5"' in write(read, "cod", "ja")


@pytest.mark.parametrize("game", KEYS)
def test_unknown_cards_without_headings_lie_in_the_main_pile(game: str) -> None:
    read = read_text("3 Nobody at all", "list", game).deck
    assert read.piles[deck_form(game).main] == (placeholder("Nobody at all"),) * 3
    assert {"wixoss": "main", "jedi_knights": "draw_deck"}.get(game, deck_form(game).main) == deck_form(game).main


MAGIC_ONLINE = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema"><NetDeckID>0</NetDeckID><PreconstructedDeckID>0</PreconstructedDeckID>
<Cards CatID="1" Quantity="4" Sideboard="false" Name="サーバント　Ｏ" Annotation="0" />
<Cards CatID="2" Quantity="1" Sideboard="true" Name="花代・肆" Annotation="0" />
<Cards CatID="3" Quantity="2" Sideboard="true" Name="幻獣　セイリュ" Annotation="0" /></Deck>"""


def test_a_deck_of_magic_online_is_read() -> None:
    read = read_text(MAGIC_ONLINE, "x.dek")
    assert (read.form, read.deck.game) == ("mtgo", "wixoss")
    assert read.deck.piles == {"main": ("WX01-102",) * 4, "lrig": ("WD02-001",)}
    assert read.deck.beside == {"side": ("WD04-009",) * 2}
    text = "4 サーバント　Ｏ\n\nSideboard\n2 幻獣　セイリュ\n"
    assert read_text(text, "x.txt").deck.beside == {"side": ("WD04-009",) * 2}


@pytest.mark.parametrize(("number", "id"), [
    ("WD06-016", "WX01-051"), ("WD06-017", "WX01-102"), ("WD07-016", "WX02-076"), ("WD07-017", "WX02-079"),
    ("SP01-012", "WD01-010"), ("WD13-024", "WX01-028"), ("WX15-Re01", "WX07-011"), ("PR-022", "WD01-008"),
])  # fmt: skip
def test_the_number_of_a_reprint_is_the_card(number: str, id: str) -> None:
    assert read_text(f"2 {number}", "list", "wixoss").deck.piles.get("main", ()) + read_text(
        f"2 {number}", "list", "wixoss"
    ).deck.piles.get("lrig", ()) == (id, id)


def test_no_number_of_a_reprint_stands_for_two_cards() -> None:
    from tabletop.library.card_words import printings

    told = Counter(id for face in faces("wixoss").values() for id in {*printings(face), face.id})
    assert [id for id, n in told.items() if n > 1] == []
