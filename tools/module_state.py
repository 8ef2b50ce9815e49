"""State in modules: rules share nothing, so what stands at the top of a module of theirs never changes.

    python -m tools.module_state [FOLDER ...]

Positions are played in several threads at once. Whatever a module keeps is shared by all of them, so it may hold what
is settled when it is imported, and nothing else:

- at the top of a module stand imports, classes, functions, and names that are `Final`;
- what such a name stands for is not changed anywhere: nothing is put into it, nobody calls `append` or the like on it;
- objects that it is made of are of classes that change nothing of themselves once they have been made;
- no function has a `global`, none keeps a cache.
"""

from __future__ import annotations

import argparse
import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES: Final = Path(__file__).parent.parent / "src"
FOLDERS: Final = [SOURCES / "signoria" / "core", SOURCES / "signoria" / "games"]

# Methods of lists, dicts and sets that change them.
CHANGING: Final = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault"}
    | {"sort", "update"}
)
CACHES: Final = frozenset({"cache", "lru_cache", "cached_property"})
# What makes the name at its left a type, and no more.
TYPES: Final = frozenset({"NewType", "ParamSpec", "TypeVar", "TypedDict"})


@dataclass
class Module:
    """A module as read: its name, its tree, and what the names it imports stand for."""

    name: str
    tree: ast.Module
    imported: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = f"{node.module}.{alias.name}"

    def full_name(self, node: ast.expr) -> str:
        """Give the full name of what a name, or a name in a module, stands for; otherwise nothing."""
        if isinstance(node, ast.Name):
            return self.imported.get(node.id, f"{self.name}.{node.id}")
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return f"{self.full_name(node.value)}.{node.attr}"
        return ""


def read(folders: list[Path], root: Path) -> list[Module]:
    """Read all modules in some folders, whose names begin under another folder."""
    found = []
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found.append(Module(name, ast.parse(path.read_text(encoding="utf-8"))))
    return found


class Reader:
    """Knows all modules that are looked at together, and says what is wrong with them."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.classes: dict[str, tuple[Module, ast.ClassDef]] = {}
        self.functions: dict[str, tuple[Module, ast.FunctionDef]] = {}
        # Names at the top of modules that stand for something that could be changed.
        self.tables: set[str] = set()
        for module in modules:
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[f"{module.name}.{node.name}"] = (module, node)
                elif isinstance(node, ast.FunctionDef):
                    self.functions[f"{module.name}.{node.name}"] = (module, node)
                elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    self.tables.add(f"{module.name}.{node.target.id}")

    def complaints(self) -> list[str]:
        """Say everything that is wrong, a line each."""
        found: list[str] = []
        for module in self.modules:
            found += [f"{module.name}:{line}: {complaint}" for line, complaint in sorted(self.wrong_in(module))]
        return found

    def wrong_in(self, module: Module) -> Iterator[tuple[int, str]]:
        """Say what is wrong in a module, with the lines."""
        for statement in module.tree.body:
            yield from self.wrong_at_top(module, statement)
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Global):
                yield node.lineno, f"a function changes the module's {', '.join(node.names)}"
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for decorator in node.decorator_list:
                    if name_of(decorator) in CACHES:
                        yield node.lineno, f"{node.name} keeps a cache"
            for changed in changes(node):
                if module.full_name(changed) in self.tables:
                    yield changed.lineno, f"{ast.unparse(changed)} is changed"

    # --- The top of a module -----------------------------------------------------------------------------------------

    def wrong_at_top(self, module: Module, node: ast.stmt) -> Iterator[tuple[int, str]]:
        """Say what is wrong with a statement at the top of a module."""
        if isinstance(node, ast.ClassDef):
            # What a field of a named tuple is by default, a constant, stands in the tuple like every other value.
            named = any(name_of(base) == "NamedTuple" for base in node.bases)
            for part in node.body:
                if named and isinstance(part, ast.AnnAssign) and isinstance(part.value, ast.Constant):
                    continue
                if isinstance(part, ast.Assign) or (isinstance(part, ast.AnnAssign) and part.value is not None):
                    yield part.lineno, f"all objects of class {node.name} share {ast.unparse(part)!r}"
        elif isinstance(node, ast.AnnAssign) and node.value is not None and "Final" in ast.unparse(node.annotation):
            for held in self.changing_parts(module, node.value):
                yield node.lineno, f"{ast.unparse(node.target)} holds {held}"
        elif not is_settled(node):
            yield node.lineno, f"{ast.unparse(node).splitlines()[0]!r} is no constant: it is not Final"

    def changing_parts(self, module: Module, value: ast.expr) -> Iterator[str]:
        """Name the classes in a value whose objects change, with the methods in which they do.

        A class that is only named counts too: somebody will make objects of it. A function that is called gives what
        it says it gives; one that is only named gives nothing yet.
        """
        called = {id(node.func) for node in ast.walk(value) if isinstance(node, ast.Call)}
        for node in ast.walk(value):
            name = module.full_name(node) if isinstance(node, ast.Name | ast.Attribute) else ""
            if name in self.functions and id(node) in called:
                maker, function = self.functions[name]
                if function.returns is not None:
                    yield from self.changing_results(maker, function.returns)
            elif name in self.classes:
                yield from self.changing_class(name)

    def changing_results(self, module: Module, annotation: ast.expr) -> Iterator[str]:
        """Name the classes in an annotation whose objects change; what a function in it is given does not count."""
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            annotation = ast.parse(annotation.value, mode="eval").body
        if isinstance(annotation, ast.Subscript):
            if name_of(annotation.value) != "Callable":
                yield from self.changing_results(module, annotation.slice)
        elif isinstance(annotation, ast.Tuple):
            for part in annotation.elts:
                yield from self.changing_results(module, part)
        elif isinstance(annotation, ast.BinOp):
            for part in (annotation.left, annotation.right):
                yield from self.changing_results(module, part)
        else:
            yield from self.changing_class(module.full_name(annotation))

    def changing_class(self, name: str) -> Iterator[str]:
        """Say in which methods objects of a class change, if they do."""
        methods = sorted(self.changing_methods(name))
        if methods:
            yield f"a {name.rpartition('.')[2]}, which changes in {', '.join(methods)}"

    def changing_methods(self, name: str) -> set[str]:
        """Name the methods of a class, and of those it derives from, that change an object after it was made."""
        if name not in self.classes:
            return set()
        module, node = self.classes[name]
        found: set[str] = set()
        for base in node.bases:
            found |= self.changing_methods(module.full_name(base))
        methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
        making = made_by("__init__", methods)
        for method, function in methods.items():
            if method not in making and any(changes_itself(part) for part in ast.walk(function)):
                found.add(method)
        return found


def is_settled(node: ast.stmt) -> bool:
    """Whether a statement at the top of a module makes nothing that could change."""
    if isinstance(node, ast.If):
        return name_of(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.Assign):
        name = name_of(node.targets[0])
        of_type = name_of(node.value) in TYPES or (name[:1].isupper() and not name.isupper() and is_type(node.value))
        return of_type or name.startswith("__")
    if isinstance(node, ast.AnnAssign):
        return name_of(node.annotation) == "TypeAlias"
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef)


def made_by(first: str, methods: dict[str, ast.FunctionDef]) -> set[str]:
    """Name the methods that a constructor uses on its own object while that is being made."""
    found: set[str] = set()
    rest = [first]
    while rest:
        method = rest.pop()
        if method in methods and method not in found:
            found.add(method)
            attributes = [node for node in ast.walk(methods[method]) if isinstance(node, ast.Attribute)]
            rest += [attribute.attr for attribute in attributes if name_of(attribute.value) == "self"]
    return found


def changes_itself(node: ast.AST) -> bool:
    """Whether a part of a method changes its object, or something that belongs to it."""
    return any(root_of(changed) == "self" for changed in [*changes(node), *bound(node)])


def changes(node: ast.AST) -> Iterator[ast.expr]:
    """Give what a part of the code changes: what something is put into or taken from."""
    for target in targets(node):
        if isinstance(target, ast.Subscript | ast.Attribute):
            yield target.value
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        yield node.func.value


def bound(node: ast.AST) -> Iterator[ast.expr]:
    """Give the attributes to which a part of the code gives another value."""
    for target in targets(node):
        if isinstance(target, ast.Attribute):
            yield target


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """Give what a statement assigns to or deletes."""
    listed: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        listed = node.targets
    elif isinstance(node, ast.AnnAssign | ast.AugAssign):
        listed = [node.target]
    for target in listed:
        yield from target.elts if isinstance(target, ast.Tuple | ast.List) else [target]


def root_of(node: ast.expr) -> str:
    """Give the name with which an expression such as `self.tiles[3].cells` begins."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return name_of(node)


def name_of(node: ast.expr) -> str:
    """Give the last name in an expression such as `typing.Final` or `cache()`."""
    if isinstance(node, ast.Call):
        return name_of(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_type(node: ast.expr) -> bool:
    """Whether an expression is that of a type: `int | Literal["stack"]`, but not `NUMBERS["stack"]`."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return is_type(node.left) or is_type(node.right)
    return isinstance(node, ast.Subscript) and not name_of(node.value).isupper()


def main(arguments: list[str]) -> int:
    """Print what is wrong; say with the exit code whether anything is."""
    parser = argparse.ArgumentParser(prog="python -m tools.module_state", description="Find what modules share.")
    parser.add_argument("folders", nargs="*", type=Path, default=FOLDERS, metavar="FOLDER")
    folders: list[Path] = parser.parse_args(arguments).folders
    modules = read([folder.resolve() for folder in folders], SOURCES)
    complaints = Reader(modules).complaints()
    for complaint in complaints:
        print(complaint)
    print(f"{len(modules)} modules, {len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
