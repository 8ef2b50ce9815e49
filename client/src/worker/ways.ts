/** Which way a request of a page goes when a worker stands between it and the server. */

/**
 * `page`: from the server, and without one the shell, which then shows what it knows of the address. `asset`: a file
 * whose name changes with its contents, kept once it was seen. `file`: one of the shell that may change, from the
 * server if it answers. `null`: the worker keeps out of it.
 */
export type Way = "page" | "asset" | "file" | null;

/** The shell is kept under this address; every page of the client is the same document. */
export const SHELL_PAGE = "/";
const ASSETS = "/assets/";
/** What depends on who asks, or is no page of the client: never kept, never answered in the server's place. */
const THE_SERVERS = new Set(["api", "ws", "schema", "i", "m", "health", "ready", "metrics"]);

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function wayOf({ method, mode, url }: Asked, origin: string, shell: readonly string[]): Way {
  const { origin: of, pathname, search } = new URL(url);
  const [first = "", ...rest] = pathname.split("/").slice(1);
  if (method !== "GET" || of !== origin || THE_SERVERS.has(first)) return null;
  if (mode === "navigate") return (rest.at(-1) ?? first).includes(".") ? null : "page";
  if (search !== "") return null;
  if (pathname.startsWith(ASSETS)) return "asset";
  return pathname !== SHELL_PAGE && shell.includes(pathname) ? "file" : null;
}

/** The caches of earlier versions that go: pages of the last one may still be open, and want its files. */
export function outdated(names: string[], ours: string, current: string): string[] {
  return names.filter((name) => name.startsWith(ours) && name !== current).slice(0, -1);
}
