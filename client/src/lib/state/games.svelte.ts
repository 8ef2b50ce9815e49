/** The games that the server offers, asked for once. */
import { inOrder, WITH_BAY } from "../../games/bays";
import { api, type GameShown } from "../net/api";

class Games {
  /** As the server lists them; null before it has answered. */
  offered = $state.raw<GameShown[] | null>(null);
  #visited = $state<string | null>(null);
  #asked: Promise<GameShown[]> | null = null;

  /** Their names in the order of the home page; before the server has answered, those this client was built for. */
  get names(): string[] {
    return this.offered ? inOrder(this.offered.map((game) => game.name)) : WITH_BAY;
  }

  /** The one that a page is about which names none. */
  get first(): string {
    return this.offered?.[0]?.name ?? [...WITH_BAY].sort()[0] ?? "";
  }

  /** The one that somebody was last at, whose rules they may want from a page about all games. */
  get latest(): string {
    return this.#visited ?? this.names[0] ?? "";
  }

  /** Somebody is at a page about a game. */
  visit(name: string): void {
    this.#visited = name;
  }

  load(): Promise<GameShown[]> {
    this.#asked ??= api.games().then((found) => (this.offered = found));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  /** A game as the server offers it; null where it does not, or has not answered. */
  find(name: string): GameShown | null {
    return this.offered?.find((game) => game.name === name) ?? null;
  }

  async found(name: string): Promise<GameShown | null> {
    await this.load();
    return this.find(name);
  }

  /** Whether the server has said that it does not offer a game. */
  lacks(name: string): boolean {
    return this.offered !== null && this.find(name) === null;
  }
}

export const games = new Games();
