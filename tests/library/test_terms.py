"""Terms in texts."""

from tabletop.library.terms import found_in, term, terms


def words(text: str, game: str, language: str) -> list[str]:
    return [text[start:end] for start, end, _ in found_in(text, game, language)]


def test_the_longest_term_is_found_at_each_place() -> None:
    assert "ライフクロス" in words("ライフクロスを1枚クラッシュする。", "wixoss", "ja")


def test_each_term_is_found_once_and_never_inside_a_word() -> None:
    found = words("Grow, then grow again; outgrown is no term.", "wixoss", "en")
    assert found.count("Grow") + found.count("grow") == 1


def test_terms_of_another_game_are_not_found() -> None:
    assert "LRIG" not in words("Your LRIG", "confront_wisdom", "en")


def test_a_term_tells_its_other_language() -> None:
    for each in terms():
        assert each.said("en")
        assert each.said("ja")
        assert term(each.id, each.game) is not None
