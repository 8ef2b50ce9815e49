"""Which test shows which clause of the rules.

The lists of clauses are docs/rules/<game>.md, one line a clause: ``- **ID** statement``. A test cites a clause in its
docstring or with the mark ``clause("ID", ...)`` of tests/kit/marks.py, on the function or, in a table, on the row that
shows it: ``pytest.param(..., marks=clause("ID"))``, or at the head of a line of ``cited(...)``, a table of words.
Nobody can see a dozen rules in one test, so a test cites at most four clauses of its own, and each row of a table at
most four more. Comments and docstrings of modules and classes cite nothing, and a test that asserts nothing shows
nothing.

    python -m tools.clauses --check     fails when a clause has no test, a test cites too much, or a page is out of date
    python -m tools.clauses --write     writes docs/rules/<game>-coverage.md
"""

import argparse
import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path

RULES = Path("docs", "rules")
TESTS = Path("tests")
PAGE_SUFFIX = "-coverage"

ID = r"(?:[A-Z]{2}-[A-Z]+\d*(?:\.\d+)?|R\d+)"
CLAUSE_LINE = re.compile(rf"- \*\*({ID})\*\* (\S.*)")
HEADING = re.compile(r"(#{2,}) (.+)")
MENTION = re.compile(rf"\b{ID}\b")
MAY_CITE = re.compile(rf"\b{ID}\b|\bclause\(|\bcited\(")
HELPER_METHOD = re.compile(r"^\s+(?:async )?def (?:assert_|expect)", re.MULTILINE)
MOST_CITED = 4

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
    """A test function, the clauses it cites itself, and those that each row of its table cites."""

    name: str
    own: frozenset[str]
    rows: list[frozenset[str]]
    asserts: bool

    @property
    def cites(self) -> frozenset[str]:
        return self.own.union(*self.rows)


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
    sources = Sources(root)
    return [test for file in sources.citing() for test in tests_of(sources, file, known) if test.cites]


def tests_of(sources: "Sources", file: Path, known: frozenset[str]) -> Iterator[CitingTest]:
    module = sources.module(file)
    for name, function in test_functions(module.tree):
        marked, rows = cited_by_marks(function, module.constants, file.as_posix())
        own = cited_in_docstring(function, known) | marked
        asserts = bool(own or rows) and sources.asserts(module, function)
        yield CitingTest(f"{file.as_posix()}::{name}", own, rows, asserts)


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


def cited_lines(table: str) -> list[tuple[list[str], list[str]]]:
    """Give each line of a table of words: the ids at its head, and the rest."""
    lines = []
    for line in table.strip().splitlines():
        words = line.split()
        ids = list(takewhile(MENTION.fullmatch, words))
        lines.append((ids, words[len(ids) :]))
    return lines


def cited_by_marks(
    function: Function, constants: Mapping[str, ast.expr], file: str
) -> tuple[frozenset[str], list[frozenset[str]]]:
    """Ids in clause marks of the decorators: of the function, and of each row, also of tables kept in a constant."""
    own: set[str] = set()
    rows: list[frozenset[str]] = []
    followed: set[str] = set()
    pending: list[ast.AST] = list(function.decorator_list)
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Call) and called_name(node) == "param":
            rows.append(frozenset().union(*(ids_of_mark(mark, file) for mark in clause_marks(node))))
        elif isinstance(node, ast.Call) and called_name(node) == "cited":
            rows += [frozenset(ids) for ids in ids_of_table(node, file)[::-1]]
        elif isinstance(node, ast.Call) and called_name(node) == "clause":
            own |= ids_of_mark(node, file)
        elif isinstance(node, ast.Name) and node.id in constants and node.id not in followed:
            followed.add(node.id)
            pending.append(constants[node.id])
        else:
            pending.extend(ast.iter_child_nodes(node))
    return frozenset(own), rows[::-1]


def clause_marks(row: ast.Call) -> list[ast.Call]:
    return [node for node in ast.walk(row) if isinstance(node, ast.Call) and called_name(node) == "clause"]


def ids_of_table(table: ast.Call, file: str) -> list[list[str]]:
    text = table.args[0] if len(table.args) == 1 else None
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str) or table.keywords:
        raise ClauseError(f"{file}:{table.lineno}: a table of citations is one string that is written out")
    rows = [ids for ids, _ in cited_lines(text.value)]
    if not rows or not all(rows):
        raise ClauseError(f"{file}:{table.lineno}: every line of a table of citations begins with the id of a clause")
    return rows


def ids_of_mark(mark: ast.Call, file: str) -> set[str]:
    ids = {
        argument.value
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    if len(ids) != len(mark.args) or not ids or mark.keywords:
        raise ClauseError(f"{file}:{mark.lineno}: a clause mark takes different ids written out as strings")
    return ids


@dataclass(frozen=True)
class Module:
    """A file of tests or of helpers: its constants, its functions, and what it imports under which name."""

    tree: ast.Module
    constants: dict[str, ast.expr]
    functions: dict[str, Function]
    imports: dict[str, tuple[str, str]]

    @classmethod
    def of(cls, source: str, file: str) -> "Module":
        tree = ast.parse(source, filename=file)
        constants: dict[str, ast.expr] = {}
        functions: dict[str, Function] = {}
        imports: dict[str, tuple[str, str]] = {}
        for node in tree.body:
            if isinstance(node, Function):
                functions[node.name] = node
            elif isinstance(node, ast.ImportFrom):
                imports |= {alias.asname or alias.name: (node.module or "", alias.name) for alias in node.names}
            elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                constants |= {target.id: node.value for target in targets if isinstance(target, ast.Name)}
        return cls(tree, constants, functions, imports)


class Sources:
    """The sources of all tests and their helpers, read once, and which of their functions assert something.

    A helper is known by its name, `assert_...` or `expect...`, and counts if its body asserts, raises an
    AssertionError or calls such a helper. Which class a method belongs to is not known here: every class that has a
    method of that name must assert in it.
    """

    def __init__(self, root: Path) -> None:
        self.texts = {
            path.relative_to(root): path.read_text(encoding="utf-8") for path in sorted((root / TESTS).rglob("*.py"))
        }
        self.parsed: dict[Path, Module] = {}
        self.methods: dict[str, list[tuple[Module, Function]]] = defaultdict(list)
        for file, text in self.texts.items():
            if HELPER_METHOD.search(text):
                self.note_methods(self.module(file))
        self.helpers: dict[Function, bool] = {}

    def note_methods(self, module: Module) -> None:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef):
                for method in node.body:
                    if isinstance(method, Function) and is_assertion(method.name):
                        self.methods[method.name].append((module, method))

    def citing(self) -> Iterator[Path]:
        """Files of tests in which an id stands somewhere: parsing all the others would take most of the time."""
        for file, text in self.texts.items():
            if (file.name.startswith("test_") or file.name.endswith("_test.py")) and MAY_CITE.search(text):
                yield file

    def module(self, file: Path) -> Module:
        if file not in self.parsed:
            self.parsed[file] = Module.of(self.texts[file], file.as_posix())
        return self.parsed[file]

    def asserts(self, module: Module, function: Function) -> bool:
        """An assert statement about more than constants, `pytest.raises`, or a helper that asserts."""
        return any(
            (isinstance(node, ast.Assert) and says_something(node))
            or (isinstance(node, ast.Call) and self.is_assertion(module, node))
            for statement in function.body
            for node in ast.walk(statement)
        )

    def is_assertion(self, module: Module, call: ast.Call) -> bool:
        name = called_name(call)
        if name == "raises":
            return True
        if not is_assertion(name):
            return False
        found = self.methods[name] if isinstance(call.func, ast.Attribute) else self.named(module, name)
        return bool(found) and all(self.helper_asserts(home, helper) for home, helper in found)

    def named(self, module: Module, name: str) -> list[tuple[Module, Function]]:
        """The function of this name in a module, or where the module has it from."""
        if name in module.functions:
            return [(module, module.functions[name])]
        origin, name = module.imports.get(name, ("", ""))
        file = Path(*origin.split(".")).with_suffix(".py") if origin else Path()
        return self.named(self.module(file), name) if file in self.texts else []

    def helper_asserts(self, module: Module, helper: Function) -> bool:
        if helper not in self.helpers:
            self.helpers[helper] = False  # a helper that only calls itself asserts nothing
            self.helpers[helper] = self.asserts(module, helper) or any(
                raises_assertion_error(node) for node in ast.walk(helper)
            )
        return self.helpers[helper]


def says_something(statement: ast.Assert) -> bool:
    """Whether an assert is about anything but constants."""
    return any(isinstance(node, ast.Name | ast.Call) for node in ast.walk(statement.test))


def raises_assertion_error(node: ast.AST) -> bool:
    raised = node.exc if isinstance(node, ast.Raise) else None
    raised = raised.func if isinstance(raised, ast.Call) else raised
    return isinstance(raised, ast.Name) and raised.id == "AssertionError"


def is_assertion(name: str) -> bool:
    return name.startswith(("assert_", "expect"))


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
        crowded = [
            f"{test.name} cites {len(cites)} clauses in one {place}; at most {MOST_CITED} can be seen there"
            for test in self.tests
            for place, cites in [("test", test.own), *(("row", row) for row in test.rows)]
            if len(cites) > MOST_CITED
        ]
        uncited = [
            f"{clause} is cited by no test" for rules in self.lists for clause in rules.ids() if clause not in shown
        ]
        return unknown + idle + crowded + uncited


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
