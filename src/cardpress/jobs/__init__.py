"""One module a command, each reading like the list of stages.

A job is a function from files and wishes to a result with diagnostics. It neither prints nor
exits; it raises ``CardpressError`` only where going on makes no sense.
"""
