"""Colours and sizes of everything around the table, dark and light."""

from PySide6.QtCore import QLibraryInfo, Qt, QTranslator
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tabletop.ui.fonts import load

DARK = {
    "window": "#171b21", "panel": "#1f252d", "raised": "#2a323c", "line": "#39434f", "ink": "#eef2f7",
    "quiet": "#a9b4c1", "accent": "#7d9bff", "primary": "#4a63d8", "primary_ink": "#ffffff", "good": "#63d79a",
    "bad": "#ff8f80", "warn": "#ffcf70",
}  # fmt: skip
LIGHT = {
    "window": "#eceff2", "panel": "#f8f9fb", "raised": "#ffffff", "line": "#c3cad3", "ink": "#161b21",
    "quiet": "#4f5b68", "accent": "#2f49b8", "primary": "#3a52c4", "primary_ink": "#ffffff", "good": "#0d7045",
    "bad": "#a8261b", "warn": "#7a5200",
}  # fmt: skip

_base_size: list[float] = []


def is_dark(theme: str) -> bool:
    """Whether `system`, `dark` or `light` means dark now."""
    if theme == "system":
        return QGuiApplication.styleHints().colorScheme() != Qt.ColorScheme.Light
    return theme == "dark"


def colours(dark: bool) -> dict[str, str]:
    """The colours of the window by what they are for."""
    return DARK if dark else LIGHT


LINES = "p, li, td { line-height: 132%; }"
"""Style of rich text: the bundled font has no room between its lines of its own."""


def dress(app: QApplication, dark: bool, size: int) -> None:
    """Palette, font (`size` per cent of the system's) and style of the whole program."""
    if not _base_size:
        _base_size.append(max(app.font().pointSizeF(), 10.0))
    app.setStyle("Fusion")
    font = QFont(load())
    font.setPointSizeF(_base_size[0] * size / 100)
    app.setFont(font)
    c = colours(dark)
    app.setPalette(_palette(c))
    app.setStyleSheet(_sheet(c))


def speak(app: QApplication, language: str) -> None:
    """Qt's own words (buttons of dialogs, menus of text fields) in the language in use."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    translator = QTranslator(app)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{language}", folder):
        app.installTranslator(translator)


def _palette(c: dict[str, str]) -> QPalette:
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, name in (
        (roles.Window, "window"), (roles.WindowText, "ink"), (roles.Base, "panel"), (roles.AlternateBase, "raised"),
        (roles.Text, "ink"), (roles.Button, "raised"), (roles.ButtonText, "ink"), (roles.ToolTipBase, "raised"),
        (roles.ToolTipText, "ink"), (roles.Highlight, "primary"), (roles.HighlightedText, "primary_ink"),
        (roles.Link, "accent"), (roles.LinkVisited, "accent"), (roles.PlaceholderText, "quiet"),
        (roles.BrightText, "bad"),
    ):  # fmt: skip
        palette.setColor(role, QColor(c[name]))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        faded = QColor(c["quiet"])
        faded.setAlpha(150)
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def _sheet(c: dict[str, str]) -> str:
    return f"""
QToolTip {{ background: {c["raised"]}; color: {c["ink"]}; border: 1px solid {c["line"]}; padding: 5px; }}
QMenuBar {{ background: {c["panel"]}; border-bottom: 1px solid {c["line"]}; }}
QMenuBar::item {{ padding: 5px 10px; background: transparent; }}
QMenuBar::item:selected {{ background: {c["raised"]}; }}
QDockWidget::title {{ background: {c["panel"]}; padding: 5px 8px; border-bottom: 1px solid {c["line"]}; }}
QMainWindow::separator {{ background: {c["window"]}; width: 5px; height: 5px; }}
QTextBrowser, QListWidget, QScrollArea, QListView, QTableWidget {{ background: {c["panel"]}; border: none; }}
QListWidget::item {{ padding: 4px 8px; }}
QListWidget::item:selected {{ background: {c["primary"]}; color: {c["primary_ink"]}; }}
QTabBar::tab {{ background: {c["window"]}; color: {c["quiet"]}; padding: 6px 12px; border: none; }}
QTabBar::tab:selected {{ background: {c["panel"]}; color: {c["ink"]}; border-bottom: 2px solid {c["accent"]}; }}
QPushButton {{ background: {c["raised"]}; color: {c["ink"]}; border: 1px solid {c["line"]}; border-radius: 7px;
    padding: 7px 14px; }}
QPushButton:hover {{ border-color: {c["accent"]}; }}
QPushButton:focus {{ border: 2px solid {c["accent"]}; padding: 6px 13px; }}
QPushButton:pressed {{ background: {c["line"]}; }}
QPushButton[primary="true"] {{ background: {c["primary"]}; color: {c["primary_ink"]};
    border: 1px solid {c["primary"]}; font-weight: bold; }}
QPushButton[primary="true"]:hover {{ border-color: {c["ink"]}; }}
QPushButton[flat="true"], QToolButton {{ background: transparent; border: none; color: {c["ink"]}; padding: 5px 8px;
    border-radius: 6px; }}
QPushButton[flat="true"]:hover, QToolButton:hover {{ background: {c["raised"]}; }}
QToolButton:checked {{ background: {c["primary"]}; color: {c["primary_ink"]}; }}
QLineEdit, QComboBox {{ background: {c["raised"]}; border: 1px solid {c["line"]}; border-radius: 6px;
    padding: 5px 8px; }}
QLineEdit:focus, QComboBox:focus {{ border-color: {c["accent"]}; }}
QCheckBox {{ spacing: 8px; }}
QCheckBox::indicator {{ width: 17px; height: 17px; border: 1px solid {c["quiet"]}; border-radius: 4px;
    background: {c["raised"]}; }}
QCheckBox::indicator:focus {{ border: 2px solid {c["accent"]}; }}
QCheckBox::indicator:checked {{ background: {c["primary"]};
    image: url(:/qt-project.org/styles/commonstyle/images/standardbutton-apply-16.png); }}
QComboBox QAbstractItemView {{ background: {c["raised"]}; }}
QFrame[bar="true"] {{ background: {c["panel"]}; }}
QFrame#past {{ background: {c["raised"]}; border-bottom: 2px solid {c["accent"]}; }}
QFrame#past[pointed="true"] {{ background: {c["panel"]}; border: 3px solid {c["accent"]}; }}
QFrame[plate="true"] {{ background: {c["panel"]}; border: 1px solid {c["line"]}; border-radius: 12px; }}
QLabel[quiet="true"] {{ color: {c["quiet"]}; }}
QLabel[big="true"] {{ font-size: 15pt; font-weight: bold; }}
QLabel[huge="true"] {{ font-size: 26pt; font-weight: bold; }}
QScrollBar:vertical {{ background: transparent; width: 10px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; }}
QScrollBar::handle {{ background: {c["line"]}; border-radius: 5px; min-height: 24px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QGroupBox {{ border: 1px solid {c["line"]}; border-radius: 8px; margin-top: 12px; padding-top: 8px; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 12px; padding: 0 4px; color: {c["quiet"]}; }}
"""
