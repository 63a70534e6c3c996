"""Two people at one desktop: nobody sees what the other one may not show."""

from typing import Any

from tests.ui.window.acting import answer, first, texts


def names_of(page: Any, seat: int) -> set[str]:
    """The names of the cards in the book of a seat that the other book does not have."""
    cards = page.sitting.session.state.cards
    mine = {card.face.name["en"] for card in cards if card.owner == seat}
    return mine - {card.face.name["en"] for card in cards if card.owner != seat}


def test_the_curtain_falls_before_the_first_look(window: Any, deal: Any) -> None:
    deal("human", "human")
    assert window.curtain.isVisible()
    assert "Player 1, are you there?" in texts(window.curtain)


def test_behind_the_curtain_no_card_of_anybody_can_be_read(window: Any, deal: Any) -> None:
    page = deal("human", "human")
    window.curtain.opened.emit()
    page.scene.card_hovered.emit(first(page).card)
    answer(window)
    assert window.curtain.isVisible()
    said = texts(window)
    assert [name for seat in (0, 1) for name in names_of(page, seat) if name in said] == []
    assert page.scene.items_by_id == {}


def test_the_second_seat_does_not_see_the_first_ones_secret_choice(window: Any, deal: Any) -> None:
    page = deal("human", "human")
    window.curtain.opened.emit()
    answer(window)
    window.curtain.opened.emit()
    assert page.view.seat == 1
    said = texts(window)
    assert [name for name in names_of(page, 0) if name in said] == []


def test_after_both_have_chosen_both_choices_are_on_the_table(window: Any, deal: Any) -> None:
    page = deal("human", "human")
    answer(window)
    answer(window)
    window.curtain.opened.emit()
    assert page.view.turn >= 1
    assert sum(len(page.view.zones[page.rules.zone("field", seat)]) for seat in (0, 1)) == 2


def test_no_move_is_taken_from_behind_the_curtain(window: Any, deal: Any) -> None:
    page = deal("human", "human")
    window.curtain.opened.emit()
    move = first(page)
    answer(window)
    page.sitting.play(move)
    assert page.sitting.session.at == 1


def test_the_table_turns_round_with_the_seat_unless_it_is_told_not_to(window: Any, deal: Any) -> None:
    page = deal("human", "human")
    answer(window)
    window.curtain.opened.emit()
    assert page.scene.view.seat == 1
    page.sitting.desk.turns = False
    page.refresh()
    assert page.scene.view.seat == 0
    assert page.view.seat == 1


def test_with_open_hands_there_is_no_curtain_and_everything_is_seen(window: Any, deal: Any) -> None:
    page = deal("human", "human", open_hands=True)
    assert not window.curtain.isVisible()
    assert all(card.face is not None for card in page.view.cards.values())
    answer(window)
    assert not window.curtain.isVisible()
    assert page.view.decision.seat == 1
    assert page.view.decision.moves


def test_against_the_computer_its_book_is_nowhere_to_be_read(window: Any, deal: Any) -> None:
    page = deal("human", "greedy")
    said = texts(window)
    assert [name for name in names_of(page, 1) if name in said] == []
