const PATTERNS: [RegExp, string][] = [
  [/[^\s@"'<>(=]+@[^\s@"'<>)]+\.[a-z]{2,}/gi, '[email]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/g, '[pan]'],
  [/(?<![\w.-])\+?\d[\d ]{8,14}\d(?![\w-])/g, '[number]'],
  // Tokens and hashes: 256 bits in base64url or hexadecimal.
  [/\b[A-Za-z0-9_-]{43,}\b/g, '[token]'],
];

/** Takes what could be a person's out of a text that goes to a log. */
export const scrub = (text: string): string =>
  PATTERNS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
