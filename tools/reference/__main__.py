"""The command."""

import sys

from tools.reference.writing import main

sys.exit(main())
