// Inlined first in the head: language, colours and speed are right before anything is painted.
// Python keeps the preferences (JSON in localStorage) and sets the same attributes whenever one changes.
{
  const KEY = "biyori.preferences.1";
  const SEASONS = ["winter", "winter", "spring", "spring", "spring", "summer", "summer", "summer", "autumn", "autumn", "autumn", "winter"];

  const preferences = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY));
      return kept !== null && typeof kept === "object" ? kept : {};
    } catch {
      return {}; // storage is blocked, or somebody else's text stands there
    }
  };

  const one = (value, known, otherwise) => (known.includes(String(value)) ? String(value) : otherwise);
  const { lang, theme, suits, speed } = preferences();
  const japanese = /^ja\b/i.test(navigator.languages?.[0] ?? navigator.language) ? "ja" : "en";
  const root = document.documentElement;

  root.lang = one(lang, ["ja", "en"], japanese);
  root.dataset.theme = one(theme, ["light", "dark"], "auto");
  root.dataset.season = SEASONS[new Date().getMonth()];
  root.dataset.suits = one(suits, ["2", "4"], "2");
  root.dataset.speed = one(speed, ["slow", "normal", "fast", "instant"], "normal");

  // The browser's own bars take the colour of a theme that is chosen here or later; they ask the system by themselves.
  const bars = ["light", "dark"].map((scheme) => [scheme, document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`)]);
  const colour = () => {
    const chosen = root.dataset.theme;
    for (const [scheme, bar] of bars)
      bar.media = chosen === "auto" ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? "all" : "not all";
  };
  new MutationObserver(colour).observe(root, { attributeFilter: ["data-theme"] });
  colour();
}
