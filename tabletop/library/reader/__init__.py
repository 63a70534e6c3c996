"""The one door for what comes from outside: bytes to text, JSON, TOML, XML, members of zip files, pictures.

All of it is bounded (`bounds`), and whatever is wrong is told by one Unusable that says where and what to do.
"""

from tabletop.library.reader.bounds import LARGEST_FILE, MOST_CARDS, MOST_MOVES
from tabletop.library.reader.data import json_data, read_json, shallow, toml_data
from tabletop.library.reader.files import bounded, files_in, read_bytes
from tabletop.library.reader.guard import guarded
from tabletop.library.reader.text import decode
from tabletop.library.reader.xml import xml_tree

__all__ = [
    "LARGEST_FILE", "MOST_CARDS", "MOST_MOVES", "bounded", "decode", "files_in", "guarded", "json_data",
    "read_bytes", "read_json", "shallow", "toml_data", "xml_tree",
]
