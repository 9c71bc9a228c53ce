"""The project's files as nodes: each is read once, and a broken one is told of once."""

from cardpress.diagnostics import Span
from cardpress.files import ProjectFiles
from cardpress.source.encoding import decoded
from cardpress.source.kinds import Reader
from cardpress.source.nodes import Mapping, Scalar
from cardpress.source.report import Report
from cardpress.source.tree import parse_yaml

__all__ = ["Page", "Shelf"]


class Page:
    """A YAML file that has been read: its mapping, and how to report on it."""

    __slots__ = ("node", "reader")

    def __init__(self, node: Mapping, reader: Reader) -> None:
        self.node = node
        self.reader = reader


class Shelf:
    """All files that were asked for."""

    def __init__(self, files: ProjectFiles, report: Report) -> None:
        self.files = files
        self.report = report
        self._pages: dict[str, Page | None] = {}

    def page(self, path: str, *, wanted: str = "keys with values") -> Page | None:
        """Gives a YAML file whose root is a mapping; nothing where the report says why not.

        ``wanted`` says what an empty file lacks.
        """
        if path not in self._pages:
            self._pages[path] = self._read(path, wanted)
        return self._pages[path]

    def _read(self, path: str, wanted: str) -> Page | None:
        data = self.data(path)
        if data is None:
            return None
        errors = self.report.errors
        node = parse_yaml(data, path, self.report)
        if isinstance(node, Mapping):
            return Page(node, Reader(path, self.report))
        if node is None or (isinstance(node, Scalar) and node.empty):
            if self.report.errors == errors:
                message = f"the file is empty: {wanted}"
                self.report.add("E113", message, Span(path), "start with 'format: 1'")
            return None
        Reader(path, self.report).wrong_kind(node, "a mapping")
        return None

    def lines(self, path: str) -> list[str] | None:
        """Gives the lines of a text file; nothing where the report says why not."""
        data = self.data(path)
        text = None if data is None else decoded(data, path, self.report)
        return None if text is None else text.splitlines()

    def data(self, path: str) -> bytes | None:
        """Gives a file's bytes; nothing where the report says why not."""
        if self.files.outside(path):
            message = f"'{path}' is a link that leads out of the project"
            self.report.add("E901", message, Span(path), "copy the file into the project")
            return None
        try:
            return self.files.read(path)
        except OSError as error:
            message = f"'{path}' cannot be read: {error.strerror or error}"
            self.report.add("E901", message, Span(path))
            return None

    def yaml_names(self, folder: str) -> list[str]:
        """Gives the names, without ending, of the YAML files in a folder; warns of ``.yml``."""
        names = []
        for entry in self.files.entries(folder):
            if entry.endswith(".yaml"):
                names.append(entry.removesuffix(".yaml"))
            elif entry.endswith(".yml"):
                path = f"{folder}/{entry}"
                hint = f"rename it to {entry.removesuffix('.yml')}.yaml"
                self.report.add("W144", f"'{path}' is not read", Span(path), hint)
        return names
