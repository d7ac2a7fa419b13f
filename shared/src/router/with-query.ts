/**
 * A path with what was typed, spelled as a form of the page spells it without script: whoever presses early has the same
 * address as whoever presses late. `/ask?q=5000+a+month`
 */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;
