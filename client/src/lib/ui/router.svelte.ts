/** Addresses and the pages behind them, with the history of the browser. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; code: string }
  | { page: "text"; code: string }
  | { page: "watch"; code: string }
  | { page: "replay"; code: string }
  | { page: "analysis"; code: string }
  | { page: "rules"; game: string | null }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "tables" }
  | { page: "history" }
  | { page: "record" }
  | { page: "record-analysis" }
  | { page: "statistics"; game: string | null }
  | { page: "lost" };

export function parse(path: string): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "new" && second && !third) return { page: "new", game: second };
  if (first === "rules" && !third) return { page: "rules", game: second ?? null };
  if (first === "learn" && !second) return { page: "learn" };
  if (first === "puzzles" && !second) return { page: "puzzles" };
  if (first === "history" && !second) return { page: "history" };
  if (first === "history" && second === "record" && !third) return { page: "record" };
  if (first === "history" && second === "record" && third === "analysis" && parts.length === 3)
    return { page: "record-analysis" };
  if (first === "statistics" && !third) return { page: "statistics", game: second ?? null };
  if (first === "watch" && !second) return { page: "tables" };
  if (first === "t" && second && parts.length <= 3) {
    const code = second;
    if (!third) return { page: "table", code };
    if (third === "text" || third === "watch" || third === "replay" || third === "analysis")
      return { page: third, code };
  }
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  /** Asks before the page is left by a link or by the browser's back button; says whether it does. */
  guard: ((to: Route) => boolean) | null = null;
  #path = location.pathname;

  constructor() {
    addEventListener("popstate", (event) => this.#wentBack(event));
    addEventListener("click", (event) => this.#clicked(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#show();
    scrollTo(0, 0);
  }

  /** The browser has changed the address already: whoever is asked first stays where they are. */
  #wentBack(event: PopStateEvent): void {
    if (event.isTrusted && this.guard?.(parse(location.pathname))) history.pushState(null, "", this.#path);
    else this.#show();
  }

  #show(): void {
    this.#path = location.pathname;
    this.route = parse(location.pathname);
  }

  /** Follow links inside the site without loading the page anew. */
  #clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    if (!this.guard?.(parse(link.pathname))) this.go(link.pathname + link.search);
  }
}

export const router = new Router();
