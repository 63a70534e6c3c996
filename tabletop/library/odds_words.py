"""What a table of odds assumes, said with the rules it rests on."""

from tabletop.library.deck_form import deck_form
from tabletop.library.texts import say


def assumptions(game: str, first: bool, destiny: int | None = None) -> list[str]:
    """One sentence for each thing assumed, each with its rule id."""
    draws = deck_form(game).draws
    if draws.form == "columns":
        return [say("odds.no_draw")]
    rules = draws.rules
    told = [say("odds.assume.seat_first" if first else "odds.assume.seat_second")]
    if draws.mulligan == "part":
        told.append(say("odds.assume.seek", rule=rules.get("mulligan", "")))
    else:
        told.append(say("odds.assume.no_mulligan", rule=rules.get("mulligan", "")))
    if draws.aside:
        told.append(say("odds.assume.aside", n=draws.aside, rule=rules.get("aside", "")))
    if draws.draws_from is not None:
        told.append(say("odds.assume.force", rule=rules.get("draw", "")))
    if draws.destiny:
        n = draws.destiny if destiny is None else destiny
        told.append(say("odds.assume.destiny", n=n, rule=rules.get("destiny", "")))
    if draws.search:
        told.append(say("odds.assume.search", n=draws.search, rule=rules.get("search", "")))
    return told
