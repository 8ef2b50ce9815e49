"""When a table was awake: a server cared for it, and somebody was there who plays. Only such time counts.

It is not stored. A server that takes a table up knows nothing of the time before, so whatever waits begins anew then.
"""

from __future__ import annotations


class Hours:
    """The time for which a table has been awake since `awake`, when this server took it up."""

    def __init__(self, awake: float) -> None:
        self.awake = awake
        # The times when it stood still, one after another, and since when it does now.
        self._still: list[tuple[float, float]] = []
        self._since: float | None = None

    @property
    def still(self) -> bool:
        """Whether the table stands still now."""
        return self._since is not None

    def note(self, now: float, *, still: bool, needed: float) -> bool:
        """Note whether the table stands still from now on; say whether that is news.

        What was before `needed` is forgotten: nothing that waits at the table has begun before.
        """
        if still == self.still:
            return False
        if self._since is None:
            self._since = now
        else:
            kept = [span for span in self._still if span[1] > needed]
            self._still = [*kept, (self._since, now)]
            self._since = None
        return True

    def after(self, moment: float, seconds: float, now: float) -> float:
        """Give when the table has been awake for some seconds since a moment: while it stands still, that moves."""
        at = max(moment, self.awake)
        spans = self._still if self._since is None else [*self._still, (self._since, now)]
        for begun, ended in spans:
            if ended <= at:
                continue
            if begun >= at + seconds:
                break
            seconds -= max(0.0, begun - at)
            at = ended
        return at + seconds
