/** The running auction, as the log and the view tell of it. */
import type { GameEvent } from "../../../lib/state/events";
import { LANDSCAPES, RAISE } from "../box/pieces";
import type { FlorencePlayer, FlorenceView, QuestionKind } from "../view";

const SEVEN = ["forest", "lake", "park", "jester", "builder", "prestige", "recruit"];
const FIVE = ["landscape", "jester", "builder", "prestige", "recruit"];
/** The questions that a buyer answers before the next auction is opened. */
const AFTERWARDS: ReadonlySet<QuestionKind> = new Set([
  "merchant-payment",
  "place-landscape",
  "choose-landscape-type",
  "pick-prestige",
  "recruit-now",
]);

export interface Bid {
  seat: number;
  amount: number;
}

export interface Auction {
  /** Null while somebody thinks of what to open. */
  item: string | null;
  opener: number;
  bids: Bid[];
  /** Who passed, and which bid stood then. */
  passed: Bid[];
  /** Whoever has bought it. */
  winner: number | null;
}

/** All auctions of the events, in order. */
function auctions(events: GameEvent[]): Auction[] {
  const found: Auction[] = [];
  for (const event of events) {
    const seat = event.seat ?? 0;
    const last = found.at(-1);
    if (event.event === "auction-opened")
      found.push({
        item: event["item"] as string,
        opener: seat,
        bids: [{ seat, amount: event["price"] as number }],
        passed: [],
        winner: null,
      });
    else if (event.event === "bid-raised") last?.bids.push({ seat, amount: event["amount"] as number });
    else if (event.event === "bid-passed") last?.passed.push({ seat, amount: event["amount"] as number });
  }
  return found;
}

/** The auction that is under way or just over; while nothing is auctioned one without bids, of whoever may open. */
export function auctionNow(view: FlorenceView, events: GameEvent[]): Auction | null {
  const question = view.question;
  if (!question || view.phase !== "auction") return null;
  if (question.kind === "auction-bid") {
    const { item = "", amount = 0, holder = 0, opener = 0, passed = [] } = question;
    // The log may go on beyond the moment that is looked at, and the same object is auctioned in other rounds too.
    const logged = auctions(events).findLast(
      (one) =>
        one.item === item &&
        one.opener === opener &&
        one.bids.some((bid) => bid.seat === holder && bid.amount === amount),
    );
    const bids = logged?.bids.filter((bid) => bid.amount <= amount) ?? [{ seat: holder, amount }];
    return {
      item,
      opener,
      bids,
      passed: passed.map((seat) => logged?.passed.find((one) => one.seat === seat) ?? { seat, amount }),
      winner: null,
    };
  }
  const last = auctions(events).at(-1);
  if (AFTERWARDS.has(question.kind) && last && last.bids.at(-1)?.seat === question.seat)
    return { ...last, winner: question.seat };
  return { item: null, opener: question.seat, bids: [], passed: [], winner: null };
}

/** The objects that are on offer: with two players the landscapes are one of them, unless the opener names the type. */
export function stacksOf(view: FlorenceView): string[] {
  if (view.players.length > 2) return SEVEN;
  return view.options["two-player-landscape-choice"] === "opener" && view.question?.kind !== "auction-last-buy"
    ? SEVEN
    : FIVE;
}

export function leftOf(view: FlorenceView, object: string): number {
  if (object === "landscape") return LANDSCAPES.reduce((total, name) => total + (view.supply[name] ?? 0), 0);
  return view.piles[object] ?? view.supply[object] ?? 0;
}

const isLandscape = (object: string): boolean => object === "landscape" || LANDSCAPES.some((name) => name === object);

/** Whoever bought from a stack in this auction: with two players one landscape blocks all. */
export function buyerOf(view: FlorenceView, object: string): FlorencePlayer | undefined {
  return view.players.find(
    (player) =>
      player.stone !== null &&
      (player.stone === object || (view.players.length === 2 && isLandscape(player.stone) && isLandscape(object))),
  );
}

/** What was paid for the objects of this round. */
export function pricesOf(events: GameEvent[], round: number): Map<number, number> {
  const prices = new Map<number, number>();
  let current = 0;
  for (const event of events) {
    if (event.event === "round-start") current = event["round"] as number;
    else if (event.event === "object-bought" && current === round)
      prices.set(event.seat ?? 0, event["price"] as number);
  }
  return prices;
}

export interface Rung {
  amount: number;
  /** What the reader would keep; null where it is of no account. */
  keeps: number | null;
  /** The points that would go because money is short. */
  cover: number;
  /** More than the reader can pay. */
  beyond: boolean;
}

/** The rungs from the highest down: those that were climbed and a few more, at most so many. */
export function rungsOf(view: FlorenceView, auction: Auction, most: number, reader: FlorencePlayer | null): Rung[] {
  const base = view.base_price;
  const top = auction.bids.at(-1)?.amount ?? base - RAISE;
  const highest = Math.max(top + (most > 6 ? 3 : 2) * RAISE, base + (most - 1) * RAISE);
  const lowest = Math.max(base, highest - (most - 1) * RAISE);
  const rungs: Rung[] = [];
  for (let amount = highest; amount >= lowest; amount -= RAISE) {
    const bid = reader?.bids?.find(([cost]) => cost === amount);
    rungs.push({
      amount,
      keeps: bid?.[2] ?? null,
      cover: bid?.[1] ?? 0,
      beyond: reader?.bids !== undefined && amount > top && !bid,
    });
  }
  return rungs;
}

/** Whether a player can still bid for what is auctioned now. */
export function isIn(auction: Auction, player: FlorencePlayer): boolean {
  return player.stone === null && !player.out && !auction.passed.some((one) => one.seat === player.seat);
}
