"""Card texts of this game, rendered from the data that runs them."""

from collections.abc import Iterator

from tabletop.core.card import Face, TextBlock
from tabletop.games.jedi_knights import say_en, say_ja
from tabletop.games.jedi_knights.cards import NAMES, PrintedCard
from tabletop.games.jedi_knights.vocabulary import TITLES, TRAITS, VOCABULARY


def card_text(face: Face, language: str) -> tuple[TextBlock, ...]:
    """One block for each ability, after what the card's marks mean in words."""
    card: PrintedCard = face.printed
    ja = language == "ja"
    if face.kind == "system":
        return ()
    say = say_ja.skill if ja else say_en.skill
    lines = [say(VOCABULARY, skill) for skill in card.skills]
    if card.stays and lines:
        lead = "場に残る。" if ja else "Stays on the table. "
        lines[0] = lead + lines[0]
    blocks = [TextBlock("", line) for line in lines]
    blocks += [TextBlock("", line) for line in (_ja(card) if ja else _en(card))]
    if card.by_hand is not None:
        blocks.append(TextBlock("", getattr(card.by_hand, language)))
    return tuple(blocks)


def _en(card: PrintedCard) -> Iterator[str]:
    if card.starting and card.kind == "character":
        yield (
            "One per deck. Deploys from your theme pile in the Deploy Phase, and returns there whenever it leaves play."
        )
    if card.starting and card.kind == "event":
        yield "Starting event. Played from your theme pile in the Deploy Phase, free of cost."
    if card.weapon is not None and (user := _user_en(card)):
        yield f"Deploys only on {user}."
    if card.can_board:
        yield "May board a starship."
    if card.kind == "event" and not card.skills and not card.unknown:
        yield "May be played only for its tactical bonus."
    if card.kind == "theme" and card.starting_cards:
        yield f"Starting card: {'; '.join(card.starting_cards)}."
    if card.note is not None:
        yield card.note.en


def _ja(card: PrintedCard) -> Iterator[str]:
    if card.starting and card.kind == "character":
        yield "デッキに1枚。配備フェイズにテーマパイルから配置でき、場を離れるときはテーマパイルに戻る。"
    if card.starting and card.kind == "event":
        yield "開始時イベント。配備フェイズに、テーマパイルからコスト不要で使う。"
    if card.weapon is not None and (user := _user_ja(card)):
        yield f"{user}にだけ付けられる。"
    if card.can_board:
        yield "宇宙船に搭乗できる。"
    if card.kind == "event" and not card.skills and not card.unknown:
        yield "戦術ボーナスとしてだけ使える。"
    if card.kind == "theme" and card.starting_cards:
        yield f"開始時用カード：{'、'.join(_card_ja(name) for name in card.starting_cards)}。"
    if card.note is not None:
        yield card.note.ja


def _card_ja(name: str) -> str:
    """The Japanese name of a card that another one names; cards are named in English in the data."""
    return f"《{NAMES[name]}》" if name in NAMES else name


def _user_en(card: PrintedCard) -> str:
    arms = card.weapon
    assert arms is not None
    if arms.title:
        return arms.title
    if arms.keyword:
        return {"fighter": "a fighter", "capital": "a capital starship"}.get(arms.keyword, arms.keyword)
    return "a character with a leadership icon" if arms.leadership else ""


def _user_ja(card: PrintedCard) -> str:
    arms = card.weapon
    assert arms is not None
    if arms.title:
        return TITLES[arms.title].ja if arms.title in TITLES else arms.title
    if arms.keyword:
        return TRAITS[arms.keyword].ja if arms.keyword in TRAITS else arms.keyword
    return "統率アイコンのあるキャラクター" if arms.leadership else ""


__all__ = ["VOCABULARY", "card_text"]
