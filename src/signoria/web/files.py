"""How many files this process may have open: a connection is one, and many systems allow few unless they are asked."""

from __future__ import annotations

import sys
from typing import Final

# So many are enough for anybody; some systems have no highest number.
ENOUGH: Final = 65_536
# For the database, static files, bots and the rest.
RESERVED: Final = 200
# Where nobody can be asked.
USUAL: Final = 1024


def raise_files_limit() -> None:
    """Ask for as many files as the system allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files_for_connections() -> int:
    """Give how many connections there are files for."""
    if sys.platform == "win32":
        return USUAL - RESERVED
    import resource  # noqa: PLC0415 - not everywhere

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(allowed - RESERVED, allowed // 2)
