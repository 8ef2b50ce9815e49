/** Points, money and number of cards of every player after each turn, worked out from what happened. */
import type { GameEvent } from "../../lib/events";
import { cardOf } from "./cards";

export type Measure = "points" | "money" | "cards";

export interface Course {
  /** By seat: a value for the start and one after each round of turns. */
  series: Record<Measure, number[][]>;
  rounds: number;
}

const START = [...Array<string>(7).fill("copper"), ...Array<string>(3).fill("estate")];
const CARDS_PER_POINT = 10;

function measure(deck: Map<string, number>): Record<Measure, number> {
  let cards = 0;
  let money = 0;
  let points = 0;
  for (const [name, number] of deck) {
    const card = cardOf(name);
    cards += number;
    money += number * card.coins;
    points += number * card.points;
  }
  points += (deck.get("gardens") ?? 0) * Math.floor(cards / CARDS_PER_POINT);
  return { cards, money, points };
}

export function courseOf(events: GameEvent[], players: number): Course {
  const decks = Array.from({ length: players }, () => {
    const deck = new Map<string, number>();
    for (const card of START) deck.set(card, (deck.get(card) ?? 0) + 1);
    return deck;
  });
  const series: Record<Measure, number[][]> = { points: [], money: [], cards: [] };
  const note = (seat: number) => {
    const now = measure(decks[seat] ?? new Map<string, number>());
    for (const name of ["points", "money", "cards"] as const) (series[name][seat] ??= []).push(now[name]);
  };
  for (let seat = 0; seat < players; seat += 1) note(seat);
  for (const event of events) {
    const seat = event.seat ?? -1;
    const deck = decks[seat];
    if (!deck) continue;
    const add = (number: number) => event.kind && deck.set(event.kind, (deck.get(event.kind) ?? 0) + number);
    if (event.event === "card-bought" || event.event === "card-gained") add(1);
    else if (event.event === "card-trashed") add(-1);
    else if (event.event === "clean-up") note(seat);
  }
  // Cards that came or went after a player's last turn.
  for (let seat = 0; seat < players; seat += 1) {
    const now = measure(decks[seat] ?? new Map<string, number>());
    for (const name of ["points", "money", "cards"] as const) {
      const line = series[name][seat];
      if (line && line.length > 1) line[line.length - 1] = now[name];
    }
  }
  return { series, rounds: Math.max(1, ...series.points.map((line) => line.length - 1)) };
}
