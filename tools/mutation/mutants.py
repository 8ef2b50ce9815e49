"""Mutants: every small change that can be made inside the functions of a module, and how one is put into effect.

A mutant replaces the code of one function that has been imported already. Whoever holds that function sees it, no
module is loaded twice, and nothing is written to disk.
"""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SWAPPED_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change: the function it is made in, and what it makes of which line."""

    path: str
    line: int
    function: str
    number: int
    before: str
    after: str

    def __str__(self) -> str:
        """Say it in one line."""
        return f"{self.path}:{self.line}: {self.function}: {self.before} -> {self.after}"


class Changer(ast.NodeTransformer):
    """Counts the changes that can be made in a module, in the order of the source, and makes one of them."""

    def __init__(self, path: str, source: str, wanted: int = -1) -> None:
        self.path = path
        self.lines = source.splitlines()
        self.wanted = wanted
        self.found: list[Mutant] = []
        self.names: list[str] = []
        self.depth = 0

    # --- Where no change is made ---------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Look into the bodies of functions only: not at defaults, decorators and types."""
        self.depth += 1
        self.names.append(node.name)
        node.body = self.all_of(node.body)
        self.names.pop()
        self.depth -= 1
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Look into methods."""
        self.names.append(node.name)
        node.body = [self.visit(one) if isinstance(one, ast.FunctionDef | ast.ClassDef) else one for one in node.body]
        self.names.pop()
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        """Leave assertions: they narrow types, and no game comes to their other side."""
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        """Leave the words of an error."""
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Look at the value, not at the type."""
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """Leave words."""
        return node

    def all_of(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Visit the statements of a body, without its docstring."""
        first = 1 if ast.get_docstring(ast.Module(body=body, type_ignores=[])) is not None else 0
        return [*body[:first], *(self.visit(statement) for statement in body[first:])]

    # --- The changes ---------------------------------------------------------------------------------------------

    def change(self, node: ast.AST, make: Callable[[], ast.AST]) -> ast.AST:
        """Note a change, and make it if it is the wanted one."""
        if self.depth == 0:
            return node
        number = len(self.found)
        after = ast.copy_location(make(), node)
        ast.fix_missing_locations(after)
        line: int = getattr(node, "lineno", 0)
        self.found.append(Mutant(self.path, line, ".".join(self.names), number, *self.shown(node, after)))
        return after if number == self.wanted else node

    def shown(self, node: ast.AST, after: ast.AST) -> tuple[str, str]:
        """Give the line of a change as it stands and as it becomes; of what takes several lines, only that."""
        first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
        if first != last:
            return words(node), words(after)
        line = self.lines[first - 1].encode()
        before, behind = line[: getattr(node, "col_offset", 0)], line[getattr(node, "end_col_offset", 0) :]
        return line.decode().strip(), f"{before.decode()}{words(after)}{behind.decode()}".strip()

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Turn one comparison into its neighbour or its opposite."""
        self.generic_visit(node)
        first = COMPARED.get(type(node.ops[0]))
        if first is None:
            return node
        return self.change(node, lambda: ast.Compare(node.left, [first(), *node.ops[1:]], node.comparators))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """Compute something else."""
        self.generic_visit(node)
        other = COMPUTED.get(type(node.op))
        if other is None:
            return node
        return self.change(node, lambda: ast.BinOp(node.left, other(), node.right))

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Swap `and` and `or`."""
        self.generic_visit(node)
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return self.change(node, lambda: ast.BoolOp(other, node.values))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """Drop a `not`, a minus or a complement."""
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return self.change(node, lambda: node.operand)
        self.generic_visit(node)
        return self.change(node, lambda: node.operand)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Count one too many, or say the opposite."""
        if isinstance(node.value, bool):
            opposite = not node.value
            return self.change(node, lambda: ast.Constant(opposite))
        if isinstance(node.value, int):
            more = node.value + 1
            return self.change(node, lambda: ast.Constant(more))
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Swap the least for the most, and some for all."""
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name not in SWAPPED_NAMES:
            return node
        return self.change(node, lambda: ast.Call(ast.Name(SWAPPED_NAMES[name], ast.Load()), node.args, node.keywords))

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """Leave out what a statement does."""
        self.generic_visit(node)
        return self.change(node, ast.Pass) if isinstance(node.value, ast.Call) else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """Leave out that something changes."""
        self.generic_visit(node)
        return self.change(node, ast.Pass) if not isinstance(node.target, ast.Name) else node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Leave out that something is noted."""
        self.generic_visit(node)
        lasting = all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
        return self.change(node, ast.Pass) if lasting else node

    def visit_If(self, node: ast.If) -> ast.AST:
        """Take the other way."""
        self.generic_visit(node)
        if isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            return node  # its test can be changed by itself
        return self.change(node, lambda: ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse))


def words(node: ast.AST) -> str:
    """Give source in one line, of a statement that holds others only its head."""
    source = f"if {ast.unparse(node.test)}:" if isinstance(node, ast.If) else ast.unparse(node)
    return " ".join(source.split())


def mutants_in(root: Path, path: str) -> list[Mutant]:
    """Give every mutant of a module."""
    source = (root / path).read_text(encoding="utf-8")
    changer = Changer(path, source)
    changer.visit(ast.parse(source))
    return changer.found


def put_into_effect(root: Path, mutant: Mutant) -> None:
    """Replace the code of the function that the mutant changes. Raises LookupError if there is no such function."""
    source = (root / mutant.path).read_text(encoding="utf-8")
    tree = Changer(mutant.path, source, mutant.number).visit(ast.parse(source))
    code = compile(tree, mutant.path, "exec", dont_inherit=True)
    module = importlib.import_module(module_of(mutant.path))
    functions = {function.__code__.co_qualname: function for function in functions_of(module)}
    replaced = 0
    for changed in codes_in(code):
        function = functions.get(changed.co_qualname)
        if function is not None and function.__code__.co_firstlineno == changed.co_firstlineno:
            # A method that has lost its only `super()` must still take the class that it was made with.
            function.__code__ = changed.replace(co_freevars=function.__code__.co_freevars)
            replaced += 1
    if replaced == 0:
        raise LookupError(f"{mutant} is in no function")


def module_of(path: str) -> str:
    """Give the name of the module in a file."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """Give the code of every function, class by class."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)


def functions_of(module: ModuleType) -> Iterator[FunctionType]:
    """Give the functions and methods that a module defines."""
    for value in vars(module).values():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield value
        elif isinstance(value, type) and value.__module__ == module.__name__:
            for member in vars(value).values():
                inner = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                if isinstance(inner, FunctionType):
                    yield inner
