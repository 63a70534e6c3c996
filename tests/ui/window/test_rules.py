"""The rule browser."""

from tabletop.library.texts import use
from tabletop.ui.window.rule_browser import RuleBrowser, matching


def test_a_search_finds_words_of_either_language() -> None:
    english = {rule.id for rule in matching("confront_wisdom", "secretly")}
    japanese = {rule.id for rule in matching("confront_wisdom", "ひそかに")}
    assert english
    assert japanese
    use("ja")
    assert {rule.id for rule in matching("confront_wisdom", "secretly")} == english


def test_each_rule_says_where_it_comes_from(qtbot) -> None:
    browser = RuleBrowser()
    qtbot.addWidget(browser)
    browser.show_rule("CW-2.6")
    said = browser.text.toPlainText()
    assert "our decision" in said
    assert "CW-2.6 ○" in said


def test_a_search_without_a_hit_says_what_to_do(qtbot) -> None:
    browser = RuleBrowser()
    qtbot.addWidget(browser)
    browser.find.setText("zzzz")
    browser.fill()
    assert "Try fewer" in browser.text.toPlainText()
