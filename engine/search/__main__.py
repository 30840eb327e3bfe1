"""`python -m engine.search`: compile the search, so that the code is on disk when it is wanted."""

import contextlib
import os

with contextlib.suppress(AttributeError, OSError):
    os.nice(10)  # nobody waits for it

import engine.search.solver  # noqa: F401 - loading it compiles it
