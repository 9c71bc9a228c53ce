"""Stages 1 and 2: reads a project's YAML and resolves it to a catalogue.

Knows files, YAML and the models; nothing of fonts, pictures, paper or chance.
"""

from cardpress.source.begin import Begun, begun
from cardpress.source.languages import language_file, languages_of, wrong_tag
from cardpress.source.lock import read_ledger
from cardpress.source.project import read_project
from cardpress.source.translations import translated
from cardpress.source.tree import has_fast_parser
from cardpress.source.user import read_user_settings

__all__ = [
    "Begun",
    "begun",
    "has_fast_parser",
    "language_file",
    "languages_of",
    "read_ledger",
    "read_project",
    "read_user_settings",
    "translated",
    "wrong_tag",
]
