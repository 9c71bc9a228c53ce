"""Writing in two phases: everything is staged first, then all of it is committed, or none.

Knows folders and names, nothing of what is written. A staged file lies in a hidden folder
beside its final place, so that committing is a rename on one file system. Whatever goes wrong
before the commit leaves the earlier outputs as they were and no temporary file behind.
"""

from cardpress.store.kept import keep, kept
from cardpress.store.names import distinct_names, portable_name
from cardpress.store.staging import Staging
from cardpress.store.turns import editing

__all__ = ["Staging", "distinct_names", "editing", "keep", "kept", "portable_name"]
