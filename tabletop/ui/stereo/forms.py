"""What a pair can be written as: the mode, the suffix, and what the file says about its eyes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Form:
    """``mode`` "" is the mode that is shown now. ``order`` names the sentence about the eyes in the file."""

    name: str
    suffix: str
    mode: str = ""
    order: str = ""


FORMS = (
    Form("mpo", ".mpo", "parallel", "mpo"),
    Form("jps", ".jps", "parallel", "jps"),
    Form("pns", ".pns", "parallel", "pns"),
    Form("parallel_png", ".png", "parallel", "left_first"),
    Form("parallel_jpg", ".jpg", "parallel", "left_first"),
    Form("crossed_png", ".png", "crossed", "right_first"),
    Form("crossed_jpg", ".jpg", "crossed", "right_first"),
    Form("over_png", ".png", "over-under", "left_above"),
    Form("over_jpg", ".jpg", "over-under", "left_above"),
    Form("shown_png", ".png", "", "shown"),
    Form("shown_jpg", ".jpg", "", "shown"),
    Form("wiggle_webp", ".webp", "wiggle", "moving"),
    Form("wiggle_gif", ".gif", "wiggle", "moving"),
    Form("wiggle_apng", ".apng", "wiggle", "moving"),
    Form("goggles_png", ".png", "goggles", "goggles"),
    Form("goggles_corrected_png", ".png", "goggles-corrected", "goggles"),
    Form("twin_pdf", ".pdf", "parallel", "twin"),
)
PHONES = ((2340, 1080, 6.1), (2400, 1080, 6.5), (2556, 1179, 6.1), (3088, 1440, 6.8), (1920, 1080, 5.5))
