/** The buttons with which the open question is answered. */
import type { IconName } from "../../../lib/ui/icon-names";
import type { Answer as BaseAnswer } from "../../base/play.svelte";
import { iconOf } from "../box/icons";
import { directly, verbOf, wordOf } from "./moves";
import { CHARACTERS, FREEDOMS, LANDSCAPES } from "../box/pieces";
import { THINGS, type Play } from "../play.svelte";
import type { FlorenceConsidered } from "../view";
import { f } from "../words/text";

type Outcome = Pick<FlorenceConsidered, "cost" | "cover" | "gain">;

export interface Answer extends BaseAnswer {
  icon?: IconName;
  /** More about it, beside the pointer. */
  about?: string;
  /** What it costs and brings. */
  outcome?: Outcome;
  /** What money is left after a bid, which names its price itself. */
  keeps?: number;
  /** Only said, where it is no button but something to choose from. */
  quiet?: boolean;
  /** A letter or the like that stands for it; others are numbered. */
  key?: string;
}

const KEYS: Record<string, string> = { back: "Esc", sell: "S", pass: "P", decline: "P", nothing: "P", "end-turn": "E" };

/** Verbs whose moves are amounts, chosen with a stepper. */
const AMOUNTS = new Set(["buy", "sell", "price", "exchange"]);
const PRIMARY = new Set(["bid", "raise", "accept", "princess-work", "use", "free"]);
const ACTIONS = ["work", "princess-work", "build", "take-person", "freedom", "bonus", "recruit"];
const ACTION_ICONS: Record<string, IconName> = {
  work: "stone-bust",
  "princess-work": "crown",
  build: "trowel",
  "take-person": "person",
  freedom: "prayer",
  bonus: "justice-star",
  recruit: "shaking-hands",
  propose: "linked-rings",
  "use-merchant-pp": "swap-bag",
  "use-professor": "graduate-cap",
  "end-turn": "hourglass",
  pass: "cancel",
  decline: "cancel",
  nothing: "cancel",
  keep: "save-arrow",
  "give-back": "return-arrow",
  accept: "check-mark",
  counter: "conversation",
  bid: "gavel",
  raise: "gavel",
  done: "check-mark",
  free: "swap-bag",
  pay: "two-coins",
  use: "check-mark",
};

/** In the order in which they stand: what leads back or aside first, what is most likely meant last. */
export function answersOf(play: Play): Answer[] {
  const rank = (answer: Answer): number => (answer.quiet ? 0 : answer.primary ? 2 : 1);
  const found = play.asked ? unordered(play) : [];
  const ranked =
    play.acting && found.some((answer) => answer.id === "end-turn")
      ? found
      : [...found].sort((a, b) => rank(a) - rank(b));
  return ranked.map((answer) => ({
    ...answer,
    ...(answer.primary ? { key: "⏎" } : KEYS[answer.id] ? { key: KEYS[answer.id] } : {}),
  }));
}

function unordered(play: Play): Answer[] {
  if (play.placing.tile) return placingAnswers(play);
  if (play.selling) return [back(play)];
  if (play.lifted !== null) return [confirmation(play, play.lifted), back(play)];
  if (play.aim === "freedom")
    return [
      ...FREEDOMS.map((freedom) => `introduce ${freedom}`)
        .filter((move) => play.can(move))
        .map((move) => ({ ...answer(play, move), act: () => play.pick(move) })),
      back(play),
    ];
  if (play.aim) return [back(play)];
  if (play.kind === "turn-menu") return menu(play);
  if (play.kind === "work-bonus") return [finished(play)];
  const buttons = play.options.filter(
    (move) => !(THINGS.has(verbOf(move)) && wordOf(move)) && !AMOUNTS.has(verbOf(move)),
  );
  const freedoms = play.kind === "freedom" ? play.offers("introduce") : [];
  const found = [...freedoms, ...buttons].map((move) => answer(play, move));
  return [...found, ...selling(play)];
}

function answer(play: Play, move: string): Answer {
  const verb = verbOf(move);
  const word = wordOf(move);
  const icon = [...LANDSCAPES, ...FREEDOMS, "prestige", "bonus"].includes(word) ? iconOf(word) : ACTION_ICONS[verb];
  // Who pays for an object is said in few words: what it costs and brings stands beside them.
  const short = play.kind === "merchant-payment";
  const label = short
    ? f(`board-merchant-${verb}`)
    : verb === "propose"
      ? f("board-propose", { player: play.names[Number(word) - 1] ?? "" })
      : play.label(move);
  // What an action leads to costs what the action does.
  const paid = play.question?.costs && move in play.question.costs ? move : (directly(move, play.acting)[0] ?? move);
  const cost = play.question?.costs?.[paid] ?? 0;
  const keeps = verb === "bid" ? play.me?.bids?.find(([price]) => price === cost)?.[2] : undefined;
  const gain = sellsPlace(play, move) ? (play.question?.position ?? play.told?.place ?? 0) : 0;
  return {
    id: move,
    label,
    primary: PRIMARY.has(verb),
    ...(short ? { about: play.label(move) } : {}),
    ...(icon ? { icon } : {}),
    ...(keeps === undefined ? {} : { keeps }),
    ...(cost + gain > 0 ? { outcome: { cost, cover: play.cover(paid), gain } } : {}),
    act: () => play.send([move]),
  };
}

/** Whether a move turns the place on the score track into points. */
function sellsPlace(play: Play, move: string): boolean {
  return move === "use-merchant-pp" || (move === "use" && play.question?.character === "merchant");
}

/** What can be done in a turn, possible or not. */
function menu(play: Play): Answer[] {
  const holds = play.me?.character ?? "";
  const shown = ACTIONS.filter(
    (action) =>
      play.options.includes(action) ||
      !["princess-work", "recruit"].includes(action) ||
      (action === "recruit" && (play.me?.hand_recruits ?? 0) > 0) ||
      (action === "princess-work" && holds === "princess"),
  );
  const others = [
    ...play.offers("propose"),
    ...play.options.filter((move) => move === "use-merchant-pp" || move === "use-professor"),
  ];
  const actions = shown.map((action): Answer => {
    const { outcome, ...plain } = answer(play, action);
    const why = play.options.includes(action) ? null : (play.why(action) ?? f("board-not-now"));
    const price = outcome ? { outcome: why ? { ...outcome, cover: 0 } : outcome } : {};
    return {
      ...plain,
      ...price,
      primary: false,
      label: f(`board-act-${action}`),
      about: play.label(action),
      why,
      act: () => play.act(action),
    };
  });
  const end = { ...answer(play, "end-turn"), label: f("board-act-end-turn"), primary: play.view.actions === 0 };
  return [
    ...actions,
    ...others.map((move) => ({
      ...answer(play, move),
      ...(move.startsWith("use-") ? { label: play.name(holds), about: play.label(move) } : {}),
    })),
    ...selling(play),
    end,
  ];
}

function selling(play: Play): Answer[] {
  return play.offers("sell").length === 0
    ? []
    : [
        {
          id: "sell",
          label: f("board-sell"),
          primary: false,
          quiet: true,
          icon: "laurel-crown",
          about: f("board-sell-about"),
          act: () => (play.selling = true),
        },
      ];
}

function back(play: Play): Answer {
  return {
    id: "back",
    label: f("board-back"),
    primary: false,
    quiet: true,
    icon: "return-arrow",
    act: () => play.back(),
  };
}

function confirmation(play: Play, move: string): Answer {
  const verb = verbOf(move);
  const known = ["work", "open", "take", "take-person", "bonus", "introduce", "stake"].includes(verb);
  const thing = play.name(wordOf(move));
  const label = known
    ? f(`board-confirm-${verb}`, { thing, number: Number(move.split(" ")[2] ?? 0) * 100 })
    : play.label(move);
  return {
    ...answer(play, move),
    ...(play.outcome && play.outcome.cost > 0 ? { outcome: play.outcome } : {}),
    id: "confirm",
    label,
    primary: true,
    icon: verb === "stake" && wordOf(move) in CHARACTERS ? iconOf(wordOf(move)) : "check-mark",
    act: () => play.send(directly(move, play.acting)),
  };
}

function placingAnswers(play: Play): Answer[] {
  const { placing, outcome } = play;
  const tile = placing.tile ?? "";
  const joint = play.kind === "joint-propose";
  const label = joint
    ? f("board-place-joint")
    : LANDSCAPES.includes(tile as never)
      ? f("board-place-landscape")
      : f("board-place-building");
  const here: Answer = {
    id: "confirm",
    label,
    primary: true,
    icon: "check-mark",
    why: placing.legal ? null : (placing.reason ?? f("board-place-nowhere")),
    ...(outcome && !joint ? { outcome } : {}),
    act: () => placing.confirm(),
  };
  return play.kind === "place-landscape" ? [here] : [here, back(play)];
}

/** The work with the bonus cards that were picked. */
function finished(play: Play): Answer {
  const { composed, question } = play;
  const person = question?.person ?? "";
  const worth = composed?.worth ?? play.me?.worth;
  return {
    id: "done",
    label: f("board-work-done", { number: worth?.persons[person]?.value ?? 0 }),
    primary: true,
    icon: "stone-bust",
    why: composed?.why ? play.formatter.text(composed.why) : null,
    act: () => play.send([...play.used.map((card) => `use ${card}`), "done"]),
  };
}
