/** The game that the page is about: its styles hold for the whole page, with all that opens or flies above it. */
let latest: object | null = null;

/** Name the game; gives what to do when it leaves the page. The next one may be there before. */
export function onPage(game: string): () => void {
  const visit = {};
  latest = visit;
  document.documentElement.dataset["game"] = game;
  return () => {
    if (latest === visit) delete document.documentElement.dataset["game"];
  };
}
