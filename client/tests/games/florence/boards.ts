/** Boards of Florence for tests, in short. */
import type { FlorencePlayer, FlorenceView } from "../../../src/games/florence/view";

export interface Case {
  players: { palace: string; builders: number; tiles: string[] }[];
  /** Number and sum of the moves for each seat, and for each border. */
  alone: [number, number][];
  landscape: [number, number][];
  landscapes?: string;
  borders?: [number, number, "beside" | "above"][];
  together?: { tiles: string[]; moves: [number, number] }[];
}

/** What the client is told of such a position. */
export function viewOf(one: Case): FlorenceView {
  const players = one.players.map(({ palace, builders, tiles }, seat) => ({
    seat,
    palace: palace.split(","),
    builders,
    tiles: tiles.map((text) => {
      const [tile = "", cells = "", partner] = text.split("@");
      return { tile, cells: cells.split(","), partner: partner === "None" ? null : Number(partner) };
    }),
  }));
  return {
    game: "florence",
    seat: 0,
    options: one.landscapes ? { "cb-border-landscape": one.landscapes } : {},
    players: players as unknown as FlorencePlayer[],
    ...(one.borders ? { borders: one.borders } : {}),
  } as unknown as FlorenceView;
}
