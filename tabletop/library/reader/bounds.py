"""How much of what comes from outside is taken: sizes in bytes, counts, depth, digits.

All are far above what a person makes and low enough for one second and 300 MB on a slow machine.
"""

LARGEST_FILE = 5_000_000
"""A card file, a list, a deck."""
LARGEST_TOML = 250_000
"""A position or a case: a thousand cards take a tenth of it."""
LARGEST_SAVE = 20_000_000
LARGEST_LINE = 2_000_000
"""One line of a save or journal: its header, with decks and a position, is the longest."""
MOST_CARDS = 10_000
"""Cards of one file, whatever form it has; checked before any is looked up."""
MOST_MOVES = 20_000
"""Decisions of one game; the longest that was ever played by hand has a tenth of it."""
MOST_LINES = 3_000
"""Lines of a list of cards."""
MOST_STRANGERS = 300
"""Different lines of a list that name no card; a list of more is for another game."""
MOST_JOURNAL_LINES = 80_000
LARGEST_SEED = (1 << 64) - 1
MOST_SEATS = 4
MOST_NODES = 300_000
"""Values in one file of data, counted with those inside others."""
DEEPEST = 60
"""Lists within lists and tables within tables."""
MOST_DIGITS = 20
MOST_ELEMENTS = 60_000
"""Elements of an XML file: a deck of Lackey has three for each copy of a card."""

MOST_MEMBERS = 2_000
LARGEST_ZIP = 100_000_000
"""A zip file, and all its members together when unpacked."""
LARGEST_MEMBER = 20_000_000
LONGEST_MEMBER_NAME = 150

LARGEST_PICTURE = 50_000_000
"""Pixels of a picture that is taken as it is."""
LARGEST_SHRUNK = 150_000_000
"""Pixels of a picture that is taken if it may be reduced: an A4 page at 1,200 dpi."""
LONGEST_SIDE = 32_767
"""Pixels along one side: longer ones cannot be painted on."""
MOST_FRAMES = 1_000
PIXELS_A_BYTE = 2_000
"""No picture form packs more pixels into a byte, but for blank sheets; pictures that claim more are not decoded."""
ALWAYS_DECODED = 4_000_000
"""So many pixels are decoded however few bytes they come from."""
