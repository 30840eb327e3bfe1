"""`python -m engine.search [LOCK]`: compile the search, so that the code is on disk when it is wanted.

With a lock file's name it is somebody's helper: of several only one compiles, and it ends when its standard input does,
so that nobody's death leaves a compiler behind.
"""

import contextlib
import os
import sys
import threading

from engine.search import compile_cache

with contextlib.suppress(AttributeError, OSError):
    os.nice(10)  # nobody waits for it


def end_with_parent() -> None:
    """Wait until the process that holds the other end is gone."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)


def main(lock: str | None) -> None:
    """Compile what is not compiled yet; alone, if there is a lock to be had."""
    with contextlib.ExitStack() as held:
        if lock is not None:
            threading.Thread(target=end_with_parent, daemon=True).start()
            with contextlib.suppress(ImportError, OSError):
                import fcntl  # noqa: PLC0415 - not everywhere

                fcntl.flock(held.enter_context(open(lock, "ab")), fcntl.LOCK_EX)  # noqa: PTH123 - one name, no path
        if compile_cache.is_whole(compile_cache.root()):
            return
        import engine.search.playouts  # noqa: F401, PLC0415 - loading it compiles it

        with contextlib.suppress(OSError):  # where nothing can be kept, each process compiles for itself
            compile_cache.mark_whole(compile_cache.root())


main(sys.argv[1] if len(sys.argv) > 1 else None)
