"""Data as a pydantic model. Apart from the rest, because lists of files are read before pydantic is imported."""

from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from tabletop.library.errors import Unusable
from tabletop.library.field_faults import field_fault
from tabletop.library.reader.guard import Where, guarded

Model = TypeVar("Model", bound=BaseModel)


class Strict(BaseModel):
    """Data in which every value has the type of its field already: `true` is no number, `"1"` neither."""

    model_config = ConfigDict(strict=True, frozen=True)


def modelled(model: type[Model], data: object, where: Where) -> Model:
    """The data as that model has it. Raises Unusable that names the field."""
    with guarded(where):
        try:
            return model.model_validate(data)
        except ValidationError as wrong:
            first = wrong.errors(include_url=False, include_input=False)[0]
            field = ".".join(str(part) for part in first["loc"]) or "?"
            raise Unusable("reader.wrong_field", path=where, field=field, reason=field_fault(first)) from None
