import { funds } from '#glossary/funds.ts';
import { money } from '#glossary/money.ts';
import { people } from '#glossary/people.ts';
import { plans } from '#glossary/plans.ts';
import { returns } from '#glossary/returns.ts';
import type { Term } from '#glossary/term.ts';

export type { Term } from '#glossary/term.ts';

/** The day on which the terms were last held against rules and sources. */
export const REVIEWED = '2026-11-25';

/** Where a term stands. */
export const addressOf = ({ id }: Pick<Term, 'id'>): string => `/glossary#${id}`;

/** Compared as plain text: collations of server and browser may differ, and the page must be the same in both. */
const sortKey = ({ name }: Term) => name.toLowerCase();

/** All terms, in the order of their names. */
export const terms: readonly Term[] = [...funds, ...plans, ...people, ...returns, ...money].sort((one, other) =>
  sortKey(one) < sortKey(other) ? -1 : 1,
);

/** Whether a term has all these words in what is said of it; names of two languages are among them. */
export function isFound({ name, also = '', is, more = '' }: Term, typed: string): boolean {
  const text = `${name} ${also} ${is} ${more}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
