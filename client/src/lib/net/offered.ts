/** The games that the server offers, asked for once. */
import { api, type GameShown } from "./api";

let asked: Promise<GameShown[]> | null = null;

export function offeredGames(): Promise<GameShown[]> {
  asked ??= api.games();
  asked.catch(() => (asked = null));
  return asked;
}

export async function offeredGame(name: string): Promise<GameShown | null> {
  return (await offeredGames()).find((game) => game.name === name) ?? null;
}
