import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OfflineFile, OfflineList } from 'shared/contract/offline-list';
import type { SiteFacts } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import { renderDocument } from '#documents/document.ts';
import type { PageStyles } from '#documents/page-styles.ts';
import { cacheHeaders, variantOf } from '#documents/variant.ts';
import { isKnown } from '#http/none-match.ts';
import { PreparedDocument, preferredEncoding } from '#http/prepared-document.ts';
import type { LiveReleases } from '#releases/live.ts';
import { type LiveSite, releaseUrl } from '#releases/live-site.ts';
import { integrityOf, type ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** What browsers store of one visitor's releases. */
interface OfflineParts {
  list: PreparedDocument;
  /** The one document that starts any page while the network is away: it knows all pages, and shows none by itself. */
  document: PreparedDocument;
}

const page: LivePage = {
  ...{ path: '/offline.html', title: 'Offline', remote: '' },
  description: 'Starts the pages that work without the network.',
};

/** Names the files of every remote that has a page which works without the network. */
function offlineParts(
  live: LiveSite,
  site: SiteFacts,
  stylesOf: (live: LiveSite, page: LivePage | null) => PageStyles,
): OfflineParts {
  const { snapshot, directory, shell, filesUrl } = live;
  const { url, integrity } = directory;
  const data = { site, snapshot, directory: { url, integrity }, pageData: {}, worker: true, offline: true };
  const content = { page, path: page.path, status: 200, article: null, answers: {} } as const;
  const styles = stylesOf(live, page);
  const html = renderDocument({
    live,
    site,
    content,
    origin: '',
    html: '',
    data,
    styles,
    waits: true,
    devServers: {},
    hidden: true,
  });
  const hash = integrityOf(Buffer.from(html));
  const remotes = Object.values(live.remotes).filter(({ pages }) => pages.some(({ offline }) => offline === true));
  const list: OfflineList = {
    shell: shell.container,
    shellFiles: releaseUrl(filesUrl, shell, '').replace(/\/$/, ''),
    files: remotes.flatMap((manifest) => filesOf(manifest, filesUrl)),
    // Two of them can lie side by side while one replaces the other.
    document: { url: `${page.path}?${encodeURIComponent(hash)}`, integrity: hash },
  };
  return { list: new PreparedDocument(JSON.stringify(list)), document: new PreparedDocument(html) };
}

const filesOf = (manifest: ReleaseManifest, filesUrl: string): OfflineFile[] =>
  Object.entries(manifest.files)
    // Pictures are for other sites' link previews.
    .filter(([file]) => !file.endsWith('.png'))
    .map(([file, { integrity }]) => ({ url: releaseUrl(filesUrl, manifest, file), integrity }));

interface Dependencies {
  live: LiveReleases;
  store: ReleaseStore;
  site: SiteFacts;
  https: boolean;
  /** Headers of a document. */
  headers: Record<string, string>;
  /** False takes back the workers that browsers have. */
  offline: boolean;
  /** Where browsers find releases on another host, when they do. */
  releasesUrl: string | undefined;
  /** Styles of the document that is stored. */
  styles: Parameters<typeof offlineParts>[2];
}

interface Sent {
  type: string;
  headers: (now: LiveSite) => Record<string, string>;
  /** What a visitor of this site gets; null for a 404. */
  choose: (now: LiveSite) => PreparedDocument | null;
}

/** The worker's file in a release of the shell. */
const WORKER = 'sw.js';

/** What browsers get instead of a worker when there is to be none: it clears what was stored and goes. */
const FAREWELL = new PreparedDocument(`addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
    })(),
  ),
);
`);

/**
 * The service worker of the live shell at an address that stays, and what it needs to know of the visitor's releases.
 * A shell without a worker, or the setting `OFFLINE=no`, takes back the workers that browsers have.
 */
export function offlineRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { live, store, site, https, headers, offline, releasesUrl, styles } = deps;
  const parts = remembered((now: LiveSite) => offlineParts(now, site, styles));
  const workers = remembered((shell: ReleaseManifest) => new PreparedDocument(store.text(shell, WORKER)));
  const hasWorker = ({ shell }: LiveSite) => offline && Object.hasOwn(shell.files, WORKER);
  const sources = ["'self'", ...(releasesUrl === undefined ? [] : [new URL(releasesUrl).origin])].join(' ');
  const workerHeaders = {
    'content-security-policy': `default-src 'none'; script-src 'self'; connect-src ${sources}`,
    'service-worker-allowed': '/',
    'x-content-type-options': 'nosniff',
  };

  async function send([request, reply]: [FastifyRequest, FastifyReply], { type, headers, choose }: Sent) {
    const { site: now, kind } = variantOf(request, reply, { live, store, https });
    const content = choose(now);
    if (content === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not here.');
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const tag = `"${content.tag}${encoding === null ? '' : `-${encoding}`}"`;
    reply.headers(headers(now)).headers(cacheHeaders[kind]).header('etag', tag).type(type);
    if (encoding !== null) reply.header('content-encoding', encoding);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.send(await content.body(encoding));
  }

  const ofParts = (part: keyof OfflineParts) => (now: LiveSite) => (hasWorker(now) ? parts(now)[part] : null);
  const worker = (now: LiveSite) => (hasWorker(now) ? workers(now.shell) : FAREWELL);

  app.get('/sw.js', (...pair) =>
    send(pair, { type: 'text/javascript; charset=utf-8', headers: () => workerHeaders, choose: worker }),
  );
  app.get('/offline.json', (...pair) =>
    send(pair, { type: 'application/json; charset=utf-8', headers: () => ({}), choose: ofParts('list') }),
  );
  app.get('/offline.html', (...pair) =>
    // For a worker alone: a visitor who typed this address would be told that the network is away.
    pair[0].headers['sec-fetch-mode'] === 'navigate'
      ? pair[1].redirect('/')
      : send(pair, { type: 'text/html; charset=utf-8', headers: () => headers, choose: ofParts('document') }),
  );
}

/** Remembers what was made of a thing for as long as the thing is in use. */
function remembered<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const known = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
