"""Python reads it at its start where a test waits for a process that otherwise runs only when nothing else does.

Beside other tests such a process gets so little of a machine that whether it answers in time depends on them.
"""

import os

os.nice = lambda _: 0
