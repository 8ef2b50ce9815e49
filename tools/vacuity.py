"""Tests that can pass without having asserted anything.

Whoever asserts only under an `if`, or for those of many things that fit, has shown nothing when nothing fits. Such a
test says so afterwards, with an assertion that does not depend on anything: that the branch was entered, or what was
found there. In a test whose examples are made up, `assume` says it: without one example that fits, the test fails.

    python -m tools.vacuity     fails and names the tests whose assertions may all be passed by

Loops count as entered, for most go through what stands in the test; those over a comprehension with a condition do not.
Of the two ways past an `if` both must assert. What a helper does on the way is not looked at.
"""

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.clauses import Function, Module, Sources, called_name, says_something, test_functions

# What gives as many things as it is given, in another form.
FORMS = frozenset({"dict", "enumerate", "frozenset", "list", "reversed", "set", "sorted", "tuple", "zip"})


class Reader:
    """Reads the statements of one test and finds out whether one of its assertions is certain to be reached."""

    def __init__(self, sources: Sources, module: Module) -> None:
        self.sources = sources
        self.module = module
        # Names of what may be empty, for it was chosen under a condition.
        self.chosen: set[str] = set()
        # Whether an assertion has been passed that may not be reached: only then `assume` says that it was.
        self.doubted = False

    def certain(self, body: Sequence[ast.stmt]) -> bool:
        """Whether whoever gets through these statements has met an assertion."""
        for place, statement in enumerate(body):
            if isinstance(statement, ast.If) and leaves(statement.body):
                # The rest is the other way past the `if`.
                return self.both(statement.body, [*statement.orelse, *body[place + 1 :]])
            if self.asserts(statement):
                return True
            self.doubted |= self.mentions(statement)
        return False

    def asserts(self, statement: ast.stmt) -> bool:
        """Whether a statement is certain to assert something."""
        if isinstance(statement, ast.If):
            return raises(statement.body) or self.both(statement.body, statement.orelse)
        if isinstance(statement, ast.Match):
            return False
        body = getattr(statement, "body", None)
        if body is None:
            return self.says(statement)
        if isinstance(statement, ast.For | ast.AsyncFor) and self.may_be_empty(statement.iter):
            return False
        opening = getattr(statement, "items", [])
        return any(self.mentions(item) for item in opening) or self.certain(
            [*body, *getattr(statement, "finalbody", [])]
        )

    def says(self, statement: ast.stmt) -> bool:
        """The same for a statement without others inside."""
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if self.may_be_empty(value):
                self.chosen.add(name)
                return False
            case ast.Assert(test=test):
                return self.mentions(statement) and not (is_about_types(test) or self.is_about_few(test))
            case ast.Expr(value=ast.Call() as call) if called_name(call) == "assume":
                return self.assumes(call)
            case _:
                return self.mentions(statement)

    def both(self, one: Sequence[ast.stmt], other: Sequence[ast.stmt]) -> bool:
        """Whether both ways assert."""
        first = self.certain(one)
        return self.certain(other) and first

    def assumes(self, call: ast.Call) -> bool:
        """Take note of what a test whose examples are made up takes for granted."""
        self.chosen -= {argument.id for argument in call.args if isinstance(argument, ast.Name)}
        return self.doubted

    def may_be_empty(self, expression: ast.expr) -> bool:
        """Whether something was chosen under a condition."""
        match expression:
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                return any(generator.ifs for generator in expression.generators)
            case ast.Name(id=name):
                return name in self.chosen
            case ast.Call(func=ast.Name(id=name), args=arguments) if name in FORMS:
                return any(self.may_be_empty(argument) for argument in arguments)
            case _:
                return False

    def is_about_few(self, test: ast.expr) -> bool:
        """Whether an assertion is about all of what was chosen, and so about nothing if that is nothing."""
        match test:
            case ast.Call(func=ast.Name(id="all"), args=[things]):
                return self.may_be_empty(things)
            case _:
                return False

    def mentions(self, node: ast.AST) -> bool:
        """Whether there is an assertion anywhere in something."""
        return any(self.is_assertion(found) for found in ast.walk(node))

    def is_assertion(self, node: ast.AST) -> bool:
        """Whether something is an assertion itself."""
        if isinstance(node, ast.Assert):
            return says_something(node)
        return isinstance(node, ast.Call) and (
            called_name(node) == "fail" or self.sources.is_assertion(self.module, node)
        )


def leaves(body: Sequence[ast.stmt]) -> bool:
    """Whether who enters here does not come to what follows; leaving a loop for good is no way past an assertion."""
    return bool(body) and isinstance(body[-1], ast.Continue | ast.Return)


def raises(body: Sequence[ast.stmt]) -> bool:
    """Whether who enters here has failed."""
    return bool(body) and isinstance(body[-1], ast.Raise)


def is_about_types(test: ast.expr) -> bool:
    """Whether an assertion is there for who reads types: it shows nothing unless there is no other one."""
    match test:
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
        case ast.Compare(ops=[ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case _:
            return False


def vacuous(root: Path) -> Iterator[str]:
    """Name the tests that can pass without having asserted anything, although they assert something."""
    sources = Sources(root)
    for file in sources.texts:
        if file.name.startswith("test_"):
            module = sources.module(file)
            for name, function in test_functions(module.tree):
                if sources.asserts(module, function) and not is_certain(sources, module, function):
                    yield f"{file.as_posix()}:{function.lineno}: {name} may pass by all its assertions"


def is_certain(sources: Sources, module: Module, function: Function) -> bool:
    """Whether a test is certain to assert something."""
    reader = Reader(sources, module)
    assertions = [node for statement in function.body for node in ast.walk(statement) if reader.is_assertion(node)]
    return reader.certain(function.body) or all(
        isinstance(assertion, ast.Assert) and is_about_types(assertion.test) for assertion in assertions
    )


def main(arguments: Sequence[str] | None = None, root: Path = Path()) -> int:
    """Name the tests; give 1 if there are any."""
    argparse.ArgumentParser(
        prog="python -m tools.vacuity", description="Tests that can pass without having asserted anything."
    ).parse_args(arguments)
    found = list(vacuous(root))
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    print(f"{len(found)} tests may pass by all their assertions")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
