"""An analysis as one page of HTML that needs nothing else: to be kept, sent around and read by anybody."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from signoria.analysis.curve import curve
from signoria.core.formatter import Formatter
from signoria.core.text import Texts
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from signoria.analysis.shapes import Analysis, Decision, Player, Turning

# Cards of Dominion that are drawn at once.
HAND: Final = 5

STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b211a; --paper: #fbf7ef; --line: #d9ceb8; --bad: #9c2620; --good: #1f6d56; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0e7d8; --paper: #221b16; --line: #54483a; --bad: #f09a8f; --good: #84cdb4; }
}
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
section { border-top: 1px solid var(--line); }
table { border-collapse: collapse; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.wide { overflow-x: auto; }
.bad { color: var(--bad); } .good { color: var(--good); }
li { margin-block: .5rem; }
nav a { margin-right: 1rem; }
.quiet { opacity: .85; font-size: .9rem; }
"""


def page(analysis: Analysis, language: str) -> str:
    """Write the page, in a language."""
    return "\n".join(Page(analysis, language).lines()) + "\n"


class Page:
    """Puts an analysis into words."""

    def __init__(self, analysis: Analysis, language: str) -> None:
        game = REGISTRY.game(analysis.game)
        sources = [Texts.source(package, language) for package in ("signoria.core", game.package, "signoria.analysis")]
        self.analysis = analysis
        self.texts = Texts(language, sources)
        self.speech = game.speech
        self.variants = game.speech.variants(game.kept(analysis.options))
        self.title = Texts.load(game.package, language).get("game-name") or game.name

    def t(self, key: str, /, **facts: str | int) -> str:
        """Give a text, ready for the page."""
        return escape(self.texts.text(key, **facts))

    def words(self, seat: int) -> Formatter:
        """Give what puts messages into words for a seat."""
        return Formatter(self.texts, self.analysis.seats, seat, self.variants)

    def label(self, seat: int, move: str) -> str:
        """Give what a move is called."""
        return escape(self.words(seat).label(self.speech, move))

    def lines(self) -> Iterator[str]:
        """Write everything."""
        found = self.analysis
        title = self.t("analysis-of", game=self.title)
        yield f'<!doctype html>\n<html lang="{self.texts.language}">\n<meta charset="utf-8">'
        yield f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n<style>{STYLE}</style>'
        yield f"<h1>{title}</h1>"
        players = self.texts.listing(
            [f"{name} {points}" for name, points in zip(found.seats, found.scores, strict=True)]
        )
        winners = self.texts.listing([found.seats[seat] for seat in found.winners])
        yield f"<p>{self.t('analysis-players', players=players, winners=winners)}</p>"
        yield from self.caveats()
        links = [f'<a href="#seat-{seat}">{escape(name)}</a>' for seat, name in enumerate(found.seats)]
        yield f'<nav>{"".join(links)}<a href="#numbers">{self.t("analysis-numbers")}</a></nav>'
        yield from self.course()
        for player in found.players:
            yield from self.player(player)
        yield from self.numbers()
        yield "</html>"

    def caveats(self) -> Iterator[str]:
        """Say what was unknown, and how sure it is."""
        found = self.analysis
        yield f"<p class=quiet>{self.t('analysis-how', worlds=found.worlds, seconds=round(found.seconds))}"
        yield f"{self.t('analysis-unknown')}</p>"
        if found.looked < found.of:
            yield f"<p><strong>{self.t('analysis-partial', looked=found.looked, of=found.of)}</strong></p>"
        if found.hurried:
            yield f"<p><strong>{self.t('analysis-hurried')}</strong></p>"

    # --- Chances -------------------------------------------------------------------------------------------------

    def course(self) -> Iterator[str]:
        """Draw the chances, and write them down."""
        found = self.analysis
        yield f"<section><h2>{self.t('analysis-chance')}</h2>"
        yield f"<p>{self.t('analysis-each')} {self.t('analysis-even', even=percent(found.even))}</p>"
        yield curve(found, self.texts.text("analysis-chance"))
        yield f"<details><summary>{self.t('analysis-table')}</summary><div class=wide>"
        rows = [
            [
                self.round_name(moment.round),
                *(self.t("analysis-percent", number=percent(one)) for one in moment.chances),
            ]
            for moment in found.course
        ]
        yield table(["", *(escape(name) for name in found.seats)], rows)
        yield "</div></details></section>"

    def round_name(self, number: int) -> str:
        """Name a round."""
        return self.t("analysis-round", round=number) if number else self.t("analysis-before")

    # --- Players -------------------------------------------------------------------------------------------------

    def player(self, player: Player) -> Iterator[str]:
        """Write about one player."""
        seat, account = player.seat, player.account
        yield f'<section id="seat-{seat}"><h2>{escape(self.analysis.seats[seat])}</h2>'
        yield f"<h3>{self.t('analysis-account')}</h3><p>"
        told = {"own": account.own, "luck": account.luck, "others": account.others}
        yield ", ".join(f"{self.t(f'analysis-{name}')} {signed(change)}" for name, change in told.items())
        yield f"</p><p class=quiet>{self.t('analysis-account-help')}</p>"
        yield from self.sources(player)
        yield f"<h3>{self.t('analysis-turning')}</h3>"
        turning = [self.turning(seat, one) for one in player.turning]
        yield f"<ol>{''.join(turning)}</ol>" if turning else f"<p>{self.t('analysis-turning-none')}</p>"
        yield f"<h3>{self.t('analysis-decisions')}</h3><p>{self.t('analysis-judged', number=player.decisions)}</p>"
        own = [one for one in self.analysis.decisions if one.seat == seat]
        wrong = sorted((one for one in own if one.better is not None), key=lambda one: -one.gap)
        yield f"<ol>{''.join(self.decision(one) for one in wrong)}</ol>"
        fine = len(own) - len(wrong)
        if fine:
            yield f"<p>{self.t('analysis-all-fine', number=fine)}</p>"
        yield "</section>"

    def sources(self, player: Player) -> Iterator[str]:
        """Write down where luck and the others came from."""
        if not player.sources:
            return
        words = self.words(player.seat)
        yield f"<h3>{self.t('analysis-sources')}</h3><div class=wide><table>"
        for one in player.sources:
            error = self.t("analysis-sure", error=percent(one.error))
            cells = self.t(f"analysis-{one.cause}"), signed(one.change), f"<span class=quiet>{error}</span>"
            told = "".join(f"<td>{cell}</td>" for cell in cells)
            yield f"<tr><th scope=row>{escape(words.text(one.said))}</th>{told}</tr>"
        yield f"</table></div><p class=quiet>{self.t('analysis-sources-help')}</p>"

    def turning(self, seat: int, turning: Turning) -> str:
        """Write about a turning point."""
        words = self.words(seat)
        if turning.cause == "own":
            chosen = next(one for one in self.analysis.decisions if one.ply == turning.ply)
            assert chosen.better is not None
            choice, better = (words.label(self.speech, move) for move in (chosen.chosen, chosen.better))
            said = self.t("analysis-turning-own", choice=choice, better=better)
        elif turning.said:
            said = " ".join(escape(words.text(message)) for message in turning.said)
        elif turning.cause == "luck":
            said = self.t("analysis-turning-luck")
        elif turning.by is None:
            said = self.t("analysis-turning-all")
        else:
            said = self.t("analysis-turning-others", player=self.analysis.seats[turning.by])
        cause = self.t(f"analysis-cause-{turning.cause}")
        return f"<li>{self.round_name(turning.round)}: {signed(turning.change)} ({cause}). {said}</li>"

    def decision(self, decision: Decision) -> str:
        """Write about a decision that could have been better."""
        seat, words = decision.seat, self.words(decision.seat)
        assert decision.better is not None
        assert decision.better_chance is not None
        rows = [
            f"<strong>{self.t(f'analysis-{part}')}</strong> {self.label(seat, move)}: {percent(chance)} %"
            for part, move, chance in (
                ("chosen", decision.chosen, decision.chance),
                ("better", decision.better, decision.better_chance),
            )
        ]
        asked = f"{self.round_name(decision.round)}: {escape(words.text(decision.question))}"
        sure = self.t("analysis-sure", error=percent(decision.error))
        graded = f"{signed(-decision.gap)} ({self.t(f'analysis-grade-{decision.grade}')}, {sure})"
        lines = [f"{asked} {graded}", "; ".join(rows) + "."]
        if decision.why is not None:
            lines.append(escape(words.text(decision.why)))
        if decision.later is not None:
            chosen, better = decision.later
            later = self.t("analysis-later", chosen=percent(chosen), better=percent(better))
            lines.append(f"<span class=quiet>{later}</span>")
        if decision.unknown:
            unknown = words.text(("analysis-unknown-then", {"unknown": decision.unknown}))
            lines.append(f"<span class=quiet>{escape(unknown)}</span>")
        return f"<li>{'<br>'.join(lines)}</li>"

    # --- Numbers -------------------------------------------------------------------------------------------------

    def numbers(self) -> Iterator[str]:
        """Write the numbers of the game down."""
        yield f'<section id="numbers"><h2>{self.t("analysis-numbers")}</h2>'
        yield from self.decks()
        yield from self.fates()
        yield from self.auctions()
        yield from self.works()
        yield "</section>"

    def decks(self) -> Iterator[str]:
        """Write what decks were made of."""
        kinds = ("treasures", "actions", "victories", "curses")
        rounds = [*(str(one.number) for one in self.analysis.rounds), self.t("analysis-end")]
        for seat, decks in enumerate(self.analysis.numbers.decks):
            yield f"<h3>{self.t('analysis-deck')}: {escape(self.analysis.seats[seat])}</h3>"
            rows = [[self.t(f"analysis-{kind}"), *(str(getattr(deck, kind)) for deck in decks)] for kind in kinds]
            density = [f"{HAND * deck.coins / max(1, size(deck)):.1f}" for deck in decks]
            rows.append([self.t("analysis-density"), *density])
            yield f"<div class=wide>{table(['', *rounds], rows)}</div>"

    def fates(self) -> Iterator[str]:
        """Write who was what."""
        numbers = self.analysis.numbers
        if not numbers.fates:
            return
        rounds = sorted({fate.round for fate in numbers.fates})
        heads = ["", *(str(one) for one in rounds)]
        yield f"<h3>{self.t('analysis-fates')}</h3>"
        rows: list[list[str]] = []
        for seat, name in enumerate(self.analysis.seats):
            cells = []
            for fate in (one for one in numbers.fates if one.seat == seat):
                names = [self.texts.printed(f"character-{one}", self.variants) for one in fate.characters]
                hits = [self.texts.text(f"analysis-fate-{one}") for one in fate.fates]
                cells.append(escape(", ".join(names) + (f" ({', '.join(hits)})" if hits else "")))
            rows.append([escape(name), *cells])
        yield f"<div class=wide>{table(heads, rows)}</div>"
        yield f"<h3>{self.t('analysis-gold')}, {self.t('analysis-gold-of')}</h3>"
        gold = [[escape(name), *map(str, row)] for name, row in zip(self.analysis.seats, numbers.gold, strict=True)]
        yield f"<div class=wide>{table(heads, gold)}</div>"

    def auctions(self) -> Iterator[str]:
        """Write what was paid."""
        auctions = self.analysis.numbers.auctions
        if not auctions:
            return
        yield f"<h3>{self.t('analysis-auctions')} ({self.t('analysis-auctions-of')})</h3>"
        rows = [
            [
                self.t("analysis-round", round=one.round),
                escape(self.analysis.seats[one.seat]),
                escape(self.texts.printed(f"thing-{one.item}", self.variants)),
                str(one.price),
                self.t("analysis-worth-range", least=one.least, most=one.most),
                self.t("analysis-too-much") if one.price > one.most else "",
            ]
            for one in auctions
        ]
        heads = ["", "", "", self.t("analysis-paid"), self.t("analysis-worth"), ""]
        yield f"<div class=wide>{table(heads, rows)}</div>"

    def works(self) -> Iterator[str]:
        """Write the works down, beside the minimums."""
        numbers = self.analysis.numbers
        if not numbers.minimums:
            return
        yield f"<h3>{self.t('analysis-works')} (★ {self.t('analysis-best')})</h3>"
        rounds = range(1, len(numbers.minimums) + 1)
        rows = [[self.t("analysis-minimum"), *map(str, numbers.minimums)]]
        for seat, name in enumerate(self.analysis.seats):
            works = [[one for one in numbers.works if one.seat == seat and one.round == number] for number in rounds]
            rows.append([escape(name), *(", ".join(f"{w.value}{'★' if w.best else ''}" for w in one) for one in works)])
        yield f"<div class=wide>{table(['', *map(str, rounds)], rows)}</div>"


def size(deck: object) -> int:
    """Count the cards of a deck."""
    return sum(getattr(deck, kind) for kind in ("treasures", "actions", "victories", "curses"))


def percent(share: float) -> int:
    """Give a share in per cent, as a whole number."""
    return round(100 * share)


def signed(change: float) -> str:
    """Give a change in per cent with its sign, which a colour says too."""
    number = percent(change)
    sign = "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else "±"
    return f'<span class="{"good" if number > 0 else "bad" if number < 0 else ""}">{sign}{abs(number)} %</span>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table of cells that are ready for the page; the first of each row is its head."""
    head = "".join(f"<th scope=col>{one}</th>" for one in heads)
    body = "".join(
        f"<tr><th scope=row>{first}</th>{''.join(f'<td class=number>{one}</td>' for one in rest)}</tr>"
        for first, *rest in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"
