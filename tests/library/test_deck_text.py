"""Lists of cards as people and programs write them."""

import json
from pathlib import Path

import pytest

from tabletop.library.deck_text import FORMS, is_placeholder, read_bytes, read_file, read_text, write
from tabletop.library.deck_text.report import line_text
from tabletop.library.decks import ready_decks
from tabletop.library.errors import Unusable
from tabletop.library.reader import MOST_CARDS

SERVANT, SEIRYU, BIBLE, OPEN, HANAYO = "WX01-102", "WD04-009", "WD01-015", "WX01-062", "WD02-001"


def piles(text: str, game: str = "wixoss") -> dict[str, list[str]]:
    return {pile: list(ids) for pile, ids in read_text(text, "list", game).deck.piles.items()}


def test_headings_and_blank_lines_of_a_japanese_page_are_no_cards() -> None:
    text = "メインデッキ (40)\r\n4 サーバント　Ｏ\r\n4 幻獣　セイリュ\r\n\r\nルリグデッキ:\r\n1 花代・肆"
    read = read_text(text, "page", "wixoss")
    assert piles(text) == {"main": [SERVANT] * 4 + [SEIRYU] * 4, "lrig": [HANAYO]}
    assert read.per_pile == {"main": 8, "lrig": 1}
    assert [line.state for line in read.lines] == ["heading", "card", "card", "heading", "card"]


@pytest.mark.parametrize(
    "heading",
    [
        "[lrig]",
        "LRIG",
        "LRIG Deck:",
        "Extra",
        "#extra",
        "//lrig",
        "ルリグデッキ",
        "リルグデッキ",
        "■ルリグデッキ（10枚）",
        "【ルリグデッキ】",
        "ルリグ 10枚",
        "<LRIG deck>",
        "=== LRIG ===",
        "ルリグデッキ：",
        "SIGNI (20)",
        "スペル 4枚",
        "ARTS:",
    ],
)
def test_no_heading_becomes_a_card(heading: str) -> None:
    read = read_text(f"{heading}\n1 花代・肆\n4 サーバント　Ｏ", "page", "wixoss")
    assert not read.open
    assert read.cards == 5


def test_a_mark_of_byte_order_and_full_width_digits_lose_nothing() -> None:
    text = "４ サーバント　Ｏ\r\n３×幻獣　セイリュ\r\n② ゲット・バイブル\r\n4枚 ゲット・オープン\r\n"
    read = read_bytes(text.encode("utf-8-sig"), "file", "wixoss")
    assert read.deck.piles["main"] == (SERVANT,) * 4 + (SEIRYU,) * 3 + (BIBLE,) * 2 + (OPEN,) * 4
    saved = write(read.deck, "text", "ja")
    assert saved.isascii() is False
    assert "\n4 サーバント　Ｏ (WX01-102)\n3 幻獣　セイリュ" in saved


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp932", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends_make_no_difference(encoding: str, end: str) -> None:
    data = end.join(["4 サーバント　Ｏ", "", "1 花代・肆"]).encode(encoding)
    assert read_bytes(data, "file", "wixoss").deck.piles == {"main": (SERVANT,) * 4, "lrig": (HANAYO,)}


@pytest.mark.parametrize(
    "line",
    [
        "4 サーバント O",
        "4x サーバント O",
        "4X サーバント O",
        "x4 サーバント O",
        "4× サーバント O",
        "[4] サーバント O",
        "(4) サーバント O",
        "4\tサーバント O",
        "４　サーバント　Ｏ",
        "４枚　サーバント　Ｏ",
        "サーバント　Ｏ ×４",
        "サーバント　Ｏ×4",
        "サーバント　Ｏ　４枚",
        "4 x サーバント O",
        "4 WX01-102",
        "4 サーバント O (WX01-102)",
        "4 サーバント O [WX:102]",
        "4 サーバント O *F*",
        "4 サーバント O|WX01|1",
        "4 [WX01:102] サーバント O",
        "4 サーバント O\t¥120",
        "サーバント O\t4",
        "4 WX01-102 サーバント O",
        "④サーバント　Ｏ",
        "4 ｻｰﾊﾞﾝﾄ O",
        "・サーバント　Ｏ (4)",
        "4 サーバント O ¥300",
    ],
)
def test_every_way_of_writing_four_copies_is_four_copies(line: str) -> None:
    assert piles(line)["main"] == [SERVANT] * 4


def test_a_name_alone_is_one_copy() -> None:
    assert piles("サーバント O")["main"] == [SERVANT]


@pytest.mark.parametrize("line", ["² サーバント O", "4\u2028サーバント O", "4\x0bサーバント O"])
def test_odd_digits_and_separators_do_not_break_the_reader(line: str) -> None:
    read_text(line, "list", "wixoss")


def test_a_part_of_a_name_is_never_taken_and_its_candidates_are_offered() -> None:
    read = read_text("1 タマヨリヒメ", "list", "wixoss")
    (line,) = read.open
    assert line.state == "unsure"
    assert 1 <= len(line.candidates) <= 4
    assert read.cards == 0
    assert all(is_placeholder(id) for ids in read.deck.piles.values() for id in ids)
    assert "1 タマヨリヒメ" in line_text(line, "ja")


def test_a_look_alike_letter_is_offered_and_not_taken() -> None:
    read = read_text("4 サーパント O", "list", "wixoss")
    assert SERVANT in {face.id for face in read.open[0].candidates}
    assert read.cards == 0


def test_name_and_number_of_different_cards_leave_the_choice_to_the_person() -> None:
    read = read_text(f"1 サーバント O ({SEIRYU})", "list", "wixoss")
    assert {face.id for face in read.open[0].candidates} == {SERVANT, SEIRYU}


def test_unknown_cards_are_kept_and_written_back_as_they_came() -> None:
    read = read_text("3 未知の　カード！ [XX:9]\n4 サーバント　Ｏ", "list", "wixoss")
    assert read.cards == 4
    for form in FORMS:
        again = read_text(write(read.deck, form, "ja"), f"again{FORMS[form]}", "wixoss")
        assert again.deck.piles["main"].count("?未知の　カード！ [XX:9]") == 3, form


def test_the_report_names_line_and_original_text() -> None:
    read = read_text("# mine\n4 サーバント　Ｏ\n2 Nobody", "list", "wixoss")
    assert [(line.n, line.text) for line in read.open] == [(3, "2 Nobody")]
    assert "2" in read.summary()


def test_cards_of_a_side_deck_lie_beside_the_deck_and_are_told() -> None:
    read = read_text("4 サーバント　Ｏ\nSideboard\n1 幻獣　セイリュ\nSB: 1 花代・肆", "list", "wixoss")
    assert (read.cards, read.open) == (4, ())
    assert read.deck.beside == {"side": (SEIRYU, HANAYO)}
    assert [line.state for line in read.lines] == ["card", "heading", "beside", "beside"]
    assert "2 cards beside the deck (side)" in read.summary()


def test_a_list_finds_its_game_by_its_cards_or_by_its_header() -> None:
    assert read_text("4 サーバント　Ｏ", "list").deck.game == "wixoss"
    assert read_text("2 自販機ざむらい", "list", likely="wixoss").deck.game == "confront_wisdom"
    assert read_text("# game: wixoss\n1 nobody", "list", likely="confront_wisdom").deck.game == "wixoss"


@pytest.mark.parametrize("text", ["2 自販機ざむらい", "# game: confront_wisdom\n1 nobody", "1 nobody", (
    '<deck version="0.8"><meta><game>confront_wisdom</game></meta><superzone name="Deck"/></deck>'
)])  # fmt: skip
def test_the_game_that_a_person_names_holds(text: str) -> None:
    assert read_text(text, "list", "jedi_knights").deck.game == "jedi_knights"


def test_a_deck_file_of_another_game_than_the_named_one_is_refused() -> None:
    with pytest.raises(Unusable) as wrong:
        read_text(write(ready_decks("wixoss")[0], "tabletop"), "mine.json", "jedi_knights")
    assert wrong.value.key == "decks.other_game"


@pytest.mark.parametrize("game", ["confront_wisdom", "wing_commander", "jedi_knights", "wixoss"])
@pytest.mark.parametrize("form", ["tabletop", "text", "cod", "dek"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_ready_deck_survives_every_form(game: str, form: str, language: str) -> None:
    for deck in ready_decks(game):
        again = read_text(write(deck, form, language), f"deck{FORMS[form]}", game)
        assert not again.open, deck.id
        assert {p: sorted(ids) for p, ids in again.deck.piles.items()} == {
            p: sorted(ids) for p, ids in deck.piles.items()
        }


def test_the_places_in_a_book_survive_a_list() -> None:
    for deck in ready_decks("confront_wisdom"):
        for form in ("text", "cod", "dek"):
            assert read_text(write(deck, form), f"x{FORMS[form]}").deck.piles == deck.piles


def test_a_deck_of_webxoss_is_read_and_written() -> None:
    (deck, *_) = ready_decks("wixoss")
    data = json.loads(write(deck, "webxoss"))
    assert len(data["content"]["mainDeck"]) == 40
    assert read_text(json.dumps(data), "x").deck.piles == deck.piles
    with pytest.raises(Unusable):
        write(ready_decks("confront_wisdom")[0], "webxoss")


def test_decks_of_other_programs_are_read() -> None:
    cod = (
        '<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Mine</deckname><comments>so</comments>'
        '<zone name="main"><card number="4" price="0" name="サーバント　Ｏ" setShortName="WX01"/></zone>'
        '<zone name="side"><card number="1" name="花代・肆"/></zone></cockatrice_deck>'
    )
    o8d = (
        '<deck game="0e0e"><section name="Main" shared="False"><card qty="4" id="a-b">サーバント　Ｏ</card></section>'
        '<section name="LRIG Deck"><card qty="1" id="c">花代・肆</card></section><notes>so</notes></deck>'
    )
    dek = (
        '<deck version="0.8"><meta><game>WIXOSS</game></meta><superzone name="Main Deck">'
        + '<card><name id="x">サーバント　Ｏ</name><set>WX01</set></card>' * 4
        + '</superzone><superzone name="LRIG Deck"><card><name>花代・肆</name></card></superzone></deck>'
    )
    forge = "[metadata]\nName=Mine\n[Main]\n4 サーバント　Ｏ|WX01|1\n[Sideboard]\n"
    arena = "About\nName: Mine\n\nDeck\n4 サーバント　Ｏ (WX01) 102\n1 花代・肆\n"
    ydk = "#created by somebody\n#main\nWX01-102\nWX01-102\nWX01-102\nWX01-102\n#extra\nWD02-001\n!side\n"
    lackey = "4\tサーバント　Ｏ\nLRIG Deck:\n1\t花代・肆\n"
    for text in (cod, o8d, dek, arena, ydk, lackey):
        assert piles(text)["main"] == [SERVANT] * 4, text
        assert piles(text)["lrig"] == [HANAYO], text
    read = read_text(forge, "x.dck", "wixoss")
    assert (read.deck.name, read.cards) == ("Mine", 4)
    assert read_text(cod, "x", "wixoss").deck.notes == "so"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n\n",
        "{",
        "{}",
        "[]",
        "<",
        "<a>",
        "<deck/>",
        "\x00",
        "null",
        '{"format": "WEBXOSS Deck"}',
        '{"format": "WEBXOSS Deck", "content": {"mainDeck": 3}}',
        '{"game": "wixoss", "piles": {"x": []}}',
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><deck>&b;</deck>',
        '<!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><cockatrice_deck>&b;</cockatrice_deck>',
        "{" * 100_000,
        '{"a":' * 50_000,
        "<a>" * 20_000,
    ],
)
def test_nonsense_gives_an_empty_deck_or_one_sentence(text: str) -> None:
    cards, told = 0, "nothing"
    try:
        cards = read_bytes(text.encode(), "nonsense", "wixoss").cards
    except Unusable as wrong:
        told = str(wrong)
    assert cards == 0
    assert told


def test_an_entity_of_another_file_is_refused() -> None:
    text = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><cockatrice_deck>&b;</cockatrice_deck>'
    with pytest.raises(Unusable) as wrong:
        read_text(text, "x", "wixoss")
    assert wrong.value.key == "decks.unsafe_xml"


def test_limits_of_size_and_number_hold(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    large.write_bytes(b"4 a\n" * 1_300_000)
    with pytest.raises(Unusable) as wrong:
        read_file(large, "wixoss")
    assert wrong.value.key == "errors.too_large"
    with pytest.raises(Unusable) as wrong:
        read_text("999 サーバント　Ｏ\n" * (MOST_CARDS // 999 + 1), "many", "wixoss")
    assert wrong.value.key == "errors.too_many_cards"


@pytest.mark.parametrize("name", ["no.txt", "."])
def test_a_missing_file_or_a_folder_is_one_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unusable):
        read_file(tmp_path / name)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(Unusable) as wrong:
        read_bytes(b"\x89PNG\r\n\x1a\n\xff\x00\x81", "picture", "wixoss")
    assert wrong.value.key == "decks.not_text"


@pytest.mark.rule("JK-3.7")
def test_a_card_with_a_left_and_a_right_picture_is_one_card() -> None:
    read = read_text("1 Blaster Rifle\n4x blaster rifle", "list", "jedi_knights")
    assert set(read.deck.piles["draw_deck"]) == {"jk-blaster-rifle"}
    assert read.cards == 5


def test_half_a_title_adds_nothing() -> None:
    read = read_text("1 Luke", "list", "jedi_knights")
    assert read.cards == 0
    assert all("Luke" in face.name["en"] for face in read.open[0].candidates)
    assert read.open[0].candidates
