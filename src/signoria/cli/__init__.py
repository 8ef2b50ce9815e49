"""The command `signoria`."""
