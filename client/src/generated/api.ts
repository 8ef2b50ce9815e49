// What is asked and answered over HTTP. Generated from web/api/shapes.py and tables/table/commands:
// do not edit, run python -m tools.typescript

import type { Label } from "./labels";
import type { LogLine, QuestionShown, TableShown } from "./wire";
import type { Message, Name } from "../lib/text/message";

/** Who shall sit on a seat from now on; `keep` leaves whoever is there. */
export interface SeatChange {
  kind: "bot" | "keep" | "local" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** Say who shall sit where, for all seats of a table that gathers, in order; the host does. */
export interface Arrange {
  seats: SeatChange[];
}

/** Close a table: the host may before the game, and during it whoever plays there against bots alone. */
export interface Close {
}

/** Take a seat; the first open one if none is named. A name is for somebody else at the same device. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** Leave a table: before the game the seats are open then; during it bots keep them; after it, no rematch. */
export interface Leave {
}

/** Who shall sit on a seat: the host, somebody else at the host's device, a bot, or whoever comes. */
export interface SeatWish {
  kind: "bot" | "local" | "me" | "open";
  name?: string | null;
  /** A level or a name. */
  bot?: string | null;
}

/** Open a table. The guest who asks is its host. */
export interface Open {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  name?: string | null;
  clock?: number | null;
  /** Whether everybody finds it, and anybody may sit down. */
  listed?: boolean;
  /** Begin at once. */
  start?: boolean;
  /** Of the host's share in the chance of the game. */
  seal?: string | null;
  /** Options that go together; those that are named come on top of them. */
  preset?: string | null;
  /** The day after which the table is called that has no name. */
  occasion?: string | null;
  /** When a bot plays for somebody who does not answer. */
  stand_in?: "never" | "once" | "soon";
  /** Whether people who play with one another may ask for hints. */
  hints?: boolean;
  /** Seconds for the whole game that follow those of a decision, where one may take days. */
  reserve?: number;
}

/** Give a game up against other people: a bot plays the own seats to the end, and one counts as having come last. */
export interface Resign {
}

/** Settle how the table plays; what is not named stays. The host does. */
export interface Settle {
  options?: Record<string, unknown>;
  clock?: number | null;
  name?: string | null;
  listed?: boolean | null;
  stand_in?: "never" | "once" | "soon" | null;
  hints?: boolean | null;
  reserve?: number | null;
}

/** Begin the game; the host does. Where shares are sealed it begins when they are told. */
export interface Start {
}

/** How a game went: by name of what is measured, for each seat its values at the start and after each round. */
export interface Course {
  rounds: number;
  series: Record<string, number[][]>;
}

/** How the table looked when the log had so many lines. */
export interface Still {
  until: number;
  view: Record<string, unknown>;
  question: QuestionShown | null;
}

/** A part of a round, such as a turn: the moves after the first so many, up to the next part. */
export interface Part {
  first: number;
  /** Whose turn it is; None where all have a part in it. */
  seat?: number | null;
  /** What it is called, where that is not the name of a player. */
  said?: Message | null;
}

/** A round: the moves after the first so many, up to the next round. Number 0 is what comes before the first. */
export interface Round {
  first: number;
  number: number;
  parts: Part[];
}

/** Something worth looking at again: after how many moves it had happened, what it is called, and its event. */
export interface Mark {
  ply: number;
  kind: string;
  at: number;
}

/** A game measured out. */
export interface Ruler {
  rounds: Round[];
  marks: Mark[];
}

/** The chance of every seat after so many moves, each from what that seat knew, and what it is given or taken. */
export interface Chances {
  ply: number;
  round: number;
  chances: number[];
  errors: number[];
}

/** What a seat chose after so many moves, among so many options, and whether something else was better. */
export interface Decision {
  ply: number;
  seat: number;
  round: number;
  question: Message;
  options: number;
  chosen: string;
  grade: "fine" | "mistake" | "slip";
  /** The chance to win with what was chosen, judged by what the seat knew. */
  chance: number;
  error: number;
  worlds: number;
  /** What was better, its chance, and one reason; only with a mistake or a slip. */
  better?: string | null;
  better_chance?: number | null;
  gap?: number;
  why?: Message | null;
  /** Both chances with all cards as they really lay. That is no part of the judgement. */
  later?: [number, number] | null;
  /** What the seat could not know then: kinds and numbers, from what it saw. */
  unknown?: Message[];
}

/** A moment at which the chance of a seat changed most: by how much, and by what. */
export interface Turning {
  ply: number;
  round: number;
  change: number;
  cause: "luck" | "others" | "own";
  /** Whose turn it was, where that is somebody's. */
  by?: number | null;
  /** What there was to see. */
  said?: Message[];
}

/** Where the result of a seat came from: with the even share these add up to it, all but rounding. */
export interface Account {
  result: number;
  own: number;
  luck: number;
  others: number;
}

/** A kind of chance: what it brought a seat, what that is given or taken, and what there was of it, in words. */
export interface Source {
  kind: string;
  /** Whether it counts as luck, or as what the others did. */
  cause: "luck" | "others" | "own";
  change: number;
  error: number;
  said: Message;
}

/** What there is to say of a seat. */
export interface Player {
  seat: number;
  account: Account;
  turning: Turning[];
  /** How many of its decisions were looked at, and how many of them were mistakes and slips. */
  decisions: number;
  mistakes: number;
  slips: number;
  /** What luck and the others in the account are made of, once everything has been looked at. */
  sources?: Source[];
}

/** A deck of Dominion: how many cards of each kind, and the coins that its treasures give. */
export interface Deck {
  treasures: number;
  actions: number;
  victories: number;
  curses: number;
  coins: number;
}

/** What somebody was in a round of Machiavelli, and what befell them. */
export interface Fate {
  round: number;
  seat: number;
  characters: string[];
  fates: string[];
}

/** What somebody paid for an object in Florence, and what it was worth: with another to be had instead, or none. */
export interface Auction {
  round: number;
  seat: number;
  item: string;
  price: number;
  least: number;
  most: number;
}

/** A work that was completed in Florence, and the minimum of its round. */
export interface Work {
  round: number;
  seat: number;
  value: number;
  minimum: number;
  best: boolean;
}

/** The numbers of a game: what it measures, at the start of each round and at the end, and what is its own. */
export interface Numbers {
  series: Record<string, number[][]>;
  decks?: Deck[][];
  gold?: number[][];
  fates?: Fate[];
  auctions?: Auction[];
  works?: Work[];
  minimums?: number[];
}

/** A round, and after how many moves it begins. */
export interface RoundMark {
  number: number;
  ply: number;
}

/** A game, looked at by a strong bot. */
export interface Analysis {
  format: number;
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  scores: number[];
  winners: number[];
  moves: number;
  even: number;
  /** From which gap on a decision is a slip, and a mistake. */
  slip: number;
  mistake: number;
  rounds: RoundMark[];
  course: Chances[];
  decisions: Decision[];
  players: Player[];
  numbers: Numbers;
  /** How many things there were to look at, and how many were looked at; fewer when it was stopped. */
  looked: number;
  of: number;
  /** Seconds of a processor, all the worlds that were tried, and whether time was too short for some of them. */
  seconds: number;
  worlds: number;
  hurried: boolean;
  seed: number;
}

/** How far somebody has come with a lesson: at which table, at which step, and whether it was ever finished. */
export interface LessonTaken {
  table?: string | null;
  step?: number;
  done?: boolean;
}

/** What may be otherwise at one table. */
export interface TableWishes {
  /** At which others are seen to move, where nobody waits for it. */
  pace?: "instant" | "normal" | "slow" | "step";
  /** Which own moves are asked about before they are made. */
  confirm?: "always" | "last" | "never";
  /** Moves that hardly anybody wants are asked about. */
  odd?: boolean;
  /** Where there is one choice, it is made without asking. */
  single?: boolean;
}

/** What somebody prefers everywhere. */
export interface Wishes extends TableWishes {
  /** Answers that are given each time, by name. */
  standing?: Record<string, boolean>;
  text?: "huge" | "large" | "normal" | "small";
  /** Single keys do something. */
  keys?: boolean;
  /** Nothing moves that need not. */
  calm?: boolean;
  /** Stronger than usual. */
  contrast?: boolean;
  volume?: number;
  hear_turn?: boolean;
  hear_table?: boolean;
  hear_chat?: boolean;
  /** Place where one is. */
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
  /** No wish, but it goes with the guest from device to device like one: how far the lessons are, by their names. */
  lessons?: Record<string, LessonTaken>;
}

/** All wishes of a guest. `revision` counts the changes, so that every device can tell whether it knows them. */
export interface Wishlist {
  revision: number;
  everywhere: Wishes;
  tables: Record<string, TableWishes>;
}

/** A part of the table that is a reason for what is to be done, with three words about it. */
export interface Aside {
  at: string;
  tag: Record<string, string>;
}

/** One step: the learner looks at something, or makes a move. */
export interface LessonStep {
  id: string;
  kind: "do" | "look";
  title: Record<string, string>;
  text: Record<string, string>;
  because: Record<string, string>;
  do: Record<string, string>;
  /** The part of the table it is about (client/src/lib/ui/spots.ts). */
  spot: string | null;
  /** Parts that are reasons for it. */
  also: Aside[];
  /** The moves that are it, the best first; `buy *` is any that begins so. */
  accept: string[];
  /** What is said of any other move. */
  wrong: Record<string, string>;
}

/** A lesson: about a game, some minutes long, from a scenario on. */
export interface Lesson {
  id: string;
  game: string;
  kind: "expansion" | "first" | "win";
  minutes: number;
  title: Record<string, string>;
  /** What is learnt, in a few words. */
  about: Record<string, string>;
  scenario: Record<string, unknown>;
  steps: LessonStep[];
  /** What to remember. */
  keep: (Record<string, string>)[];
}

/** Why something is not done: a key of the shell's texts, and its variables. */
export interface RefusalShown {
  reason: string;
  facts: Record<string, unknown>;
}

/** The guest who asks. */
export interface Me {
  name: string;
  /** The levels of the house that were beaten, by game. */
  wins: Record<string, string[]>;
  /** Whether the guest has chosen the name. */
  named: boolean;
  /** Of the coats of arms, the own one. */
  arms: number;
  longest_name: number;
  preferences: Wishlist;
}

/** Another name. */
export interface Rename {
  name: string;
}

/** Other preferences: those that are named, everywhere or at one table; `anew` forgets all others there. */
export interface Preferring {
  wishes?: Wishes;
  table?: string | null;
  anew?: boolean;
}

/** A device on which the guest is signed in; when it was first and last here, by the hour. */
export interface DeviceShown {
  id: string;
  /** As it calls itself, if anybody would recognise it. */
  browser: string | null;
  system: string | null;
  first: number;
  last: number;
  /** The one that asks. */
  mine: boolean;
}

/** A device that is to be signed out, by its id. */
export interface SignOutDevice {
  device: string;
}

/** Days off of the guest who asks, from the first to the last one, named by when they begin. */
export interface HolidayShown {
  begin: number;
  first: string;
  last: string;
  /** They have begun. */
  now: boolean;
}

/** The days off of the guest who asks that are not over; how many there may be in a year, and how many more now. */
export interface HolidaysShown {
  holidays: HolidayShown[];
  most: number;
  left: number;
}

/** The first and the last day off, by the calendar of a place. */
export interface TakeHoliday {
  first: string;
  last: string;
  zone: string;
}

/** Days off that are to end now, or not to begin, by when they do. */
export interface EndHoliday {
  begin: number;
}

/** A way by which the guest is told: the mailbox, or where the address is that listens. */
export interface ChannelShown {
  id: string;
  way: "hook" | "mail" | "push";
  address: string;
  /** The browser that asks. */
  mine: boolean;
  confirmed: boolean;
}

/** How the guest is told, the key of this server for browsers, and whether it sends letters. */
export interface NoticesShown {
  key: string;
  mail: boolean;
  channels: ChannelShown[];
}

/** A browser that is to be told: where its push service listens, and the keys for it. */
export interface PushChannel {
  address: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** An address that listens, and how it wants to be told. */
export interface HookChannel {
  address: string;
  form: "discord" | "json" | "text";
  language: string;
}

/** A mailbox. */
export interface MailChannel {
  address: string;
  language: string;
}

/** One of the channels, by its id. */
export interface ChannelClosed {
  id: string;
}

/** Whether a message was taken. */
export interface ChannelTried {
  arrived: boolean;
}

/** The JSON schema of a table option, as far as anybody reads it. */
export type OptionSchema = {
  enum?: string[];
  default?: unknown;
};

/** The JSON schema of all table options of a game. */
export type OptionsSchema = {
  properties: Record<string, OptionSchema>;
};

/** A game that can be played here. */
export interface GameShown {
  name: string;
  fewest: number;
  most: number;
  /** Seats, where nobody says how many. */
  usual: number;
  options: OptionsSchema;
  defaults: Record<string, unknown>;
  /** Of bots, the weakest first. */
  levels: string[];
  /** By name, those that stand for a level. */
  bots: Record<string, string>;
  /** That it takes, about. */
  minutes: number | null;
  /** Questions that a table may answer for a player who wants that. */
  preferences: string[];
  /** Its name by language. */
  titles: Record<string, string>;
  /** Options that are settled in one choice, by its name. */
  presets: Record<string, Record<string, unknown>>;
  /** By their ids, in the order in which they are best taken. */
  lessons: string[];
}

/** What a game says in a language: its texts, and how its options are labelled with them. */
export interface Words {
  /** In the language of Fluent. */
  source: string;
  /** By verb. */
  labels: Record<string, Label>;
}

/** A table in a list of tables: as everyone sees it, and how far it is. */
export interface TableSummary extends TableShown {
  /** The seat that is to move. */
  asked: number | null;
  turn: number;
  opened: number;
  changed: number;
  /** Where a move may take days: seconds that are left for whom it waits for; none while that one has days off. */
  left: number | null;
}

/** An invitation to a table: the table, and who invites, by the name on their seat. */
export interface Invited {
  table: TableSummary;
  by: string;
  arms: number;
  at: number;
}

/** The tables that a guest may care for: the own ones, those with an open seat, those to watch, and invitations. */
export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
  playing: TableSummary[];
  invitations: Invited[];
}

/** What has changed in the lists of tables since they were told last, over a WebSocket; at first all of it. */
export interface ListsTold {
  /** The codes of the tables in each list that is another than before, and what is new of tables, with their code. */
  codes?: Record<string, string[]>;
  tables?: (Record<string, unknown>)[];
  /** How many tables are in play of each game, if that is another number: those who only count are not told of each. */
  numbers?: Record<string, number> | null;
  invitations?: Invited[] | null;
}

/** The code of a table. */
export interface Code {
  code: string;
}

/** A game against bots that begins at once. */
export interface PlayNow {
  game: string;
  bots?: number | null;
  level?: string | null;
  options?: Record<string, unknown>;
  /** Of the own share in the chance of the game. */
  seal?: string | null;
  /** Options that go together; those that are named come on top of them. */
  preset?: string | null;
  /** The day after which the table is called. */
  occasion?: string | null;
}

/**
 * Somebody with whom the reader has played: names, arms, and the last game. `who` means nothing to anybody else.
 *
 * The rest is about a table: whether they sit there, are invited, or have declined.
 */
export interface CompanionShown {
  who: string;
  names: string[];
  arms: number;
  game: string;
  last: number;
  games: number;
  /** The reader has taken them off the list. */
  off: boolean;
  seated: boolean;
  invited: boolean;
  declined: boolean;
}

/** Whom one invites, by the mark in the own list. */
export interface Inviting {
  who: string;
}

/** Whom one takes off the own list, or puts back. */
export interface Parted {
  who: string;
  off?: boolean;
}

/** How others get to this server, for one who asks. */
export interface Reached {
  /** Nobody else can open it. */
  kind: "here" | "machine" | "network" | "public";
  /** As they stand in the bar of a browser, without a path, the likeliest first. */
  addresses: string[];
  /** For who sits at the machine: its networks whose people could be let in, and the one whose people are. */
  offers: string[];
  opened: string | null;
}

/** A QR code to draw: how many modules it is wide, with the quiet ones around it, and the dark ones as a path. */
export interface QrCode {
  size: number;
  /** In the language of SVG, one module to a unit. */
  path: string;
}

/** A link that others can open. */
export interface InvitationLink {
  address: string;
  link: string;
  code: QrCode;
}

/** How others get to a page. */
export interface Invitation {
  kind: "here" | "machine" | "network" | "public";
  links: InvitationLink[];
  offers: string[];
  opened: string | null;
}

/** An address that makes another device the same guest. It works once, and not for long. */
export interface PersonalLink {
  path: string;
  seconds: number;
  /** How another device gets there. */
  there: Invitation;
}

/** The address of this machine in the network whose people are let in. */
export interface OpenNetwork {
  address: string;
}

/**
 * What a game changed in the rating of the person on a seat. A provisional rating may still change a lot.
 *
 * A newcomer has no number yet: only how many games of those there are that it takes to have one.
 */
export interface RatingChange {
  seat: number;
  /** Where the number is an exact one. */
  before: number | null;
  after: number | null;
  /** Where it is to be told. */
  gain: number | null;
  provisional: boolean;
  games: number;
  newcomer: number;
}

/**
 * What there is to say of a game that is over: the places by seat, how long it took, and what it was to the reader.
 *
 * `remark` is the best true thing about it, a text of the shell; none for who did not play, or where there is none.
 */
export interface Outcome {
  ranks: number[];
  seconds: number | null;
  remark: Message | null;
}

/** A game that is over. `rating` is about the guest who asks; none for a game that does not count. */
export interface Played extends TableSummary {
  scores: number[];
  winners: number[];
  ended: number;
  rating: RatingChange | null;
}

/** Somebody against whom the guest who asks has finished games, or the bots of a level, and who did better. */
export interface Opponent {
  /** The mark by which the guest, and nobody else, names this one; or `bot-` and the level. */
  who: string;
  name: string;
  arms: number | null;
  last: number;
  games: number;
  /** Games in which the guest ended before this one, and after; in the others they ended together. */
  ahead: number;
  behind: number;
}

/**
 * What happened in a game that is over, as somebody learnt of it. Its moments are asked for one by one.
 *
 * `first` is the first moment that can be looked at, `plies` the last one; `marks` says for each of them how many
 * events had happened by then.
 */
export interface ReplayLog {
  first: number;
  plies: number;
  /** None for a record that was sent along. */
  table: TableShown | null;
  log: LogLine[];
  marks: number[];
  /** Rounds, turns, and what is worth looking at again. */
  ruler: Ruler;
}

/** How far the analysis of a game is, and what has been found so far. */
export interface AnalysisShown {
  state: "computing" | "done" | "failed" | "none" | "stopped" | "waiting";
  /** Analyses that come before it. */
  before?: number;
  /** Whether the reader has asked for it, and can stop it. */
  own?: boolean;
  done?: number;
  of?: number;
  seconds_left?: number | null;
  analysis?: Analysis | null;
}

/** A moment of a game that is over, through somebody's eyes. */
export interface ReplayShown {
  ply: number;
  view: Record<string, unknown>;
  question: QuestionShown | null;
  /** The next one. */
  move: string | null;
  /** All open: by seat, what others did not see, named as in a message. */
  held: (Record<string, Name[]>)[];
}

/** Where somebody wants to play on in a game that is over: after which move, in which seat, against which bots. */
export interface Branch {
  ply: number;
  seat: number;
  level?: string | null;
}

/** Where somebody wants to play on in a game whose record is sent along, and what the table is to be called. */
export interface RecordBranch {
  record: Record<string, unknown>;
  name: string;
  ply: number;
  seat: number;
  level?: string | null;
}

/** A record that was replayed and is right. */
export interface RecordChecked {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  plies: number;
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
}

/** How strong a player is: 1000 is the house bot. A provisional rating may still change a lot. */
export interface Rating {
  value: number;
  provisional: boolean;
}

/** A player in the table of results. */
export interface Ranked {
  name: string;
  bot: string | null;
  /** Of the house, for a bot that has one. */
  level: string | null;
  mine: boolean;
  games: number;
  wins: number;
  rating: Rating | null;
}

/** A puzzle: how many play, how hard it is, and whether the first answer of the guest who asks was right. */
export interface PuzzleShown {
  id: string;
  players: number;
  level: number;
  /** None: not tried. */
  right: boolean | null;
}

/** The puzzles of a game from the easiest to the hardest, and how the guest who asks has done. */
export interface PuzzleCourse {
  game: string;
  today: string;
  puzzles: PuzzleShown[];
  rating: Rating | null;
  tried: number;
  right: number;
}

/** What could be chosen in a puzzle: the chance to win with it in per cent, and what that is given or taken. */
export interface ChoiceShown {
  move: string;
  chance: number;
  error: number;
}

/** What came of an answer: what was chosen, all choices with the best first, one reason, and what comes next. */
export interface PuzzleSolved {
  id: string;
  right: boolean;
  chosen: string;
  choices: ChoiceShown[];
  even: number;
  why: Message;
  /** What it changed in the rating for puzzles; nothing, if there was an answer before. */
  rating: RatingChange | null;
  /** The next puzzle of the game that was not tried. */
  following: string | null;
}

/** Games of one kind: against bots alone, against people, or with several people at one device. */
export interface ResultsAgainst {
  against: "bots" | "device" | "people";
  games: number;
  wins: number;
  average: number | null;
}

/** How the guest who asks has done. */
export interface OwnResults {
  games: number;
  wins: number;
  best: number | null;
  average: number | null;
  /** Levels of the house. */
  beaten: string[];
  rating: Rating | null;
  /** Those kinds that were played. */
  tallies: ResultsAgainst[];
}

/** A level of the house: how strong it is, and how the guest who asks has done against it alone. */
export interface Rung {
  level: string;
  rating: number | null;
  games: number;
  wins: number;
}

/** The levels of the house in a game, the first one first. */
export interface Ladder {
  game: string;
  rungs: Rung[];
}

/** Results in one game. */
export interface Statistics {
  game: string;
  mine: OwnResults;
  players: Ranked[];
}

/** A card: its facts as words and numbers, its text in the language asked for. */
export interface CardRules {
  id: string;
  name: string;
  text: string | null;
  ruling: string | null;
  types: string[];
  facts: Record<string, number | string>;
}

/** A table option, explained. */
export interface OptionRules {
  id: string;
  name: string;
  text: string | null;
  values: Record<string, string>;
}

/** What one has to know to play a game. */
export interface Rules {
  game: string;
  language: string;
  languages: string[];
  name: string;
  fewest: number;
  most: number;
  cards: CardRules[];
  options: OptionRules[];
}
