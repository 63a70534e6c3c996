"""What is wrong with a field of a card, in every language, from what pydantic found."""

from collections.abc import Mapping
from typing import Any

from tabletop.library.texts import Both, both, catalogue


def field_fault(error: Mapping[str, Any]) -> Both:
    """The reason alone, without the field: `error` is one of `ValidationError.errors()`."""
    key = f"errors.field_{error['type']}"
    if key not in catalogue():
        return both("errors.field_wrong", detail=error["msg"])
    return both(key, **{name: _listed(value) for name, value in error.get("ctx", {}).items()})


def _listed(value: object) -> object:
    """Values that may be chosen are joined as each language does it; numbers stay numbers."""
    if isinstance(value, int):
        return value
    text = str(value)
    return {"en": text, "ja": text.replace(" or ", "、").replace(", ", "、")}
