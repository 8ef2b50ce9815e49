// What tables and clients say to each other. Generated from tables/wire/messages.py and tables/table/commands:
// do not edit, run python -m tools.typescript

import type { Arguments, Message } from "../lib/text/message";

/** Agree, or not, that the game ends without a result. */
export interface AnswerEnd {
  type: "answer-end";
  id: string;
  agree: boolean;
}

/** Agree, or not, that another player takes a decision back. */
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  agree: boolean;
}

/**
 * Want a bot to play for somebody who is asked and gives no sign; it does when most people who are there want it.
 *
 * The host need not wait for the others, nor for somebody who is not even connected.
 */
export interface CallBot {
  type: "call-bot";
  id: string;
  seat: number;
}

/** Not want another game after all. */
export interface CancelRematch {
  type: "cancel-rematch";
  id: string;
}

/**
 * Answer the question that is open: one move, or several that belong together such as a selection of cards.
 *
 * `ply` is the number of moves made when the sender decided: an answer to an older question is refused. `id` is the
 * sender's own name for the message: sent again, it does nothing and is acknowledged again. `seat` matters where one
 * device holds several seats.
 */
export interface Choose {
  type: "choose";
  id: string;
  ply: number;
  moves: string[];
  seat?: number | null;
}

/**
 * Show to be there: whatever somebody does at the table is a sign, and where a bot stands in, the own seats again.
 *
 * Whoever has left a seat to a bot gets it back by saying so (`return`), not by looking on.
 */
export interface Here {
  type: "here";
  id: string;
}

/**
 * Ask what a strong bot would do at the own decision. Answered with one `Advised` after another.
 *
 * Nothing waits for it, no clock stands still, and nobody else learns of it before the game is over. The game is not
 * rated any more. `ply` is the number of moves that the sender knows of.
 */
export interface Hint {
  type: "hint";
  id: string;
  ply: number;
}

/** Close the chat to spectators, or open it again; the host does. They can read it all the same. */
export interface Hush {
  type: "hush";
  id: string;
  players_only: boolean;
}

/** Keep somebody from speaking at the table, or let them speak again; the host does. Others go on as they did. */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  muted: boolean;
}

/** Set a personal preference at this table, such as `always-reveal-moat`. */
export interface Prefer {
  type: "prefer";
  id: string;
  name: string;
  value: boolean;
}

/**
 * Propose to end the game without a result: everybody who plays has to agree. The game goes on meanwhile.
 *
 * Who is missed for long, and for whom a bot plays therefore, has until it lapses to come back and say no.
 */
export interface ProposeEnd {
  type: "propose-end";
  id: string;
}

/** Want another game; it begins when all people at the table want it, or at once without those who do not. */
export interface Rematch {
  type: "rematch";
  id: string;
  /** Of the own share in its chance. */
  seal?: string | null;
  absent?: "bot" | "gather" | "wait" | "without";
}

/** Play again where a bot has played on the own seats, having seen what it did. Answering a question does it too. */
export interface Return {
  type: "return";
  id: string;
}

/** Say something to everyone at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Seal the own share in the chance of the game, before it is called: the BLAKE2b hash of 32 random bytes. */
export interface Seal {
  type: "seal";
  id: string;
  seal: string;
}

/**
 * Send somebody away, who cannot sit down or speak here again; or let them in again. The host does.
 *
 * Before the game the seats are open then. During it a bot plays on, for good, and the game changes nobody's rating:
 * no host sends somebody away who is about to win.
 */
export interface SendAway {
  type: "send-away";
  id: string;
  who: string;
  away?: boolean;
}

/** Tell the own share in the chance of the game when it is called. With the last share the game begins. */
export interface Share {
  type: "share";
  id: string;
  share: string;
}

/** Take the own last decision back; where others must agree, ask them. */
export interface Undo {
  type: "undo";
  id: string;
  ply: number;
}

/** Play on after all: nobody is asked any more whether the game ends. */
export interface WithdrawEnd {
  type: "withdraw-end";
  id: string;
}

/**
 * Say which version was seen last, after connecting again; -1 for none. Answered with an `Update`.
 *
 * `seat` says through whose eyes: where people pass one device around, the one who sits before it now. Until that is
 * said such a device sees what everybody sees. When the game is over, anybody may look through all eyes.
 */
export interface Sync {
  type: "sync";
  version?: number;
  seat?: number | null;
}

/**
 * Ask what would come of moves of the own seat and why they cannot be made; of none, about the open question.
 *
 * Answered with `Considered` at once, by the table as it is now: nothing changes, and nobody else learns of it. `id`
 * is the sender's own name for it.
 */
export interface Consider {
  type: "consider";
  id: string;
  moves?: string[];
}

/**
 * Let bots move without a pause until the sender is asked, or let them pause again.
 *
 * It is done where the sender is the only person at the table, and nobody answers.
 */
export interface Hasten {
  type: "hasten";
  on?: boolean;
}

/** Measure the way to the server; answered with a `Pong` that has the same `at`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** A seat as everyone sees it: who sits there, and whether that person is here. */
export interface SeatShown {
  number: number;
  /** Person, bot, open. */
  kind: string;
  name: string;
  /** Name of the bot, for bots and for seats that a bot keeps. */
  bot: string | null;
  present: boolean;
  /** A bot plays for the person, for more than one decision. */
  kept: boolean;
  /** Why a bot plays for the person: once, away, left, resigned. */
  keeper: string | null;
  /** The reader holds this seat. */
  mine: boolean;
  host: boolean;
  wants_rematch: boolean;
  /** The turn in which the person resigned. */
  resigned: number | null;
  /** Has left after the game, and plays no other one. */
  gone: boolean;
  /** The mark of the person: those with the same one share a device. */
  who: string | null;
  /** When the game is over: how many decisions a bot made for the person. */
  by_bot: number;
  /** When the game is over: at how many decisions the person had a hint. */
  hints: number;
  /** The last of the days off that the person has now. */
  holiday: string | null;
  /** The coat of arms: people bear their own at every table, unless somebody before them does. */
  arms: number;
}

/** Somebody proposes to end the game without a result: who, and who has not answered yet. */
export interface EndShown {
  asked_by: number;
  waiting_for: number[];
}

/** A table as everyone sees it, in the lobby and at the table. */
export interface TableShown {
  code: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatShown[];
  /** Gathering, playing, over, closed. */
  status: string;
  /** Seconds for a decision. */
  clock: number | null;
  /** Seconds for the whole game, when those of a decision are over. */
  reserve: number;
  /** When a bot plays for somebody who does not answer. */
  stand_in: "never" | "once" | "soon";
  spectators: number;
  /** Of the table's secret, before and while the game runs. */
  commitment: string | null;
  /** The secret itself, when the game is over. */
  secret: string | null;
  /** The players' part in the chance, by seat: the seals, then the shares that belong to them. */
  seals: (string | null)[];
  shares: (string | null)[];
  /** The game begins when the sealed shares are told. */
  starting: boolean;
  /** Code of the table this one is a rematch of. */
  previous: string | null;
  /** Code of the rematch. */
  following: string | null;
  /** Nobody who plays is there: nothing goes on by itself, and no clock runs. */
  paused: boolean;
  ending: EndShown | null;
  /** Why the table is no more, a key of the shell's texts. */
  closed: string | null;
  /** Why the game changes no rating, a key of the shell's texts. */
  practice: string | null;
  /** Why the reader may not speak here, a key of the shell's texts. */
  silenced: string | null;
  /** The chat is closed to spectators. */
  players_only: boolean;
  /** For the host alone: the marks of those who may not speak, and of those who were sent away, with their names. */
  muted: string[];
  sent_away: Record<string, string>;
  /** The day after which a table without a name is called, such as sunday-evening; `name` says it in English. */
  occasion: string | null;
  /** Everybody finds the table, and anybody may sit down. */
  listed: boolean;
  /** People who play with one another may ask for hints. */
  hints: boolean;
  /** Why nobody gets a hint here, a key of the shell's texts. */
  no_hints: string | null;
  /** The lesson that is played here. */
  lesson: string | null;
  /** The puzzle that is to be solved here. */
  puzzle: string | null;
}

/** What is read about the open question. Whom it is put to and what can be answered stands in the view. */
export interface QuestionShown {
  /** Only for who is asked. */
  asked: Message | null;
  others: Message;
  /** The player answers it even where there is but one answer. */
  in_person?: boolean;
  /** Only for who is asked: the answers that end the turn. */
  last?: string[];
  /** And those that hardly anybody wants, with the reason, a key of the game's texts. */
  odd?: Record<string, string>;
}

/** What makes a line of the log a big moment (core/moment.py): its texts begin with `moment-<kind>`. */
export interface MomentShown {
  kind: string;
  /** Loss, theft, spell, honour. */
  tone: string;
  /** Whom it strikes; None for everybody. */
  seat?: number | null;
  /** It strikes the reader, and nobody else is told whom. */
  private?: boolean;
  /** Whom it strikes has been told before. */
  known?: boolean;
  /** Moments of this kind hold no longer. */
  lifts?: string | null;
}

/**
 * Something that happened: the message `event-<event>`, unless it is quiet, and all that a table shows of it.
 *
 * One that is `joined` has the message `joined-<event>`, which goes on with the line before it. `mark` says what it is
 * called among those worth looking at again.
 */
export interface LogLine {
  event: string;
  args?: Arguments;
  quiet?: boolean;
  joined?: boolean;
  mark?: string | null;
  moment?: MomentShown | null;
  /** A bot did it for the person whom it is about. */
  bot?: boolean;
  /** The person whom it is about had a hint; told to others when the game is over. */
  hint?: boolean;
}

/** Whether the reader may take a decision back: freely, by asking, or not at all; and who asks for it now. */
export interface UndoShown {
  /** Free, ask, no. */
  possible: string;
  /** Key of the reason when it is not possible. */
  reason: string | null;
  asked_by: number | null;
  waiting_for: number[];
  /** Something new was seen since: the game would change no rating any more. */
  practice: boolean;
  /** Reader knows of them; and after how many seconds the request lapses. */
  decision: LogLine | null;
  moves: number;
  lapses: number | null;
}

/** The running clock: seconds left for the seat that is asked. */
export interface ClockShown {
  seat: number;
  left: number;
  /** It stands still: nobody is there, or who is asked has days off. Then others are not told how much is left. */
  still: boolean;
  /** Seconds of the own reserve that are left. */
  reserve: number;
  /** The days of the move are over, and the reserve is drawn on. */
  drawing: boolean;
}

/** Somebody is asked and gives no sign: for how many seconds, and who would rather have a bot play than wait. */
export interface AbsenceShown {
  seat: number;
  seconds: number;
  callers: number;
  /** So many of the others who are there. */
  needed: number;
  /** The reader may call a bot. */
  may_call: boolean;
  /** And has done so. */
  called: boolean;
}

/**
 * Everything the reader may know now, and what happened since the version the reader had.
 *
 * `log` has the lines from number `since` on: the reader keeps the lines before, and lets go of all after them, which
 * were taken back. `complete` says that they begin at the start of the game. `table` is left out where it is as it was
 * told last, and so are the options of the table in `view`; the question in it is packed (parcel.py).
 */
export interface Update {
  type: "update";
  version: number;
  ply: number;
  /** Through whose eyes; None for a bystander's. */
  seat: number | null;
  table: TableShown | null;
  /** None while the table gathers. */
  view: Record<string, unknown> | null;
  question: QuestionShown | null;
  log: LogLine[];
  since: number;
  complete: boolean;
  undo: UndoShown;
  /** Those of the reader that are switched on. */
  preferences: string[];
  /** Of what the reader prefers everywhere. */
  revision: number;
  clock: ClockShown | null;
  absence: AbsenceShown | null;
  /** The first line of the log from which on a bot played for the reader, who has not said to have seen it. */
  done: number | null;
  /** Of a puzzle: 1 once it has been answered. */
  taught: number;
}

/** A message has been carried out, durably. */
export interface Accepted {
  type: "accepted";
  id: string;
  ply: number;
  /** The server's own time for it. */
  milliseconds: number;
}

/** A message has not been carried out. `reason` is a key of the shell's texts, `facts` its variables. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  facts: Record<string, unknown>;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  /** The mark of who said it. */
  who: string;
}

/** The answer to a `Consider` with the same `id`, for the seat through whose eyes the reader looks. */
export interface Considered {
  type: "considered";
  id: string;
  /** The number of moves that were made then. */
  ply: number;
  /** Its shape depends on the game. */
  answer: Record<string, unknown>;
}

/** What may be chosen: a move, or several that are about equal; chances are whole per cents. */
export interface HintRow {
  moves: string[];
  chance: number;
  /** Give or take so much. */
  error: number;
  /** What speaks for it. */
  why: Message;
}

/** An answer to a `Hint` with the same `id`: better ones follow until one is `final`. Only its asker is told. */
export interface Advised {
  type: "advised";
  id: string;
  /** The number of moves that were made then. */
  ply: number;
  final: boolean;
  /** So many games were imagined for every choice. */
  tried: number;
  /** Per cents of an even share. */
  even: number;
  rows: HintRow[];
  /** How many choices are not among them. */
  rest: number;
}

/** The answer to a `Ping`. */
export interface Pong {
  type: "pong";
  at: number;
  milliseconds: number;
}

/** Somebody has invited the reader to another table, or has answered an invitation; which, one asks for. */
export interface Invitations {
  type: "invitations";
}

/** The table, or the server, is closing; `reason` is a key of the shell's texts. */
export interface Farewell {
  type: "closed";
  reason: string;
}

/** Everything a client sends. */
export type Sent =
  | AnswerEnd
  | AnswerUndo
  | CallBot
  | CancelRematch
  | Choose
  | Here
  | Hint
  | Hush
  | Mute
  | Prefer
  | ProposeEnd
  | Rematch
  | Return
  | Say
  | Seal
  | SendAway
  | Share
  | Undo
  | WithdrawEnd
  | Sync
  | Consider
  | Hasten
  | Ping;

/** Everything a table sends. */
export type Told = Update | Accepted | Refused | Said | Considered | Advised | Pong | Invitations | Farewell;
