"""What the commands give: text, bytes and facts, onto standard output or into a file."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.library.reader.standard_input import STANDARD
from tabletop.library.safe_write import safe_write

if TYPE_CHECKING:
    from pydantic import BaseModel


def put(text: str, target: str) -> None:
    """Text into a file, or onto standard output. Raises Unusable."""
    if target == STANDARD:
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        safe_write(Path(target), text)


def put_bytes(data: bytes, target: str) -> None:
    """The same for what is no text."""
    if target == STANDARD:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    else:
        safe_write(Path(target), data)


def put_facts(facts: "BaseModel") -> None:
    """One line of JSON as its schema says."""
    print(json.dumps(facts.model_dump(mode="json"), ensure_ascii=False))
