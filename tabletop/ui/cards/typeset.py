"""One card as a picture: frame, title, picture, type line, text box and badges, from data, at any size.

Measures are millimetres of a card of 63 × 88. Works in any thread: QPainter on QImage only.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.core.card import Face
from tabletop.core.layout import TALL
from tabletop.ui.art import paint_back
from tabletop.ui.cards.badges import draw_badge
from tabletop.ui.cards.look import Look
from tabletop.ui.cards.pictures import OwnPicture, Picture, picture_for
from tabletop.ui.cards.pips import draw_icons, draw_pips
from tabletop.ui.cards.plan import FULL_FROM, WIDE, Plan, plan_of
from tabletop.ui.cards.state import draw_state
from tabletop.ui.cards.styles import Badge, Dress, GameStyle, dress_of
from tabletop.ui.cards.text_box import draw_line, draw_text
from tabletop.ui.cards.words import CardWords
from tabletop.ui.dress import dress_for


class Typesetter:
    """Draws the cards of one game. `own` finds the user's pictures."""

    def __init__(self, game: str, words: CardWords, own: OwnPicture | None = None) -> None:
        self.game = game
        self.words = words
        self.own = own
        self.style: GameStyle = dress_for(game).style

    def draw(self, look: Look, language: str, width: int, full: bool | None = None) -> QImage:
        """`look` with `width` device pixels on its short side, upright as it is read; transparent corners.

        `full` is the level of detail; None decides by `FULL_FROM`.
        """
        full = width >= FULL_FROM if full is None else full
        long = round(width * TALL)
        size = (long, width) if look.landscape else (width, long)
        image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0, 0, *size), width * 0.055, width * 0.055)
        painter.setClipPath(outline)
        if look.face is None:
            painter.drawImage(0, 0, paint_back(self.game, look.back, *size))
        else:
            self._draw_face(painter, look.face, look.landscape, language, width / WIDE, full)
        _soften_edge(painter, outline, width)
        painter.end()
        return image

    def dress(self, image: QImage, look: Look, width: int) -> None:
        """Add to a drawn card what only the moment adds: changed values, counters, marks, whose it is."""
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        scale = width / WIDE
        plan = plan_of(width >= FULL_FROM, look.landscape)
        if look.face is not None:
            now = dict(look.now)
            for badge, value, at in self._placed(look.face, plan, scale, now):
                if badge.value in now:
                    draw_badge(painter, badge, value, at, badge.size * width * plan.badge, now[badge.value])
        draw_state(painter, look, QRectF(0, 0, image.width(), image.height()), scale)
        painter.end()

    def _draw_face(
        self, painter: QPainter, face: Face, landscape: bool, language: str, scale: float, full: bool
    ) -> None:
        plan = plan_of(full, landscape)
        dress = dress_of(self.style, face)
        part = plan.picture
        picture = picture_for(
            self.game, face, round(part.width() * scale), round(part.height() * scale), self.own
        )
        if picture.whole:
            painter.drawImage(QRectF(0, 0, plan.wide * scale, plan.high * scale), picture.image)
            return
        painter.save()
        painter.scale(scale, scale)
        _draw_frame(painter, plan, dress)
        _draw_picture(painter, plan, dress, picture, face, full)
        painter.restore()
        self._draw_words(painter, face, plan, dress, language, scale, full)
        for badge, value, at in self._placed(face, plan, scale, {}):
            draw_badge(painter, badge, value, at, badge.size * WIDE * scale * plan.badge)
        draw_pips(painter, face, plan.title, scale, full)
        taken = sum(b.at[0] > 0.8 and 0.2 < b.at[1] < 0.5 for b in self._badges(face))
        draw_icons(painter, face, self.style.icons, plan.title, scale, full, taken)

    def _draw_words(
        self,
        painter: QPainter,
        face: Face,
        plan: Plan,
        dress: Dress,
        language: str,
        scale: float,
        full: bool,
    ) -> None:
        title = _scaled(plan.title, scale)
        left = 12.5 if full else 15.5
        right = left if self._in_corner(face) else 3.5
        name = face.name.get(language) or face.name.get("en", face.id)
        room = title.adjusted(left * scale, 0, -right * scale, 0)
        draw_line(
            painter, room, name, (4.5 if full else 6.6) * scale, QColor(dress.ink if full else "#ffffff")
        )
        kind = self.words.kind(face, language)
        if full:
            self._draw_full_words(painter, face, plan, dress, language, scale)
        elif scale * 5 >= 6 and not any(b.flow or b.at[0] == 0.5 for b in self._badges(face)):
            line = _scaled(plan.kind, scale)
            draw_line(painter, line, kind, 5.0 * scale, QColor(255, 255, 255, 235), centred=True)

    def _draw_full_words(
        self, painter: QPainter, face: Face, plan: Plan, dress: Dress, language: str, scale: float
    ) -> None:
        line = _scaled(plan.kind, scale).adjusted(3 * scale, 0, -3 * scale, 0)
        draw_line(painter, line, self.words.kind(face, language), 3.1 * scale, QColor("#ffffff"))
        if plan.text is not None:
            low = plan.high > plan.wide and any(b.at[1] > 0.8 for b in self._badges(face))
            box = _scaled(plan.text.adjusted(0, 0, 0, -12 if low else 0), scale)
            draw_text(
                painter, box, self.words.text(face, language), 3.5 * scale, 1.9 * scale, QColor(dress.ink)
            )
        foot = QRectF(0, (plan.high - 3.1) * scale, plan.wide * scale, 2.4 * scale)
        note = self.words.note(face, language)
        draw_line(painter, foot, note, 1.9 * scale, QColor(255, 255, 255, 200), bold=False, centred=True)

    def _in_corner(self, face: Face) -> bool:
        return any(b.at[0] > 0.8 and b.at[1] < 0.12 for b in self._badges(face))

    def _badges(self, face: Face) -> list[Badge]:
        return [
            badge
            for badge in self.style.badges
            if badge.value in face.values
            and (badge.zero or face.values[badge.value])
            and (not badge.kinds or face.kind in badge.kinds)
        ]

    def _placed(
        self, face: Face, plan: Plan, scale: float, now: dict[str, int]
    ) -> list[tuple[Badge, int, QPointF]]:
        """Each badge of the card with its printed value and its middle in pixels."""
        row = [b for b in self._badges(face) if b.flow]
        step = min(0.2, 0.86 / max(1, len(row)))
        placed = []
        for badge in self._badges(face):
            x, y = badge.at
            if badge.flow:
                x += row.index(badge) * step
            at = QPointF(x * plan.wide * scale, self._lifted(y, plan) * plan.high * scale)
            placed.append((badge, face.values[badge.value], at))
        return placed

    @staticmethod
    def _lifted(y: float, plan: Plan) -> float:
        """Badges of a wide card need more room from the edge, as parts of its smaller height."""
        if plan.wide < plan.high:
            return y
        return y * TALL if y < 0.5 else 1 - (1 - y) * TALL


def _scaled(box: QRectF, scale: float) -> QRectF:
    return QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)


def _draw_frame(painter: QPainter, plan: Plan, dress: Dress) -> None:
    fill = QLinearGradient(0, 0, plan.wide * 0.3, plan.high)
    fill.setColorAt(0, QColor(dress.edge).lighter(135))
    fill.setColorAt(0.5, QColor(dress.edge))
    fill.setColorAt(1, QColor(dress.edge).darker(130))
    painter.fillRect(QRectF(0, 0, plan.wide, plan.high), fill)


def _rounded(painter: QPainter, box: QRectF, fill: QColor, line: QColor, radius: float = 1.2) -> None:
    painter.setPen(QPen(line, 0.35))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, radius, radius)


def _draw_picture(
    painter: QPainter, plan: Plan, dress: Dress, picture: Picture, face: Face, full: bool
) -> None:
    if full:
        _rounded(painter, plan.title, QColor(dress.ground), QColor(dress.line))
    window = QPainterPath()
    window.addRoundedRect(plan.picture, 1.0 if full else 2.2, 1.0 if full else 2.2)
    painter.save()
    painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
    painter.drawImage(plan.picture, picture.image)
    if not full:
        _shade(painter, plan, dress)
    painter.restore()
    painter.setPen(QPen(QColor(dress.line), 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(window)
    if full and plan.text is not None:
        _rounded(painter, plan.kind, QColor(dress.edge).darker(115), QColor(dress.line), 0.8)
        bottom = plan.high - 3.2
        box = QRectF(2.5, plan.kind.bottom() + 0.5, plan.wide - 5, bottom - plan.kind.bottom() - 0.7)
        _rounded(painter, box, QColor(dress.ground), QColor(dress.line))


def _shade(painter: QPainter, plan: Plan, dress: Dress) -> None:
    """Dark at the top and the bottom, so that words and badges stand out from the picture."""
    edge = QColor(dress.edge).darker(150)
    band = QColor(edge.red(), edge.green(), edge.blue(), 232)
    painter.fillRect(plan.title, band)
    painter.fillRect(
        QRectF(plan.title.left(), plan.title.bottom(), plan.title.width(), 0.5), QColor(dress.line)
    )
    foot = QRectF(0, plan.high - 20, plan.wide, 20)
    fade = QLinearGradient(foot.topLeft(), foot.bottomLeft())
    fade.setColorAt(0, QColor(edge.red(), edge.green(), edge.blue(), 0))
    fade.setColorAt(0.75, QColor(edge.red(), edge.green(), edge.blue(), 225))
    painter.fillRect(foot, fade)


def _soften_edge(painter: QPainter, outline: QPainterPath, width: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 190), max(1.0, width * 0.014)))
    painter.drawPath(outline)
