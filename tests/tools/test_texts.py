"""Both languages say the same, in the words of the glossary, and the pages of texts are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.texts import AVOIDED, GAMES, Avoided, Folder, Page, avoided, folders, main, problems

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "reference" / "glossary.md"
CORE = "list-next = { $head }, { $item }\nlist-last = { $head } and { $item }\ncounted-item = { $number } { $name }\n"
EN = """
game-name = Magpies
card-gem = Gem
    .one = a Gem
    .the = the Gem
    .many = Gems
event-taken = { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } { $number ->
        [0] nothing
        [one] { $card-one }
       *[other] { $number } { $card-many }
    }.
"""
NL = EN.replace("a Gem", "een Steen").replace("the Gem", "de Steen").replace("Gems", "Stenen").replace("Gem", "Steen")


def texts(root: Path, english: str = EN, dutch: str = NL) -> Path:
    """Write the texts of a small game."""
    own, shared = root / GAMES / "magpies" / "words", root / "src" / "signoria" / "core" / "words"
    shell = root / "client" / "src" / "text"
    for folder in (own, shared, shell):
        folder.mkdir(parents=True, exist_ok=True)
    for language, source in (("en", english), ("nl", dutch)):
        own.joinpath(f"{language}.ftl").write_text(source, "utf-8")
        shared.joinpath(f"{language}.ftl").write_text(CORE, "utf-8")
        shell.joinpath(f"{language}.ftl").write_text("reason-over = x\n", "utf-8")
    (root / AVOIDED).parent.mkdir(exist_ok=True)
    (root / AVOIDED).write_text(
        '[[en]]\nword = "dearer"\ninstead = "pricier"\n\n[[nl]]\nword = "rang."\ninstead = "nummer"\n', "utf-8"
    )
    return own


def test_the_texts_of_the_project_are_as_they_should_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], ROOT) == 0, capsys.readouterr().out


def test_all_files_of_server_and_client_are_looked_at() -> None:
    found = {folder.relative_to(ROOT).as_posix() for folder in folders(ROOT)}
    assert {"client/src/text", "src/signoria/cli/words", "src/signoria/web/words"} <= found
    assert {f"src/signoria/games/{game}/words" for game in ("dominion", "florence", "machiavelli")} <= found
    assert {f"client/src/games/{game}/words" for game in ("dominion", "florence", "machiavelli")} <= found


def test_every_word_that_we_decided_against_stands_in_the_glossary() -> None:
    glossary = GLOSSARY.read_text("utf-8").lower()
    words = avoided(ROOT)
    assert len(words) > 30
    missing = [one.word for one in words if one.instead.split()[0].lower().strip("“…%,") not in glossary]
    assert missing == []


@pytest.mark.parametrize(
    ("english", "dutch", "wrong"),
    [
        (EN + "why-not = No.\n", NL, "why-not is in one language only"),
        (
            EN + "why-not = { $gold }\n",
            NL + "why-not = { $price }\n",
            "why-not is told gold, price in one language only",
        ),
        (EN.replace("    .the = the Gem\n", ""), NL, "card-gem.the is in one language only"),
        (EN + "why-not = dearer.\n", NL + "why-not = x\n", "why-not says 'dearer', which we decided against: pricier"),
        (EN + "why-not = x\n", NL + "why-not = Een rang.\n", "why-not says 'rang.', which we decided against: nummer"),
        (EN.replace("Gem\n    .one", "Gem\n    .classic = Jewel\n    .one"), NL, "en has no card-gem.the-classic"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, english: str, dutch: str, wrong: str) -> None:
    texts(tmp_path, english, dutch)
    assert [one for one in problems(tmp_path) if one.endswith(wrong)] != []


def test_a_word_within_another_is_none(tmp_path: Path) -> None:
    folder = Folder(texts(tmp_path, EN + "why-not = x\n", NL + "why-not = Belangrijk, in rangorde.\n"))
    assert list(Avoided("nl", "rang.", "nummer").found_in(folder)) == []
    assert list(Avoided("nl", "rang", "nummer").found_in(folder)) != []
    assert list(Avoided("nl", "rang", "nummer", "elsewhere").found_in(folder)) == []


def test_a_page_has_every_way_to_say_it(tmp_path: Path) -> None:
    texts(tmp_path)
    page = Page(tmp_path, "magpies", "en").text()
    assert "| Gem | a Gem | the Gem | Gems |" in page
    # Nobody has said what a card of this game might be.
    card = "\u2039card\u203a"
    told = [
        f"{who} {what}." for who in ("Lucia takes", "You take") for what in (f"2 {card}", "nothing", card, f"11 {card}")
    ]
    assert [line.strip().removeprefix("- ") for line in page.splitlines() if line.startswith("    - ")] == told


def test_a_page_that_was_never_written_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts(tmp_path)
    assert main(["--check"], tmp_path) == 1
    assert "is out of date" in capsys.readouterr().out
    assert main(["--write"], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
