"""For programs that learn: observations as arrays, many games at once, and the interfaces of other libraries.

Everything here wants the extra `research`, `pip install '.[research]'`, and `openspiel` that of its name.
"""

from __future__ import annotations

from signoria.research.cluster import RayVectorEnv
from signoria.research.observer import Observer
from signoria.research.vector import VectorEnv

__all__ = ["Observer", "RayVectorEnv", "VectorEnv"]
