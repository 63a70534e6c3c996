"""XML from strangers: no entities, no more elements and no deeper than a deck needs."""

from xml.etree.ElementTree import Element, ParseError, TreeBuilder

from tabletop.library.errors import Unusable
from tabletop.library.reader.bounds import DEEPEST, MOST_ELEMENTS
from tabletop.library.reader.guard import Where, guarded


class _Bounded(TreeBuilder):
    """Builds a tree until it is too large."""

    def __init__(self, where: Where) -> None:
        super().__init__()
        self._where, self._elements, self._depth = where, 0, 0

    def start(self, tag: str, attrs: dict[str, str]) -> Element:
        self._elements += 1
        self._depth += 1
        if self._elements > MOST_ELEMENTS:
            raise Unusable("reader.too_much", path=self._where, limit=MOST_ELEMENTS)
        if self._depth > DEEPEST:
            raise Unusable("errors.too_deep", path=self._where)
        return super().start(tag, attrs)

    def end(self, tag: str) -> Element:
        self._depth -= 1
        return super().end(tag)


def xml_tree(text: str, where: Where) -> Element:
    """The tree of an XML text, whatever encoding it says it had. Raises Unusable: no XML, or XML with tricks in it."""
    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import DefusedXMLParser

    with guarded(where, "decks.not_xml", line=1):
        parser = DefusedXMLParser(target=_Bounded(where))
        try:
            parser.feed(text.lstrip("\ufeff \t\r\n"))
            root: Element = parser.close()
            return root
        except DefusedXmlException:
            raise Unusable("decks.unsafe_xml", path=where) from None
        except ParseError as wrong:
            raise Unusable("decks.not_xml", path=where, line=wrong.position[0]) from None
