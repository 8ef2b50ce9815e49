/** The pieces of the box and what is printed on them. The tables are written by the engine, see pieces.json. */
import raw from "./pieces.json";

/** A column and a row, counted from 0 at the lower left. */
export type Cell = readonly [x: number, y: number];
export type SizeClass = "large" | "medium" | "small";
export type Landscape = "forest" | "lake" | "park";

export interface Tile {
  size: SizeClass | null;
  /** First the four turns to the right, then those of the mirror image; equal ones once. */
  forms: Cell[][];
}
export interface Person {
  building: string;
  landscape: string;
  freedom: string;
}
export interface PrestigeCard {
  kind: "most" | "fewest" | "fixed";
  points: number;
}

interface Pieces {
  tiles: Record<string, Tile>;
  freedoms: string[];
  persons: Record<string, Person>;
  /** What each wish of a person adds to a work. */
  wishes: Record<keyof Person, number>;
  bonus: string[];
  prestige: Record<string, PrestigeCard>;
  /** Lowest and highest field. */
  characters: Record<string, [number, number]>;
  minimum: number[];
  /** The step from bid to bid. */
  raise: number;
  building_points: number;
  best_work_points: number;
}

const pieces = raw as unknown as Pieces;

export const TILES = pieces.tiles;
export const FREEDOMS = pieces.freedoms;
export const PERSONS = pieces.persons;
export const BONUS = pieces.bonus;
export const PRESTIGE = pieces.prestige;
export const CHARACTERS = pieces.characters;
export const MINIMUM = pieces.minimum;
export const WISHES = pieces.wishes;
export const RAISE = pieces.raise;
export const BUILDING_POINTS = pieces.building_points;
export const BEST_WORK_POINTS = pieces.best_work_points;
export const BUILDINGS = Object.keys(TILES).filter((tile) => TILES[tile]?.size !== null);
export const LANDSCAPES: Landscape[] = ["forest", "lake", "park"];
export const SIDE = 7;

const COLUMNS = "abcdefg";

export function cellName([x, y]: Cell): string {
  return `${COLUMNS[x] ?? "?"}${y + 1}`;
}

export function cellNamed(name: string): Cell {
  return [COLUMNS.indexOf(name[0] ?? ""), Number(name[1]) - 1];
}
