"""Every decision is on disk before it is shown; a process killed at any moment loses the last one at most."""

from dataclasses import replace

import pytest

from tabletop.core.digest import digest
from tabletop.core.move import Move
from tabletop.library import paths
from tabletop.library.errors import Unusable
from tabletop.play.journal import SEEN, SLOTS, Journal, read_journal, unfinished
from tabletop.play.match import next_game
from tabletop.play.replay import replay
from tabletop.play.session import Session
from tabletop.play.setup import Setup
from tests.laws.games import setup
from tests.play.played import go_on


def _journaled(seed: int = 1) -> tuple[Session, Journal]:
    made = setup("confront_wisdom", seed)
    journal = Journal(made)
    return Session(made, journal.keep), journal


def test_after_every_decision_the_journal_tells_the_game_so_far() -> None:
    session, journal = _journaled()
    for _ in range(15):
        go_on(session, 1)
        record = read_journal(journal.path.read_text(encoding="utf-8"))
        assert record.moves == session.record().moves


def test_undo_and_a_new_line_are_in_the_journal() -> None:
    session, journal = _journaled()
    go_on(session, 14)
    session.goto(5)
    go_on(session, 4, seed=33)
    session.undo()
    record = read_journal(journal.path.read_text(encoding="utf-8"))
    assert record.moves == session.record().moves
    assert digest(replay(record).session.state) == digest(session.state)


def test_what_was_taken_back_and_done_again_is_in_the_journal() -> None:
    session, journal = _journaled()
    go_on(session, 14)
    session.goto(5)
    session.goto(12)
    assert read_journal(journal.path.read_text(encoding="utf-8")).moves == session.record().moves
    go_on(session, 2, seed=33)
    record = read_journal(journal.path.read_text(encoding="utf-8"))
    assert len(record.moves) == 14
    assert digest(replay(record).session.state) == digest(session.state)


def test_killed_at_any_byte_at_most_the_last_decision_is_lost() -> None:
    session, journal = _journaled(2)
    go_on(session, 9)
    session.undo()
    go_on(session, 6, seed=5)
    data = journal.path.read_bytes()
    written: list[list[object]] = [[]]
    for line in data.decode().split("\n")[1:-1]:
        last = written[-1]
        written.append(last[: int(line[2:])] if line.startswith("! ") else [*last, line])
    lines = data.split(b"\n")
    for end in range(len(lines[0]) + 1, len(data) + 1):
        whole = data[:end].count(b"\n") - 1
        record = read_journal(data[:end].decode("utf-8", errors="replace"))
        assert len(record.moves) == len(written[whole])
    assert record.moves == session.record().moves


def test_a_journal_cut_inside_its_header_is_listed_as_broken() -> None:
    session, journal = _journaled()
    go_on(session, 3)
    journal.path.write_bytes(journal.path.read_bytes()[:40])
    good, bad = unfinished()
    assert (good, [path for path, _ in bad]) == ([], [journal.path])
    assert journal.path.name in bad[0][1]


def test_the_three_newest_games_are_kept_newest_first() -> None:
    seeds = []
    for seed in range(SLOTS + 2):
        session, journal = _journaled(seed)
        go_on(session, 3)
        journal.close(finished=False)
        seeds.append(seed)
    good, bad = unfinished()
    assert [record.header["seed"] for _, record in good] == seeds[: -SLOTS - 1 : -1]
    assert bad == []
    assert len(list(paths.autosave().glob("*.journal"))) == SLOTS


def test_a_finished_game_is_not_offered_again_nor_one_without_a_decision() -> None:
    session, journal = _journaled(1)
    go_on(session, 3)
    journal.close(finished=True)
    _journaled(2)
    assert unfinished() == ([], [])


def test_a_game_gone_on_with_is_journaled_further_in_its_file() -> None:
    session, journal = _journaled(1)
    go_on(session, 5)
    journal.close(finished=False)
    journal.path.write_bytes(journal.path.read_bytes() + b"attack c1 c")
    ((path, record),), _ = unfinished()
    again = replay(record).session
    again.keep = Journal.going_on(path).keep
    go_on(again, 4)
    assert read_journal(path.read_text(encoding="utf-8")).moves == again.record().moves


def _match(games: int = 3) -> tuple[Session, Journal, Setup]:
    """A match whose first game has just ended, and the setup of its second."""
    made = replace(setup("confront_wisdom", 1), options={"match": games})
    journal = Journal(made)
    session = Session(made, journal.keep)
    go_on(session, 5)
    session.play(Move("resign", n=session.asked), session.asked)
    following = next_game(session)
    assert following is not None
    return session, journal, following


@pytest.mark.rule("CW-15.8")
def test_between_two_games_of_a_match_its_standing_and_its_books_are_in_the_journal() -> None:
    session, journal, following = _match()
    first, second = following.decks
    anew = replace(first, piles={"book": first.piles["book"][::-1]})
    journal.next_game(following)
    journal.next_game(replace(following, decks=(anew, second)))
    ((path, record),), _ = unfinished()
    assert (path, record.moves) == (journal.path, [])
    assert record.header["results"] == [session.state.winner]
    assert [deck["piles"]["book"] for deck in record.header["decks"]] == [
        list(deck.piles["book"]) for deck in (anew, second)
    ]
    assert [deck["piles"]["book"] for deck in record.header["before"]] == [
        list(deck.piles["book"]) for deck in session.setup.decks
    ]


def test_the_next_game_of_a_match_goes_on_in_the_same_journal() -> None:
    _, journal, following = _match()
    journal.next_game(following)
    second = Session(following, journal.keep)
    go_on(second, 6)
    second.undo()
    second.mark_taken_back()
    go_on(second, 2, seed=4)
    ((_, record),), _ = unfinished()
    again = replay(record).session
    assert (digest(again.state), again.taken_back) == (digest(second.state), 1)
    assert again.setup.results == following.results


def test_a_finished_game_of_a_match_that_is_gone_back_into_is_no_longer_finished() -> None:
    session, journal, following = _match()
    journal.next_game(following)
    session.undo()
    go_on(session, 1)
    record = read_journal(journal.path.read_text(encoding="utf-8"))
    assert (record.moves, "before" in record.header) == (session.record().moves, False)


def test_looking_at_the_end_of_a_finished_game_again_leaves_the_next_one_ready() -> None:
    session, journal, following = _match()
    journal.next_game(following)
    session.goto(session.length)
    assert read_journal(journal.path.read_text(encoding="utf-8")).header["results"] == list(following.results)


def test_a_closed_journal_takes_nothing_more() -> None:
    session, journal = _journaled(1)
    go_on(session, 2)
    journal.close(finished=False)
    before = journal.path.read_bytes()
    journal.keep("attack c1 c2 0")
    assert journal.path.read_bytes() == before


def test_a_text_that_is_no_journal_is_unreadable() -> None:
    for text in ("", "x", "x\ny\n"):
        with pytest.raises(Unusable) as caught:
            read_journal(text)
        assert caught.value.key == "record.no_header"


def test_what_was_gone_back_from_can_still_be_done_again_after_a_crash() -> None:
    session, journal = _journaled()
    go_on(session, 10)
    end = digest(session.state)
    session.goto(6)
    again = replay(read_journal(journal.path.read_text(encoding="utf-8"))).session
    assert (again.at, again.length, digest(again.state)) == (6, 10, digest(session.state))
    again.goto(10)
    assert digest(again.state) == end


def test_a_dealt_game_is_offered_once_somebody_has_seen_its_cards() -> None:
    _, journal = _journaled(3)
    assert unfinished() == ([], [])
    journal.keep(SEEN)
    ((path, record),), _ = unfinished()
    assert (path, record.moves) == (journal.path, [])


def test_a_link_to_nowhere_and_a_folder_named_like_a_journal_hide_no_game() -> None:
    session, journal = _journaled(1)
    go_on(session, 3)
    link, folder = (journal.path.with_name(f"slot-{n}.journal") for n in (2, 3))
    link.symlink_to("nowhere")
    folder.mkdir()
    good, bad = unfinished()
    assert ([path for path, _ in good], {path for path, _ in bad}) == ([journal.path], {link, folder})
    assert _journaled(2)[1].path not in (journal.path, folder)
