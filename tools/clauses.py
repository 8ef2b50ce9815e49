"""Which test shows which clause of the rules.

The lists of clauses are docs/rules/<game>.md, one line a clause: ``- **ID** statement``. A test cites a clause in its
docstring or with the mark ``pytest.mark.clause("ID", ...)``, on the function or on one of its parameter sets. Comments
and docstrings of modules and classes cite nothing, and a test that asserts nothing shows nothing.

    python -m tools.clauses --check     fails when a clause has no test, or the pages below are out of date
    python -m tools.clauses --write     writes docs/rules/<game>-coverage.md
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

RULES = Path("docs", "rules")
TESTS = Path("tests")
PAGE_SUFFIX = "-coverage"

ID = r"(?:[A-Z]{2}-[A-Z]+\d*(?:\.\d+)?|R\d+)"
CLAUSE_LINE = re.compile(rf"- \*\*({ID})\*\* (\S.*)")
HEADING = re.compile(r"(#{2,}) (.+)")
MENTION = re.compile(rf"\b{ID}\b")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Clause:
    id: str
    statement: str


@dataclass(frozen=True)
class Chapter:
    """A heading as written, with its hashes, and the clauses between it and the next heading."""

    heading: str
    clauses: list[Clause] = field(default_factory=list)


@dataclass(frozen=True)
class RuleList:
    game: str
    title: str
    chapters: list[Chapter]

    def ids(self) -> list[str]:
        return [clause.id for chapter in self.chapters for clause in chapter.clauses]


@dataclass(frozen=True)
class CitingTest:
    """A test function and the clauses it cites."""

    name: str
    cites: frozenset[str]
    asserts: bool


class ClauseError(ValueError):
    """A list of clauses, or a mark that cites them, cannot be read."""


def read_list(path: Path) -> RuleList:
    title = path.stem
    chapters: list[Chapter] = [Chapter("## General")]
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("# "):
            title = line.removeprefix("# ")
        elif HEADING.fullmatch(line):
            chapters.append(Chapter(line))
        elif match := CLAUSE_LINE.fullmatch(line):
            chapters[-1].clauses.append(Clause(match[1], match[2]))
        elif line.startswith("- **"):
            raise ClauseError(f"{path.as_posix()}:{number}: neither a clause nor plain text: {line}")
    return RuleList(path.stem, title, [chapter for chapter in chapters if chapter.clauses])


def read_lists(root: Path) -> list[RuleList]:
    """All lists of clauses; an id stands in one place only."""
    lists = [read_list(path) for path in sorted((root / RULES).glob("*.md")) if not path.stem.endswith(PAGE_SUFFIX)]
    lists = [rules for rules in lists if rules.chapters]
    if not lists:
        raise ClauseError(f"no list of clauses in {RULES.as_posix()}")
    home: dict[str, str] = {}
    for rules in lists:
        for clause in rules.ids():
            if clause in home:
                raise ClauseError(f"{clause} is listed twice: in {home[clause]} and in {rules.game}")
            home[clause] = rules.game
    return lists


def read_tests(root: Path, known: frozenset[str]) -> list[CitingTest]:
    """Every test that cites something, in the order of files and lines."""
    found: list[CitingTest] = []
    for path in sorted((root / TESTS).rglob("*.py")):
        if path.name.startswith("test_") or path.name.endswith("_test.py"):
            name = path.relative_to(root).as_posix()
            found += [test for test in tests_of(path.read_text(encoding="utf-8"), name, known) if test.cites]
    return found


def tests_of(source: str, file: str, known: frozenset[str]) -> Iterator[CitingTest]:
    module = ast.parse(source, filename=file)
    constants = {
        target.id: value
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and (value := node.value) is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for name, function in test_functions(module):
        cites = cited_in_docstring(function, known) | cited_by_marks(function, constants, file)
        yield CitingTest(f"{file}::{name}", cites, asserts_something(function))


def test_functions(module: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in module.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, node
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for method in node.body:
                if isinstance(method, Function) and method.name.startswith("test"):
                    yield f"{node.name}::{method.name}", method


def cited_in_docstring(function: Function, known: frozenset[str]) -> frozenset[str]:
    """Ids in prose. Without a digit an id may be a mere word ("TO-DO"), so such a one counts only if it is known."""
    mentions = MENTION.findall(ast.get_docstring(function) or "")
    return frozenset(mention for mention in mentions if mention in known or mention[-1].isdigit())


def cited_by_marks(function: Function, constants: Mapping[str, ast.expr], file: str) -> frozenset[str]:
    """Ids in clause marks anywhere in the decorators, also in parameter sets kept in a constant of the module."""
    cites: set[str] = set()
    followed: set[str] = set()
    pending: list[ast.AST] = list(function.decorator_list)
    while pending:
        for node in ast.walk(pending.pop()):
            if isinstance(node, ast.Name) and node.id in constants and node.id not in followed:
                followed.add(node.id)
                pending.append(constants[node.id])
            elif isinstance(node, ast.Call) and called_name(node) == "clause":
                cites |= ids_of_mark(node, file)
    return frozenset(cites)


def ids_of_mark(mark: ast.Call, file: str) -> set[str]:
    ids = {
        argument.value
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    if len(ids) != len(mark.args) or not ids or mark.keywords:
        raise ClauseError(f"{file}:{mark.lineno}: a clause mark takes different ids written out as strings")
    return ids


def asserts_something(function: Function) -> bool:
    """An assert statement about more than a constant, `pytest.raises`, or a helper named assert_... or expect..."""
    for statement in function.body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
                return True
            if isinstance(node, ast.Call) and is_assertion(called_name(node)):
                return True
    return False


def is_assertion(name: str) -> bool:
    return name == "raises" or name.startswith(("assert_", "expect"))


def called_name(call: ast.Call) -> str:
    """The last name of what is called: "raises" for `pytest.raises(...)`."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@dataclass(frozen=True)
class Survey:
    """The lists of clauses beside the tests that cite them."""

    lists: list[RuleList]
    tests: list[CitingTest]

    @classmethod
    def of(cls, root: Path) -> "Survey":
        lists = read_lists(root)
        return cls(lists, read_tests(root, frozenset(clause for rules in lists for clause in rules.ids())))

    def shown_by(self) -> dict[str, list[str]]:
        """The tests of each cited clause, without those that assert nothing."""
        shown: dict[str, list[str]] = defaultdict(list)
        for test in self.tests:
            if test.asserts:
                for clause in test.cites:
                    shown[clause].append(test.name)
        return shown

    def pages(self) -> dict[Path, str]:
        shown = self.shown_by()
        return {RULES / f"{rules.game}{PAGE_SUFFIX}.md": page(rules, shown) for rules in self.lists}

    def problems(self) -> list[str]:
        shown = self.shown_by()
        known = {clause for rules in self.lists for clause in rules.ids()}
        unknown = [
            f"{test.name} cites {clause}, which no list has"
            for test in self.tests
            for clause in sorted(test.cites - known)
        ]
        idle = [
            f"{test.name} asserts nothing but cites {', '.join(sorted(test.cites))}"
            for test in self.tests
            if not test.asserts
        ]
        uncited = [
            f"{clause} is cited by no test" for rules in self.lists for clause in rules.ids() if clause not in shown
        ]
        return unknown + idle + uncited


def page(rules: RuleList, shown: Mapping[str, Sequence[str]]) -> str:
    ids = rules.ids()
    shown_count = sum(clause in shown for clause in ids)
    lines = [
        f"# {rules.title}: coverage",
        "",
        f"The clauses of [{rules.game}.md]({rules.game}.md) and the tests that show them: {shown_count} of {len(ids)}.",
        "Generated by `python -m tools.clauses --write`; not to be edited by hand.",
    ]
    for chapter in rules.chapters:
        lines += ["", chapter.heading, "", "| clause | statement | tests |", "|---|---|---|"]
        for clause in chapter.clauses:
            statement = clause.statement.replace("|", "\\|")
            tests = "<br>".join(f"`{test}`" for test in shown.get(clause.id, ())) or "none"
            lines.append(f"| {clause.id} | {statement} | {tests} |")
    return "\n".join(lines) + "\n"


def check(root: Path, survey: Survey) -> list[str]:
    stale = [
        f"{path.as_posix()} is out of date: run python -m tools.clauses --write"
        for path, text in survey.pages().items()
        if not (root / path).exists() or (root / path).read_text(encoding="utf-8") != text
    ]
    return survey.problems() + stale


def main(arguments: Sequence[str] | None = None, root: Path = Path()) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.clauses", description="Which test shows which clause of the rules."
    )
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--check", action="store_true", help="fail when a clause has no test or a page is out of date")
    task.add_argument("--write", action="store_true", help="write the pages docs/rules/<game>-coverage.md")
    wanted = parser.parse_args(arguments)
    try:
        survey = Survey.of(root)
    except ClauseError as error:
        print(error, file=sys.stderr)
        return 1
    if wanted.write:
        for path, text in survey.pages().items():
            (root / path).write_text(text, encoding="utf-8")
            print(f"written: {path.as_posix()}")
        return 0
    problems = check(root, survey)
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    count = sum(len(rules.ids()) for rules in survey.lists)
    print(f"{count} clauses, {len(survey.tests)} citing tests, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
