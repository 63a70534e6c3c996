"""What a JSON Schema asks for, as the kinds of field that the form knows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Schema = Mapping[str, Any]
NODE = "do"
"""The field that tells the parts of an effect apart."""


@dataclass(frozen=True)
class Shape:
    """`kind`: const, choice, whole, truth, words, list, map, union, object. `optional`: may be left out."""

    kind: str
    name: str = ""
    optional: bool = False
    default: Any = None
    choices: tuple[Any, ...] = ()
    least: int = -99_999
    most: int = 99_999
    item: "Schema | None" = None
    alternatives: tuple[Schema, ...] = ()
    fields: tuple[tuple[str, Schema, bool], ...] = ()
    """(name, schema, whether it must be there) of an object."""
    keys: tuple[str, ...] = field(default=())


class Reader:
    """Reads the shapes of one schema; `root` is where `$ref`s lead."""

    def __init__(self, root: Schema) -> None:
        self.root = root

    def card(self) -> Schema:
        """The schema of the whole card."""
        return self.resolved(self.root)

    def resolved(self, schema: Schema) -> Schema:
        """The schema behind a `$ref`, with what stands beside it."""
        seen = 0
        while "$ref" in schema and seen < 20:
            rest = {key: value for key, value in schema.items() if key != "$ref"}
            schema = {**self.root["$defs"][schema["$ref"].rsplit("/", 1)[-1]], **rest}
            seen += 1
        return schema

    def title(self, schema: Schema) -> str:
        """What one alternative of a union is called: its node, its model, or its type."""
        whole = self.resolved(schema)
        node = whole.get("properties", {}).get(NODE, {}).get("const")
        return str(node or whole.get("title") or whole.get("const") or whole.get("type", "?"))

    def shape(self, schema: Schema, name: str = "") -> Shape:
        """What the field wants."""
        whole = self.resolved(schema)
        options: Sequence[Schema] = whole.get("anyOf") or whole.get("oneOf") or ()
        real = tuple(option for option in options if option.get("type") != "null")
        optional = len(real) < len(options)
        default = whole.get("default")
        if len(real) == 1:
            inner = self.shape(real[0], name)
            return Shape(**{**inner.__dict__, "optional": optional, "default": default})
        if real:
            return Shape("union", name, optional, default, alternatives=real)
        return self._plain(whole, name, default)

    def _plain(self, whole: Schema, name: str, default: Any) -> Shape:
        if "const" in whole:
            return Shape("const", name, default=whole["const"], choices=(whole["const"],))
        if "enum" in whole:
            return Shape("choice", name, default=default, choices=tuple(whole["enum"]))
        kind = whole.get("type")
        if kind == "integer":
            least, most = whole.get("minimum", -99_999), whole.get("maximum", 99_999)
            return Shape("whole", name, default=default, least=int(least), most=int(most))
        if kind == "boolean":
            return Shape("truth", name, default=default)
        if kind == "array":
            return self._list(whole, name)
        if kind == "object" and "properties" in whole:
            needed = set(whole.get("required", ()))
            fields = tuple((key, value, key in needed) for key, value in whole["properties"].items())
            return Shape("object", name, default=default, fields=fields)
        if kind == "object":
            keys = self.resolved(whole.get("propertyNames", {})).get("enum", ())
            return Shape(
                "map", name, default=default, keys=tuple(keys), item=whole.get("additionalProperties", {})
            )
        return Shape("words", name, default=default)

    def _list(self, whole: Schema, name: str) -> Shape:
        parts = whole.get("prefixItems")
        item = parts[0] if parts else whole.get("items", {})
        return Shape(
            "list", name, item=item, most=int(whole.get("maxItems", 60)), least=int(whole.get("minItems", 0))
        )
