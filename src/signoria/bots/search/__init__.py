"""Search: bots that think, whatever they play. A game adds its `Knowledge`, programs ask `judge`."""

from __future__ import annotations

from signoria.bots.search.judgement import Judgement, judge

__all__ = ["Judgement", "judge"]
