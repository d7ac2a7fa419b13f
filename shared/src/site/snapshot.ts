import type { SiteFacts } from '#contract/site.ts';
import type { Language } from '#language/languages.ts';
import type { Lead, PageDeclaration } from '#remote.ts';

/** One release of a remote, as a browser needs it. */
export interface LiveRelease {
  /** `<version>-<hash8>`, the release's folder. */
  release: string;
  /** Name of its federation container. */
  container: string;
  /** Address of its entry script. */
  entry: string;
  /** `sha256-…` of the entry script. */
  integrity: string;
  /** Tag of its language, where that is not the page's: a release that does not speak it comes in English. */
  lang?: string;
}

/** A remote as it is live for this page: the release, and the one to fall back to. */
export interface LiveRemote {
  current: LiveRelease;
  previous?: LiveRelease;
}

export interface LivePage extends PageDeclaration {
  remote: string;
  /** Addresses of the scripts that the page runs, in their order; only the whole snapshot names them. */
  scripts?: string[];
}

/** A page that others lead to, with as much of its lead as they show. */
export type LeadTo = Pick<LivePage, 'path'> & Partial<Lead>;

/**
 * What the live pointer said when the origin answered. It is pinned for the life of the page: an open tab keeps the
 * releases that it began with. A document carries only its own page and that page's remote, so that it does not grow
 * with the number of remotes; the whole stands at a {@link SnapshotAddress}.
 */
export interface Snapshot {
  serial: number;
  remotes: Record<string, LiveRemote>;
  pages: LivePage[];
  /** The page's language, where it is not English. */
  language?: Language;
  /** What not every document carries of the firm's facts. */
  texts?: Pick<SiteFacts, 'home' | 'about' | 'appointments' | 'legal' | 'languages'>;
  /** What its one page leads to, in a document's part; the whole snapshot says it at each page. */
  leads?: LeadTo[];
  /** How many calculators there are, if any; in a document's part only where nobody owns its address. */
  calculators?: number;
}

/** Where a browser finds the whole snapshot that a document was made from. What stands there never changes. */
export interface SnapshotAddress {
  url: string;
  /** `sha256-…` of the file. */
  integrity: string;
}

/** The part of a snapshot that one page needs; for an address that nobody owns, how many calculators it can offer instead. */
export function snapshotFor(
  { serial, language, remotes, pages, calculators }: Snapshot,
  page: LivePage | null,
): Snapshot {
  const owner = page === null ? undefined : remotes[page.remote];
  const spoken = language && { language };
  if (page === null || owner === undefined) {
    return { serial, ...spoken, remotes: {}, pages: [], ...(calculators !== undefined && { calculators }) };
  }
  const { lead: _byOthers, findable: _bySearch, leads: shown, ...own } = page;
  const part: Snapshot = { serial, ...spoken, remotes: { [page.remote]: owner }, pages: [own] };
  if (shown === undefined) return part;
  const leads = leadsOf({ pages }).flatMap(({ path, name, start }): LeadTo[] => {
    if (shown === 'names') return [{ path, ...(name && { name }) }];
    return start === undefined ? [] : [{ path, start }];
  });
  return { ...part, leads };
}

/** The pages that others lead to, as far as this part of the snapshot knows them. */
export const leadsOf = ({ pages, leads }: Pick<Snapshot, 'pages' | 'leads'>): LeadTo[] =>
  leads ?? pages.flatMap(({ path, lead }) => (lead === undefined ? [] : [{ path, ...lead }]));

/**
 * The page that owns a path, with the values of its `:name` segments; literal segments win over named ones.
 * A trailing slash is not another page.
 */
export function findPage(
  pages: readonly LivePage[],
  path: string,
): { page: LivePage; params: Record<string, string> } | null {
  const plain = path.replace(/(?!^)\/+$/, '');
  const literal = pages.find((page) => page.path === plain);
  if (literal !== undefined && !plain.includes(':')) return { page: literal, params: {} };
  const segments = plain.split('/');
  const candidates = pages.flatMap((page) => {
    const params = matchSegments(page.path.split('/'), segments);
    return params === null ? [] : [{ page, params }];
  });
  candidates.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return candidates[0] ?? null;
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
