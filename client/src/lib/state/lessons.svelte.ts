/** The lessons that there are, asked for once. */
import { api, type Lesson } from "../net/api";
import { preferences } from "./preferences.svelte";

class Lessons {
  all = $state.raw<Lesson[]>([]);
  #asked: Promise<Lesson[]> | null = null;

  /** Ask for them; whoever was refused may ask again. */
  load(): Promise<Lesson[]> {
    this.#asked ??= api.lessons().then(
      (found) => (this.all = found),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Those of a game, in the order in which they are best taken. */
  of(game: string): Lesson[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  /** The one after this one, if there is any. */
  after(lesson: Lesson): Lesson | null {
    const same = this.of(lesson.game);
    return same[same.findIndex(({ id }) => id === lesson.id) + 1] ?? null;
  }
}

export const lessons = new Lessons();

/** What a lesson says, in the language of the reader. */
export function read(said: Record<string, string> | undefined): string {
  return said?.[preferences.language] ?? said?.["en"] ?? "";
}
