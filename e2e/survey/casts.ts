const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g;
/** Names given to what is imported or exported; `* as` too. */
const RENAMED = /(?:import|export)\s+(?:type\s+)?(?:\*\s+as\s+\w+|[\w\s,]*\{[^}]*\})/g;

/** How often a program tells the compiler what something is; `as const` tells it nothing. Texts of pages may hold " as ". */
export function casts(program: string): number {
  const code = program.replace(COMMENT, '').replace(RENAMED, '').replace(TEXT, "''");
  return [
    ...code.matchAll(
      /[\w)\]}>'] as (?!const\b)(?:unknown as )?(?:[A-Z{([']|(?:any|never|unknown|string|number|bigint|boolean|object|symbol|keyof|typeof|readonly)\b)/g,
    ),
  ].length;
}
