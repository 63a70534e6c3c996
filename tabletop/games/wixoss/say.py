"""Card texts of this game, rendered from the data that runs them."""

from types import ModuleType
from typing import Any

from tabletop.core.card import Face, TextBlock
from tabletop.effects.vocabulary import Words
from tabletop.games.wixoss import heads_en, heads_ja, say_en, say_ja
from tabletop.games.wixoss.cards import SKILLS, Appearance, Half
from tabletop.games.wixoss.nodes import Modes
from tabletop.games.wixoss.vocabulary import KINDS, TIMINGS, TYPES, VOCABULARY


def card_text(face: Face, language: str) -> tuple[TextBlock, ...]:
    """First one block for each ability in its order, then what else is printed on the card."""
    say: ModuleType = say_ja if language == "ja" else say_en
    heads: ModuleType = heads_ja if language == "ja" else heads_en
    skills = [SKILLS[f"{face.id}/{n}"] for n in range(len(face.skills))]
    texts = [
        TextBlock(heads.title(skill, getattr(KINDS[skill.ability.kind], language)), say.ability(skill.ability))
        for skill in skills
    ]
    return (*texts, *_printed(face.printed.card, language, heads))


_GUARD = (
    ("Guard", "Discard it to stop an LRIG’s attack."), ("ガード", "手札から捨ててルリグのアタックを防ぐ。")
)  # fmt: skip
_MULTI_ENER = (
    ("Multi Ener", "Pays one ener of any colour."), ("マルチエナ", "どの色のエナとしても支払える。")
)  # fmt: skip


def modes(node: Modes) -> Words:
    """`1: …; 2: …`."""
    en = "; ".join(f"{n}: {say_en.clause(mode)}" for n, mode in enumerate(node.modes, 1))
    ja = "".join(f"{n}「{say_ja.clause(mode)[1]}」" for n, mode in enumerate(node.modes, 1))
    return Words(en, ja)


def alone(effects: tuple[Any, ...]) -> Words:
    """Effects as one clause."""
    return Words(say_en.clause(effects), say_ja.clause(effects)[1])


def _printed(card: Any, language: str, heads: ModuleType) -> list[TextBlock]:
    ja = language == "ja"
    found = []
    if card.limited_to:
        names = ("・" if ja else ", ").join(TYPES[word][ja] if word in TYPES else word for word in card.limited_to)
        found.append(TextBlock("限定条件" if ja else "Limited to", names))
    if card.timing:
        times = ("・" if ja else ", ").join(getattr(TIMINGS[word], language) for word in card.timing)
        found.append(TextBlock("使用タイミング" if ja else "Timing", times))
    if card.appearance is not None:
        found.append(_appearance(card.appearance, language, heads))
    found += [_half(half, language) for half in card.cross]
    if card.guard:
        found.append(TextBlock(*_GUARD[ja]))
    if card.multi_ener:
        found.append(TextBlock(*_MULTI_ENER[ja]))
    if card.by_hand is not None:
        found.append(TextBlock("手動" if ja else "By hand", getattr(card.by_hand, language)))
    return found


def _appearance(of: Appearance, language: str, heads: ModuleType) -> TextBlock:
    time = getattr(TIMINGS[of.timing], language)
    parts = [heads.part(part) for part in of.parts]
    if language == "ja":
        return TextBlock(f"出現条件（{time}）", "、".join(parts) + "。")
    text = " and ".join(parts)
    return TextBlock(f"Appearance ({time})", text[0].upper() + text[1:] + ".")


def _half(half: Half, language: str) -> TextBlock:
    name = VOCABULARY.names.get(half.partner)
    partner = getattr(name, language) if name is not None else half.partner
    if language == "ja":
        side = "右" if half.half == "left" else "左"
        return TextBlock("クロス", f"{partner}の{'左' if side == '右' else '右'}（{partner}が{side}隣）。")
    side = "right" if half.half == "left" else "left"
    return TextBlock("Cross", f"With {partner} directly to the {side}.")


__all__ = ["VOCABULARY", "card_text", "modes"]
