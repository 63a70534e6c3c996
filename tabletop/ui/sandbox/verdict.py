"""At the end of play by hand: what the rules cannot accept, and what is to be done about it."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from tabletop.core.refusal import Refusal
from tabletop.core.ruleset import Ruleset
from tabletop.library.provenance import sign, told
from tabletop.library.texts import say
from tabletop.library.wording import sentence

GO_ON, MEND, BACK = "go_on", "mend", "back"
MOST = 40


class Verdict(QDialog):
    """`chosen` is GO_ON, MEND (the default) or BACK. `linked("rule:…")`."""

    linked = Signal(str)

    def __init__(self, faults: Sequence[Refusal], rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = MEND
        self.setWindowTitle(say("sandbox.verdict"))
        self.setMinimumSize(620, 320)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        head = QLabel(say("sandbox.verdict_head", n=len(faults)))
        head.setWordWrap(True)
        column.addWidget(head)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(lambda url: self.linked.emit(url.toString()))
        lines = "".join(_line(fault, rules) for fault in list(faults)[:MOST])
        self.text.setHtml(f"<ul>{lines}</ul>")
        column.addWidget(self.text, 1)
        row = QHBoxLayout()
        for name in (BACK, GO_ON, MEND):
            button = QPushButton(say(f"sandbox.verdict_{name}"))
            button.setToolTip(say(f"sandbox.verdict_{name}_help"))
            button.setMinimumHeight(40)
            button.clicked.connect(lambda _=False, name=name: self._choose(name))
            if name == MEND:
                button.setProperty("primary", True)
                button.setDefault(True)
            row.addWidget(button)
        column.addLayout(row)

    def _choose(self, name: str) -> None:
        self.chosen = name
        self.accept()


def _line(fault: Refusal, rules: Ruleset) -> str:
    words = escape(sentence(fault.key, fault.values, rules))
    mark = f'<span title="{escape(told(fault.rule))}">{sign(fault.rule)}</span>'
    return f'<li style="margin-bottom:6px">{words} {mark} <a href="rule:{fault.rule}">{fault.rule}</a></li>'
