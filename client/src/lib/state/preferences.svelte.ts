/**
 * What somebody prefers. Light, language, silence and what may draw attention belong to the device; all else is kept
 * with the guest and holds on every device. A device without a network goes on with what it knew last, and tells later.
 */
import { untrack } from "svelte";
import { api, RefusedRequest } from "../net/api";
import { keep, kept } from "./device";
import { changed, holding, NOTHING, together, USUAL, type Preferring, type Wishes, type Wishlist } from "./wishes";

export type Language = "en" | "nl";
export type Theme = "light" | "dark";

/** What was told to this device last, and what it has yet to tell. */
interface Memory {
  told: Wishlist;
  untold: Preferring[];
}

const MEMORY = "preferences";
/** After the last of several changes, such as of a slider, it is told so soon. */
const SETTLED = 250;
const AGAIN = 15_000;
/** Refusals that are not about what was asked for. */
const LATER = ["reason-no-server", "reason-too-fast", "reason-storage", "reason-busy", "reason-error"];

function firstLanguage(): Language {
  const chosen = kept("language") ?? navigator.languages.find((one) => /^(nl|en)/.test(one)) ?? "en";
  return chosen.startsWith("nl") ? "nl" : "en";
}

function remembered(): Memory {
  try {
    const found = JSON.parse(kept(MEMORY) ?? "null") as Memory | null;
    return { told: { ...NOTHING, ...found?.told }, untold: found?.untold ?? [] };
  } catch {
    return { told: NOTHING, untold: [] };
  }
}

/** What is on or off on this device. */
class DeviceSwitch {
  readonly #name: string;
  readonly #off: string;
  #on = $state(true);

  constructor(name: string, off = "off", first = true) {
    this.#name = name;
    this.#off = off;
    const before = kept(name);
    this.#on = before === null ? first : before !== off;
  }

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    keep(this.#name, on ? "on" : this.#off);
  }
}

class Preferences {
  readonly sound = new DeviceSwitch("sound");
  readonly notify = new DeviceSwitch("notify", "off", false);
  /** Whether this device may be felt when it is the reader's turn. */
  readonly vibrate = new DeviceSwitch("vibrate");
  /** Whether chat is shown and heard. */
  readonly chat = new DeviceSwitch("chat", "muted");
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");
  #memory = $state.raw<Memory>(remembered());
  /** The table at which this page is. */
  table = $state<string | null>(null);
  /** Why the last change was not taken. */
  refused = $state.raw<RefusedRequest | null>(null);
  readonly list = $derived(this.#memory.untold.reduce(changed, this.#memory.told));
  /** What must be there before a language is spoken. */
  prepare: (language: Language) => Promise<void> = () => Promise.resolve();
  /** The language that was asked for last; it is spoken as soon as it can be. */
  wanted: Language = this.#language;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor() {
    this.#speak();
    addEventListener("online", () => this.#soon(0));
    addEventListener("storage", (event) => {
      // Another window of this browser.
      if (event.key === `signoria-${MEMORY}`) this.#memory = remembered();
    });
    document.addEventListener("visibilitychange", () => !document.hidden && this.#refresh());
    if (this.#memory.untold.length > 0) this.#soon(SETTLED);
    $effect.root(() => {
      $effect(() => {
        const { dataset } = document.documentElement;
        dataset["text"] = this.wish("text");
        dataset["contrast"] = this.wish("contrast") ? "more" : "usual";
        dataset["keys"] = this.wish("keys") ? "on" : "off";
        dataset["motion"] = this.calm === undefined ? "device" : this.calm ? "calm" : "full";
      });
    });
  }

  /** What holds here. */
  wish<K extends keyof typeof USUAL>(wish: K): NonNullable<Wishes[K]> {
    return holding(this.list, wish, this.table) ?? USUAL[wish];
  }

  /** Whether as little as possible is to move; undefined where the device decides. */
  get calm(): boolean | undefined {
    return this.list.everywhere.calm;
  }

  /** Prefer something else from now on, everywhere or at one table. */
  prefer(preferring: Preferring): void {
    const { told, untold } = this.#memory;
    // Changes in a row are told together, but for one that is being told.
    const last = this.#busy && untold.length === 1 ? undefined : untold.at(-1);
    const together = last && !preferring.anew && (last.table ?? null) === (preferring.table ?? null);
    const joined = together ? { ...last, wishes: merged(last.wishes, preferring.wishes) } : preferring;
    this.#remember({ told, untold: [...(together ? untold.slice(0, -1) : untold), joined] });
    this.#soon(SETTLED);
  }

  /** The server says what is kept; `revision` alone, that there is something new. */
  heard(list: Wishlist | undefined): void {
    if (list && list.revision >= this.#memory.told.revision) this.#remember({ ...this.#memory, told: list });
  }
  noticed(revision: number): void {
    if (revision > untrack(() => this.#memory.told.revision) && !this.#busy) this.#refresh();
  }

  #refresh(): void {
    api.me().then(
      (me) => this.heard(me.preferences),
      () => undefined,
    );
  }

  #remember(memory: Memory): void {
    this.#memory = memory;
    keep(MEMORY, JSON.stringify(memory));
  }

  #soon(wait: number): void {
    clearTimeout(this.#telling);
    this.#telling = setTimeout(() => void this.#tell(), wait);
  }

  async #tell(): Promise<void> {
    const [first] = this.#memory.untold;
    if (!first || this.#busy) return;
    this.#busy = true;
    let wait = 0;
    try {
      const told = await api.prefer(first);
      this.#remember({ told, untold: this.#memory.untold.slice(1) });
    } catch (error) {
      if (error instanceof RefusedRequest && !LATER.includes(error.reason)) {
        // It would be refused for ever.
        this.refused = error;
        this.#remember({ ...this.#memory, untold: this.#memory.untold.slice(1) });
      } else wait = AGAIN;
    }
    this.#busy = false;
    if (this.#memory.untold.length > 0) this.#soon(wait);
  }

  /** The page says in which language it is, to readers and to a device that installs it. */
  #speak(): void {
    document.documentElement.lang = this.#language;
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (manifest) manifest.href = `/manifest-${this.#language}.webmanifest`;
  }

  get language(): Language {
    return this.#language;
  }
  /** It is spoken as soon as its texts have come; without a network that may be never. */
  set language(language: Language) {
    this.wanted = language;
    keep("language", language);
    this.prepare(language).then(
      () => {
        if (this.wanted !== language) return;
        this.#language = language;
        this.#speak();
      },
      () => undefined,
    );
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset["theme"] = theme;
    keep("theme", theme);
  }
}

function merged(before: Wishes = {}, now: Wishes = {}): Wishes {
  return { ...before, ...now, ...together(before, now) };
}

export const preferences = new Preferences();

/** Whether as little as possible is to move: as the reader, or else the device, prefers it. */
export function reducedMotion(): boolean {
  return preferences.calm ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
}
