/** What to tell somebody whose Node is too old; undefined for one that is not. */
export function tooOld(version: string): string | undefined;
