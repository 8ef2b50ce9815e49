/** What this browser remembers about its user: light, language, sound, and what may draw attention. */

export type Language = "en" | "nl";
export type Theme = "light" | "dark";

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`signoria-${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`signoria-${name}`, value);
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}

function firstLanguage(): Language {
  const chosen = kept("language") ?? navigator.languages.find((one) => /^(nl|en)/.test(one)) ?? "en";
  return chosen.startsWith("nl") ? "nl" : "en";
}

class Preferences {
  #language = $state<Language>(firstLanguage());
  #theme = $state<Theme>(document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");
  #sound = $state(kept("sound") !== "off");
  #notify = $state(kept("notify") === "on");
  #chat = $state(kept("chat") !== "muted");

  constructor() {
    document.documentElement.lang = this.#language;
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    document.documentElement.lang = language;
    keep("language", language);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset["theme"] = theme;
    keep("theme", theme);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep("sound", on ? "on" : "off");
  }

  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    keep("notify", on ? "on" : "off");
  }

  /** Whether chat is shown and heard. */
  get chat(): boolean {
    return this.#chat;
  }
  set chat(on: boolean) {
    this.#chat = on;
    keep("chat", on ? "on" : "muted");
  }
}

export const preferences = new Preferences();

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
