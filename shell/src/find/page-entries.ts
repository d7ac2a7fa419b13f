import type { LivePage, Snapshot } from 'shared/snapshot';
import type { Entry } from '#find/entry.ts';

/** People look for a page that search engines list under this very address, and for those that say so themselves. */
const isFindable = ({ path, canonical = path, indexable, findable }: LivePage): boolean =>
  !path.includes(':') && canonical === path && (indexable !== false || findable?.unlisted === true);

/** The two lists take turns: a calculator, a goal, a calculator … */
const startOf = ({ lead }: LivePage): number | undefined =>
  lead?.start && lead.start.place * 2 + (lead.start.list === 'goals' ? 1 : 0);

/**
 * What can be found on the pages of the live releases: the pages by their names, and what they publish as entries of their
 * own in their declarations (`findable.entries`), such as the words of a glossary.
 */
export const pageEntries = ({ pages, remotes }: Pick<Snapshot, 'pages' | 'remotes'>): Entry[] =>
  pages.flatMap((page) => {
    const { path, title, description, lead, findable } = page;
    const lang = remotes[page.remote]?.current.lang;
    const own = (findable?.entries ?? []).map(
      ({ name, line, also, at, word }): Entry => ({
        kind: word ? 'word' : 'page',
        name,
        to: path + at,
        line,
        also,
        lang,
      }),
    );
    if (!isFindable(page)) return own;
    const itself: Entry = {
      kind: lead === undefined ? 'page' : 'tool',
      name: lead?.name ?? title,
      to: path,
      line: lead?.start?.line ?? description,
      also: [title, lead?.menu?.name, lead?.start?.name, findable?.also].join(' '),
      about: `${description} ${lead?.menu?.group ?? ''}`,
      start: startOf(page),
      lang,
    };
    return [itself, ...own];
  });
