"""`python -m signoria.cli` is the command `signoria`."""

from __future__ import annotations

from signoria.cli.app import main

if __name__ == "__main__":
    main()
