/** Throws an Error that lists the options, for a word that is none of them. */
export function readOptions(words: string[]): { all?: true; noBrowser?: true; only?: string; changed?: string };
