"""Writing frames down and reading them back: a frame is its name and its fields.

The fields of a frame are the parameters of its constructor. Sequences in frames are tuples, which JSON turns into
lists; reading turns them back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from inspect import signature
from types import ModuleType
from typing import cast

from signoria.core.agenda import Frame
from signoria.core.plain import bounded
from signoria.core.shown import shown


class FrameCodec:
    """Knows the frames of one game by name: those of some modules, and of what has been imported of some packages."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self.classes: dict[str, type[Frame]] = {}
        for module in modules:
            self.learn(module)
        self.fields: dict[str, list[str]] = {
            name: list(signature(frame).parameters) for name, frame in self.classes.items()
        }

    def learn(self, module: ModuleType) -> None:
        """Get to know the frames of a module, or of the modules of a package."""
        for name, value in vars(module).items():
            if isinstance(value, ModuleType):
                if value.__name__ == f"{module.__name__}.{name}":
                    self.learn(value)
            elif (
                isinstance(value, type)
                and issubclass(value, Frame)
                and getattr(value, "__module__", "") == module.__name__
            ):
                if name in self.classes:
                    raise ValueError(f"two frames are called {name}")
                self.classes[name] = value

    def save(self, frame: Frame) -> list[object]:
        """Give name and fields of a frame."""
        name = type(frame).__name__
        saved: list[object] = [name]
        for field in self.fields[name]:
            value = getattr(frame, field)
            saved.append(list(value) if isinstance(value, tuple) else value)
        return saved

    def load(self, saved: object) -> Frame:
        """Give the frame that was saved."""
        if not isinstance(saved, list) or not saved or not isinstance(saved[0], str):
            raise ValueError(f"this is not a saved frame: {shown(saved)}")
        name: str = saved[0]
        if name not in self.classes:
            raise ValueError(f"there is no frame called {shown(name)}")
        fields = [tuple(value) if isinstance(value, list) else value for value in saved[1:]]
        if len(fields) != len(self.fields[name]):
            raise ValueError(f"a frame {name} has the fields {', '.join(self.fields[name])}, not {len(fields)} values")
        build = cast("Callable[..., Frame]", self.classes[name])
        try:
            return build(*fields)
        except TypeError as wrong:
            raise ValueError(f"the fields of the saved frame {name} do not fit: {wrong}") from None


class FrameReader:
    """Reads frames back whose fields make sense.

    By the names of the fields: which are seats; the least and the greatest value of other numbers; of what type
    everything else is; and of which there are several.
    """

    def __init__(
        self,
        codec: FrameCodec,
        seats: Collection[str],
        numbers: Mapping[str, tuple[int, int]],
        others: Mapping[str, type],
        several: Collection[str] = (),
    ) -> None:
        self.codec = codec
        self.seats = seats
        self.numbers = numbers
        self.others = others
        self.several = several

    def load(self, saved: object, players: int) -> Frame:
        """Give a frame that was saved in a game of so many players."""
        frame = self.codec.load(saved)
        for field in self.codec.fields[type(frame).__name__]:
            value = getattr(frame, field)
            if field in self.others:
                if type(value) is not self.others[field]:
                    raise ValueError(f"{field} of a frame cannot be {shown(value)}")
                continue
            if isinstance(value, tuple) != (field in self.several):
                raise ValueError(f"{field} of a frame cannot be {shown(value)}")
            least, most = (0, players - 1) if field in self.seats else self.numbers[field]
            for number in value if isinstance(value, tuple) else (value,):
                bounded(number, f"{field} of a frame", least, most)
        return frame
