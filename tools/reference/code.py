"""What the code says of itself: docstrings of frames and sights, comments beside the fields of views."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

GAMES = Path("src", "signoria", "games")
# What the views of all games have in common.
SHARED = Path("src", "signoria", "core", "shapes.py")
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`])")
RULE = re.compile(r"^\s*# --- (.+?) -+$")
# What a sight does for itself and for views.
INNER = re.compile(r"_view$|^_|^view$|^frame$|^own$|^bids$|^costs$|^covers$|^brings$|^sees_money$|^places_known$")


def first_sentences(docstring: str | None) -> str:
    """Give the first paragraph of a docstring, on one line."""
    paragraph = (docstring or "").strip().partition("\n\n")[0]
    return " ".join(paragraph.split())


def frames(root: Path, game: str, kinds: list[str]) -> dict[str, str]:
    """Give what the rules say of each kind of question, from whatever has its name in it.

    Where several characters or cards ask the same, each says for itself what it asks.
    """
    asking: dict[str, dict[str, str]] = {kind: {} for kind in kinds}
    naming: dict[str, dict[str, str]] = {kind: {} for kind in kinds}
    for path in sorted((root / GAMES / game / "rules").rglob("*.py")):
        for kind, said, asks in named_in(path.read_text("utf-8"), set(kinds)):
            if said:
                (asking if asks else naming)[kind].setdefault(said, path.stem.replace("_", " ").capitalize())
    return {kind: told(asking[kind] or naming[kind]) for kind in kinds}


def told(found: dict[str, str]) -> str:
    """Write what is said of a question; where several ask it, one after another with who asks."""
    if len(found) < 2:
        return "".join(found)
    return "<br>".join(f"**{who}:** {said}" for said, who in found.items())


def named_in(source: str, kinds: set[str]) -> Iterator[tuple[str, str, bool]]:
    """Give each question that a module names, what is said of it, and whether a frame is made that asks it.

    It is said in the line before the frame is made, by the class of the frame, or by what makes it.
    """
    lines = source.splitlines()
    tree = ast.parse(source)
    said = {
        node.name: first_sentences(ast.get_docstring(node))
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }
    for outer in tree.body:
        if not isinstance(outer, ast.ClassDef | ast.FunctionDef):
            continue
        for node in ast.walk(outer):
            # A frame hands its question on when it is made; what else compares it is no frame of it.
            if isinstance(node, ast.Call):
                made = node.func.id if isinstance(node.func, ast.Name) else ""
                asks = bool(made) or ast.unparse(node.func) == "super().__init__"
                beside = before(lines, node.lineno - 2) if made else ""
                for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
                    for kind in meant(argument, kinds):
                        yield kind, beside or said.get(made) or said[outer.name], asks


def meant(argument: ast.expr, kinds: set[str]) -> list[str]:
    """Give the questions that an argument names: one, or all that begin with what it puts something behind."""
    if isinstance(argument, ast.Constant):
        return [argument.value] if argument.value in kinds else []
    if isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        beginning = str(argument.values[0].value)
        return sorted(kind for kind in kinds if kind.startswith(beginning))
    return []


def shapes(root: Path, game: str) -> Iterator[tuple[str, str, list[tuple[str, str, str]]]]:
    """Give the parts of a view: name, what it is, and its fields with type and comment."""
    common = (root / SHARED).read_text("utf-8")
    classes = [node for node in ast.parse(common).body if isinstance(node, ast.ClassDef)]
    shared = {node.name: fields_of(node, common.splitlines()) for node in classes}
    path = root / GAMES / game / "eyes" / "shapes.py"
    lines = path.read_text("utf-8").splitlines()
    for node in ast.parse("\n".join(lines)).body:
        if isinstance(node, ast.ClassDef):
            inherited = shared.get(ast.unparse(node.bases[0]), []) if node.bases else []
            fields = inherited + fields_of(node, lines)
            yield node.name, first_sentences(ast.get_docstring(node)), fields
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and len(node.value.args) == 2:
            # A dictionary whose keys are no names of Python.
            name, given = node.value.args
            if isinstance(name, ast.Constant) and isinstance(given, ast.Dict):
                about = comment(lines[node.lineno - 2]) if node.lineno > 1 else ""
                pairs = zip(given.keys, given.values, strict=True)
                fields = [
                    (str(key.value), ast.unparse(value), comment(lines[key.lineno - 1]))
                    for key, value in pairs
                    if isinstance(key, ast.Constant)
                ]
                yield str(name.value), about, fields


def aliases(root: Path, game: str) -> Iterator[tuple[str, str, str]]:
    """Give the names that a module of shapes has for types: what they stand for, and what is said of them."""
    lines = (root / GAMES / game / "eyes" / "shapes.py").read_text("utf-8").splitlines()
    for node in ast.parse("\n".join(lines)).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
            yield ast.unparse(node.targets[0]), ast.unparse(node.value), before(lines, node.lineno - 2)


def fields_of(node: ast.ClassDef, lines: list[str]) -> list[tuple[str, str, str]]:
    """Give the fields of a shape."""
    return [field(part, lines) for part in node.body if isinstance(part, ast.AnnAssign)]


def field(part: ast.AnnAssign, lines: list[str]) -> tuple[str, str, str]:
    """Give a field of a shape: its name, its type, and what is said beside it or in the line before it."""
    said = comment(lines[part.lineno - 1]) or before(lines, part.lineno - 2)
    return ast.unparse(part.target), ast.unparse(part.annotation), said


def comment(line: str) -> str:
    """Give what a line says after a hash."""
    return line.partition("#")[2].strip()


def before(lines: list[str], place: int) -> str:
    """Give a comment that stands by itself."""
    return comment(lines[place]) if place >= 0 and lines[place].strip().startswith("#") else ""


def sight(root: Path, game: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Give what a sight answers, by chapter: how it is called, and what it gives."""
    path = root / GAMES / game / "eyes" / "views.py"
    text = path.read_text("utf-8")
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    eyes = next(node for node in classes if node.name.endswith("Sight"))
    chapters: dict[str, list[tuple[str, str]]] = {}
    for node in eyes.body:
        if isinstance(node, ast.FunctionDef) and not INNER.search(node.name):
            heading = next((mark[1] for line in reversed(lines[: node.lineno]) if (mark := RULE.match(line))), "")
            chapters.setdefault(heading, []).append((called(node), first_sentences(ast.get_docstring(node))))
    yield from chapters.items()


def called(node: ast.FunctionDef) -> str:
    """Write how a method is called: `gold(seat) -> int`."""
    parameters = ", ".join(argument.arg for argument in node.args.args[1:])
    gives = "" if node.returns is None else ast.unparse(node.returns).replace("i64", "int")
    return f"{node.name}({parameters}) -> {gives}"
