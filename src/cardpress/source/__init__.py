"""Stages 1 and 2: reads a project's YAML and resolves it to a catalogue.

Knows files, YAML and the models; nothing of fonts, pictures, paper or chance.
"""

from cardpress.source.project import read_project

__all__ = ["read_project"]
