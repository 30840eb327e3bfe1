"""`python -m engine` is the referee."""

import sys

from engine.referee import main

sys.exit(main())
