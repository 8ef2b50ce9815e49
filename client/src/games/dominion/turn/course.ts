/** The course of an attack: who reacts, who is hit in which order, and that the attacker goes on. */
import type { GameEvent } from "../../../lib/state/events";
import { t } from "../../../lib/text/language.svelte";
import type { Texts } from "../../../lib/text/texts";
import { cardOf } from "../cards/cards";
import type { DominionView, QuestionKind } from "../view";
import { d } from "../words/text";

export interface Stage {
  title: string;
  text: string;
  seat: number;
  state: "done" | "now" | "next";
}

const IN_COURSE: ReadonlySet<QuestionKind> = new Set(["moat-reveal", "militia-discard", "bureaucrat-victory"]);

/** The attack that is going on, or null. */
export function attackOf(view: DominionView, events: GameEvent[]): string | null {
  if (!view.question || !IN_COURSE.has(view.question.kind)) return null;
  const played = events.findLast((event) => event.event === "action-played");
  return played?.card && cardOf(played.card).types.includes("attack") ? played.card : null;
}

export function stages(view: DominionView, events: GameEvent[], names: string[], texts: Texts): Stage[] {
  const attack = attackOf(view, events);
  const question = view.question;
  if (!attack || !question) return [];
  const from = events.findLastIndex((event) => event.event === "action-played");
  const safe = new Set(
    events
      .slice(from)
      .filter((event) => event.event === "moat-revealed")
      .map((event) => event.seat),
  );
  const hit = new Set(
    events
      .slice(from)
      .filter((event) => event.event === "cards-discarded")
      .map((event) => event.seat),
  );
  const seats = view.players.map((_, distance) => (view.active + 1 + distance) % view.players.length).slice(0, -1);
  const reacting = question.kind === "moat-reveal";
  const name = (seat: number) => (seat === view.seat ? t("you-begin") : (names[seat] ?? ""));
  const you = (seat: number) => (seat === view.seat ? "yes" : "no");
  const moat = texts.text("card-moat");
  const list: Stage[] = [
    {
      title: d("dominion-course-react"),
      text: d("dominion-course-react-text", { moat }),
      seat: reacting ? question.seat : view.active,
      state: reacting ? "now" : "done",
    },
  ];
  const current = seats.indexOf(question.seat);
  seats.forEach((seat, place) => {
    const state = reacting ? "next" : place < current ? "done" : place === current ? "now" : "next";
    const size = view.players[seat]?.hand_size ?? 0;
    const text = safe.has(seat)
      ? d("dominion-course-safe", { moat })
      : attack === "militia"
        ? d(size > 3 ? "dominion-course-militia" : hit.has(seat) ? "dominion-course-done" : "dominion-course-nothing", {
            number: size,
            you: you(seat),
          })
        : d("dominion-course-hit", { card: texts.text(`card-${attack}`), you: you(seat) });
    list.push({ title: name(seat), text, seat, state });
  });
  list.push({
    title: name(view.active),
    text: d("dominion-course-on", { actions: view.actions, coins: view.coins, you: you(view.active) }),
    seat: view.active,
    state: "next",
  });
  return list;
}
