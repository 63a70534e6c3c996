"""The one clock: everything ends, in order, and nothing runs on."""

from typing import Any

from tabletop.ui.table.stage.clock import Clock


def test_a_newer_tween_replaces_the_older_of_the_same_key(qapp: Any) -> None:
    clock, seen = Clock(), []
    clock.tween("a", 100, lambda part: seen.append(("old", part)))
    clock.tween("a", 100, lambda part: seen.append(("new", part)))
    clock.advance(50)
    assert seen == [("new", 0.5)]
    clock.clear()


def test_cues_come_in_their_order_and_finish_runs_what_they_begin(qapp: Any) -> None:
    clock, seen = Clock(), []
    clock.cue(20, lambda: clock.tween("a", 100, lambda part: seen.append(part)))
    clock.cue(10, lambda: seen.append("first"))
    clock.finish()
    assert seen == ["first", 1.0]
    assert not clock.busy


def test_nothing_takes_no_time(qapp: Any) -> None:
    clock, seen = Clock(), []
    clock.tween("a", 0, seen.append, lambda: seen.append("done"))
    assert seen == [1.0, "done"]
    assert not clock.busy


def test_it_stops_by_itself_and_says_so(qtbot: Any) -> None:
    clock = Clock()
    with qtbot.waitSignal(clock.idle):
        clock.tween("a", 30, lambda part: None)
    assert not clock.busy


def test_what_is_dropped_is_not_called_again(qapp: Any) -> None:
    clock, seen = Clock(), []
    clock.tween("a", 100, seen.append)
    clock.drop("a")
    clock.advance(200)
    assert seen == []
