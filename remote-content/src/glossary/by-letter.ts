import type { Term } from 'shared/glossary';

/** Terms that begin with one letter of their language. */
export interface Letter {
  letter: string;
  terms: readonly Term[];
}

/** Terms in their order, by first letter. */
export function byLetter(terms: readonly Term[]): Letter[] {
  const groups = new Map<string, Term[]>();
  for (const term of terms) {
    const [letter = ''] = term.name.toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, own]) => ({ letter, terms: own }));
}
