import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addDays, dayInIndia, instantInIndia } from 'shared/format/india-time';
import { addressIn } from 'shared/language';
import type { RenderedLink } from 'shared/remote';
import type { Posted, SiteFacts } from 'shared/site';
import { type LivePage, snapshotFor } from 'shared/snapshot';
import type { CachedResponse } from '#documents/cached-response.ts';
import type { LinkWords } from '#documents/link-words.ts';
import { LinkedDocuments } from '#documents/linked-documents.ts';
import { asksByQuery, contentFor, contentOf, type Moved, type PageContent } from '#documents/page-content.ts';
import { PageRenders, type Rendered } from '#documents/page-renders.ts';
import type { Preview } from '#documents/variant.ts';
import type { LiveSite } from '#releases/live-site.ts';
import { type FirmSites, siteIn } from '#site/firm-sites.ts';

/** Contents of one set of releases that are kept, and documents of each: one for every host that it is asked by. */
const KEPT = 500;
const KEPT_DOCUMENTS = 6;
/** How long a visitor waits for a link to be worked out; then the document goes out without figures. */
const LINK_MS = 1_000;
/** For its figures alone, which nobody else works out: a visitor's form and the firm's mail would go without them. */
const FIGURES_MS = 5_000;
/** What a page is told that stands in for a link's. */
const BLANK: RenderedLink = { today: null };
/** For so long, what a page's declared calls answered is taken as still true. */
const DATA_MS = 1_000;
/** What they answered for a query is kept with its document, and asked again once a clock of this length has gone round. */
const ANSWERS_MS = 60_000;

export interface Wanted {
  site: LiveSite;
  preview?: Preview | undefined;
  /** Path without query. */
  asked: string;
  /** The part of the query that the page is rendered by; see `pageQuery`. */
  query: string;
  /** Absolute address of the site, without a slash at its end. */
  origin: string;
}

/** What a document is made of. */
export interface Material extends Wanted {
  content: PageContent;
  /** Path and query of the page, with what its language puts before them. */
  url: string;
  /** True for a page that stands in for a link's, without figures. */
  blank: boolean;
  /** The shell's `DocumentData`. */
  data: object;
}

interface Kept {
  content: PageContent;
  /** The content's answers as text, to see whether they have changed. */
  text: string;
  freshUntil: number;
  refreshing: Promise<Kept | Moved> | null;
  /** Documents with their render, by origin. */
  finished: LRUCache<string, CachedResponse>;
  /** Documents whose render failed or is still on its way, by that and by origin. */
  empty: LRUCache<string, CachedResponse>;
}

interface Dependencies {
  app: FastifyInstance;
  sites: FirmSites;
  /** True when browsers may store pages that work without the network. */
  offline: boolean;
  /** Renders `#root`; rejects when it cannot. */
  render: (material: Material) => Promise<string>;
  /** Makes the document around the markup. */
  compose: (material: Material, rendered: Rendered) => CachedResponse;
}

/**
 * All documents of the site, made once for each set of releases and address. What is asked for again is found by one
 * look-up and sent as it is.
 */
export class Documents {
  readonly #deps: Dependencies;
  readonly #renders = new PageRenders();
  readonly #linked = new LinkedDocuments();
  readonly #sets = new WeakMap<LiveSite, LRUCache<string, Kept>>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The finished document, when there is nothing to ask and nothing to make. */
  finished(wanted: Wanted): CachedResponse | undefined {
    const { site, preview, asked, query } = wanted;
    const kept = preview === undefined ? this.#sets.get(site)?.get(asked) : undefined;
    if (kept === undefined || kept.freshUntil <= performance.now()) return undefined;
    return query === '' ? kept.finished.get(wanted.origin) : this.#linked.known(linkKey(wanted, kept, today()));
  }

  /**
   * @param patienceMs how long the render may take. After it the document goes out for the browser to render, and the
   * render goes on for those who come later.
   */
  async response(wanted: Wanted, patienceMs: number): Promise<CachedResponse | Moved> {
    const kept = await this.#keptFor(wanted);
    if ('movedTo' in kept) return kept;
    if (wanted.query === '') return this.#plain(wanted, kept, patienceMs);
    return (await this.#forLink(wanted, kept, LINK_MS)) ?? this.#plain(wanted, kept, patienceMs, BLANK);
  }

  /** @returns what the page of a link says of it; null where it says nothing, or there was no room or time to work it out */
  async words(wanted: Wanted): Promise<LinkWords | null> {
    const kept = await this.#keptFor(wanted);
    return 'movedTo' in kept ? null : ((await this.#forLink(wanted, kept, FIGURES_MS))?.words ?? null);
  }

  /**
   * Makes the document that stands in for links of a page that there is no time to work out.
   *
   * @param patienceMs as for `response`
   */
  async standIn(wanted: Wanted, patienceMs: number): Promise<void> {
    const kept = await this.#keptFor(wanted);
    if (!('movedTo' in kept)) await this.#plain(wanted, kept, patienceMs, BLANK);
  }

  #forLink(wanted: Wanted, kept: Kept, linkMs: number): Promise<CachedResponse | undefined> {
    const day = today();
    const make = async () => {
      const content = await contentFor(this.#deps.app, wanted.site, kept.content, wanted.query);
      const material = this.#material(wanted, content, { today: day });
      const html = await this.#deps.render(material);
      const response = this.#deps.compose(material, html);
      return { response, bytes: response.mostBytes };
    };
    return this.#linked.get(linkKey(wanted, kept, day), make, linkMs);
  }

  async #plain(wanted: Wanted, kept: Kept, patienceMs: number, link?: RenderedLink): Promise<CachedResponse> {
    const { content, text, finished, empty } = kept;
    const document = `${wanted.origin}${link === undefined ? '' : ' blank'}`;
    const known = finished.get(document);
    if (known !== undefined) return known;

    const { site, preview } = wanted;
    const material = this.#material({ ...wanted, query: '' }, content, link);
    // Whoever makes up names of previews has nothing rendered.
    const madeUp = preview !== undefined && 'unknown' in preview;
    const key = [site.directory.hash, site.shell.release, JSON.stringify([preview, link]), content.path, text].join(
      '\n',
    );
    const rendered = madeUp ? 'late' : await this.#renders.get(key, () => this.#deps.render(material), patienceMs);
    const [place, name] = isMarkup(rendered) ? [finished, document] : [empty, `${rendered} ${document}`];
    const made = place.get(name) ?? this.#deps.compose(material, rendered);
    place.set(name, made);
    return made;
  }

  /** @param link what the page is told of the query that it is rendered for */
  #material(wanted: Wanted, content: PageContent, link?: RenderedLink): Material {
    const { query } = wanted;
    const page = query === '' ? content.path : `${content.path}?${query}`;
    const url = addressIn(wanted.site.language, page);
    return { ...wanted, content, data: this.#dataFor(wanted, content, link), url, blank: link === BLANK };
  }

  /** What a document is made of that says what became of a posted form. It is one visitor's, so nothing of it is kept. */
  async posted(wanted: Wanted, posted: Posted): Promise<Material | Moved> {
    const kept = await this.#keptFor(wanted);
    if ('movedTo' in kept) return kept;
    const material = this.#material(wanted, kept.content, wanted.query === '' ? undefined : { today: today() });
    return { ...material, data: { ...material.data, posted } };
  }

  /** The shell's `DocumentData`. */
  #dataFor({ site, preview }: Wanted, { page, path, answers }: PageContent, link?: RenderedLink) {
    const { url, integrity } = site.directory;
    const pageData = link === undefined ? answers : { ...answers, [path]: link };
    return {
      ...{
        site: factsFor(siteIn(this.#deps.sites, site.language), page),
        snapshot: snapshotFor(site.snapshot, page),
        directory: { url, integrity },
      },
      ...{ pageData, ...(preview && { preview }) },
      // The worker stores English pages.
      ...(this.#deps.offline && preview === undefined && site.language === 'en' && { worker: true }),
    };
  }

  async #keptFor(wanted: Wanted): Promise<Kept | Moved> {
    const { site, preview, asked } = wanted;
    const set = this.#setOf(site);
    const prefix = preview === undefined ? '' : `${JSON.stringify(preview)}\n`;
    const known = set.get(prefix + asked);
    if (known === undefined) return this.#ask(set, prefix, wanted);
    if (known.freshUntil > performance.now()) return known;
    // One asks, the others wait for what it hears.
    known.refreshing ??= this.#ask(set, prefix, wanted).finally(() => {
      known.refreshing = null;
    });
    return known.refreshing;
  }

  async #ask(set: LRUCache<string, Kept>, prefix: string, { site, preview, asked }: Wanted): Promise<Kept | Moved> {
    const found = await contentOf(this.#deps.app, site, asked);
    if ('movedTo' in found) return found;
    const content = found.page?.daily ? onDay(found, today()) : found;
    // Addresses that show the same share what is kept: a path that nobody owns, an article that does not exist.
    const key = `${prefix}${content.path === asked ? asked : `${content.status} ${content.path}`}`;
    const text = JSON.stringify(content.answers);
    const known = set.get(key);
    const kept: Kept =
      known?.text === text
        ? known
        : { content, text, freshUntil: 0, refreshing: null, finished: documents(), empty: documents() };
    const asksForData = (content.page?.data ?? []).length > 0;
    const untilMidnight = content.page?.daily ? msToNextDay() : Number.POSITIVE_INFINITY;
    kept.freshUntil = performance.now() + (asksForData ? DATA_MS : untilMidnight);
    if (preview === undefined || !('unknown' in preview)) set.set(key, kept);
    return kept;
  }

  #setOf(site: LiveSite): LRUCache<string, Kept> {
    const known = this.#sets.get(site);
    if (known !== undefined) return known;
    const set = new LRUCache<string, Kept>({ max: KEPT });
    this.#sets.set(site, set);
    return set;
  }
}

const documents = () => new LRUCache<string, CachedResponse>({ max: KEPT_DOCUMENTS });

/** The day that links count from which do not say. */
const today = () => dayInIndia(new Date());

/** The content of a page that counts from today. */
const onDay = (content: PageContent, day: string): PageContent => ({
  ...content,
  answers: { ...content.answers, [content.path]: { today: day } satisfies RenderedLink },
});

const msToNextDay = () => instantInIndia(addDays(today(), 1), '00:00').getTime() - Date.now();

/** Everything that a link's document is made of. */
const linkKey = (wanted: Wanted, { content, text }: Kept, day: string) =>
  [
    ...[wanted.site.directory.hash, wanted.site.shell.release, JSON.stringify(wanted.preview), content.path, text],
    ...[wanted.query, day, wanted.origin],
    ...(asksByQuery(wanted.site, content) ? [Math.floor(Date.now() / ANSWERS_MS)] : []),
  ].join('\n');

const isMarkup = (rendered: Rendered) => rendered !== 'late' && rendered !== 'failed';

/** The firm's facts without what the page does not show: the shell fetches that for the next page. */
export function factsFor(facts: SiteFacts, page: LivePage | null) {
  if (page?.texts !== false) return facts;
  const { home: _shown, about: _told, languages: _switched, ...short } = facts;
  if (page.facts !== 'firm') return short;
  const { appointments: _offered, legal, ...firm } = short;
  return { ...firm, legal: { ...legal, commissions: [] } };
}
