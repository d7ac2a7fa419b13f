/** Every command there is. */
export const names: string[];
/** The programs of a command, each as the words after `node`; throws an Error that lists the names, for another one. */
export function programsOf(name: string | undefined, words: string[]): string[][];
