"""The command."""

import sys

from tools.texts.command import main

sys.exit(main())
