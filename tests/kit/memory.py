"""How much memory is in use."""

from __future__ import annotations

import gc
import sys


def blocks_in_use() -> int:
    """Give how many blocks of memory are in use, when all rubbish is collected."""
    gc.collect()
    return sys.getallocatedblocks()
