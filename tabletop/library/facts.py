"""What a command prints with `--json` is made of models that allow no field beside theirs."""

from pydantic import BaseModel, ConfigDict


class Facts(BaseModel):
    """Facts that a command prints, or a part of them."""

    model_config = ConfigDict(extra="forbid")
