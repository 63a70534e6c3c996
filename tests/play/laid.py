"""A game that starts from a state put together by a test."""

from dataclasses import dataclass, field

from tabletop.core.state import State
from tabletop.play.setup import Setup


@dataclass(frozen=True)
class Laid(Setup):
    """Starts from this very state."""

    state: State = field(kw_only=True)

    def start(self) -> State:
        return self.state.clone()
