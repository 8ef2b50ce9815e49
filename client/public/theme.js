// Runs before the first paint, so that nobody sees the wrong light; the bar of the browser follows the page's own.
const BARS = { light: "#fbf7ef", dark: "#1f1913" };
const root = document.documentElement;
new MutationObserver(() => {
  document.querySelector('meta[name="theme-color"]').content = BARS[root.dataset.theme];
}).observe(root, { attributeFilter: ["data-theme"] });
const kept = localStorage.getItem("signoria-theme");
const dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
root.dataset.theme = dark ? "dark" : "light";
