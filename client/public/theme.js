// Runs before the first paint, so that nobody sees the wrong light.
const kept = localStorage.getItem("signoria-theme");
const dark = kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme = dark ? "dark" : "light";
