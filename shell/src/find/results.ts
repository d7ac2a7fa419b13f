import { withQuery } from 'shared/router';
import type { Entry, Kind } from '#find/entry.ts';
import { type Found, firstEntries, isQuestion } from '#find/find-entries.ts';
import { messages } from '#messages.en.ts';
import { contactUs } from '#navigation/navigation.ts';

export interface Group {
  title: string;
  rows: readonly Pick<Entry, 'name' | 'to' | 'line' | 'lang'>[];
}

const TITLES: Record<Kind, string> = {
  tool: messages.findGroupTool,
  word: messages.linkGlossary,
  article: messages.findGroupArticle,
  page: messages.findGroupPage,
};

const contact: Group = {
  title: messages.findGroupContact,
  rows: [{ name: messages.findContactName, line: messages.contactLine, to: contactUs.to }],
};

/** The question as the box for questions sends it: the page that it leads to is the only one that reads it. */
const askOf = (typed: string): Group => ({
  title: messages.findGroupAsk,
  rows: [
    {
      name: messages.askThis({ typed }),
      line: messages.calculatorsAnswer,
      to: withQuery('/ask', { q: typed }),
    },
  ],
});

/** True when what was typed is in no name, and is no sum for the calculators either. */
export const isLost = (typed: string, { entries }: Found): boolean =>
  typed.trim() !== '' && entries.length === 0 && !/\p{N}/u.test(typed);

/** The rows below the field, in their parts: the part with the best row first. */
export function groupsOf(
  typed: string,
  { found, entries, canAsk }: { found: Found; entries: readonly Entry[]; canAsk: boolean },
): Group[] {
  const asked = typed.trim();
  if (asked === '') return [{ title: messages.findGroupTools, rows: firstEntries(entries) }];
  const kinds = [...new Set(found.entries.map(({ kind }) => kind))];
  return [
    ...(canAsk && isQuestion(asked, found) ? [askOf(asked)] : []),
    ...kinds.map((kind) => ({ title: TITLES[kind], rows: found.entries.filter((entry) => entry.kind === kind) })),
    ...(isLost(asked, found) ? [contact] : []),
  ];
}
