"""A project's files, wherever they lie, by their paths below the project root.

Knows folders and bytes, nothing of what they mean. Paths are written with forward slashes, are
compared exactly (also where the file system ignores case), and never leave the project.
"""

from cardpress.files.find import PathProblem, find
from cardpress.files.folder import Folder, MemoryFiles, ProjectFiles
from cardpress.files.root import PROJECT_FILE, find_root, shipped_root

__all__ = [
    "PROJECT_FILE",
    "Folder",
    "MemoryFiles",
    "PathProblem",
    "ProjectFiles",
    "find",
    "find_root",
    "shipped_root",
]
