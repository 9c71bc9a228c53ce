"""cardpress: from YAML card definitions to cut-ready sheets.

Holds the version and nothing else: importing the package costs nothing.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
