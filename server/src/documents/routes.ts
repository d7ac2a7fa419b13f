import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn } from 'shared/language';
import { spokenNow } from 'shared/messages';
import type { Posted } from 'shared/site';
import type { LivePage } from 'shared/snapshot';
import type { Look } from '#brand/look.ts';
import { brandRoutes } from '#brand/routes.ts';
import { CachedResponse, sendOnce } from '#documents/cached-response.ts';
import { renderDocument } from '#documents/document.ts';
import { Documents, type Material } from '#documents/documents.ts';
import type { ReadLink } from '#documents/link-words.ts';
import { leadsTo, linkWords } from '#documents/link-words.ts';
import { offlineRoutes } from '#documents/offline-routes.ts';
import type { Rendered } from '#documents/page-renders.ts';
import { stylesInside, stylesLinked, withLook, withTypeface } from '#documents/page-styles.ts';
import { planPictureRoutes } from '#documents/plan-picture-routes.ts';
import type { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import { securityHeaders } from '#documents/security-headers.ts';
import { underLibrary } from '#documents/shell-scripts.ts';
import { siteFiles } from '#documents/site-files.ts';
import { pageQuery, variantOf } from '#documents/variant.ts';
import { warmUp } from '#documents/warm-up.ts';
import { type ApiParts, apiFor } from '#forms/posted-form.ts';
import { formRoutes } from '#forms/routes.ts';
import { MOST_AT_ONCE, UnderWay } from '#forms/under-way.ts';
import { type PageView, viewsOfPages } from '#forms/views-of-pages.ts';
import type { Cookies } from '#http/cookies.ts';
import { languageOf } from '#http/page-language.ts';
import type { Pressed } from '#http/prepared-document.ts';
import { marked } from '#http/prepared-document.ts';
import { type DevServers, reactRefreshHook } from '#releases/dev-servers.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { LiveSite } from '#releases/live-site.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { serverFileOf } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { type FirmSites, offeredBy, siteIn } from '#site/firm-sites.ts';
import type { Typeface } from '#site/typeface.ts';
import type { Counters } from '#telemetry/counters.ts';
import type { DocumentTickets } from '#telemetry/document-tickets.ts';

interface Dependencies {
  live: LiveReleases;
  store: ReleaseStore;
  /** What renders pages, pages for a query, and whatever only a preview shows. */
  renderers: Record<'pages' | 'links' | 'previews', ReleaseSetRenderers>;
  sites: FirmSites;
  typeface: Typeface | null;
  look: Look;
  /** The site's public address, when the firm has set one. */
  publicUrl: string | undefined;
  /** Packages that `npm run dev` runs from source; empty otherwise. */
  devServers: DevServers;
  /** Where browsers find releases on another host, when they do. */
  releasesUrl: string | undefined;
  counters: Counters;
  tickets: DocumentTickets;
  /** True when pages may load the OTPless widget. */
  otpless: boolean;
  /** True when browsers may store pages that work without the network. */
  offline: boolean;
  /** True for the gate's own origin: it shows what the gate has stopped before. */
  opensStopped: boolean;
  /** False where nobody comes who would wait for a first render. */
  warms: boolean;
  /** Who is signed in, for pages and forms without scripts. */
  tokenOf: ApiParts['tokenOf'];
  cookies: Cookies;
}

/** How long a visitor waits for a render that nobody has asked for before; then the browser renders the page. */
const PATIENCE_MS = 300;
/** After so long somebody who came for an article that cannot be had just now may look again. */
const RETRY_SECONDS = '5';
/** Nobody is in a hurry: the warm-up, whoever looks at a preview, the first seconds after a start. */
const NO_HURRY_MS = 10_000;

/**
 * Answers every address that no other route took with one HTML document.
 *
 * @returns reads what the page of a link says
 */
export function documentRoutes(app: FastifyInstance, deps: Dependencies): ReadLink {
  const { live, store, publicUrl, devServers, releasesUrl, counters, tickets, otpless, offline, warms, look } = deps;
  const sites = withoutLook(deps.sites);
  const offered = offeredBy(sites);
  const { tokenOf, cookies } = deps;
  const developing = Object.keys(devServers).length > 0;
  const https = publicUrl?.startsWith('https:') === true;
  const rules = {
    ...{ https, otpless },
    sources: [...Object.values(devServers), ...(releasesUrl === undefined ? [] : [new URL(releasesUrl).origin])],
    sockets: Object.values(devServers).map((url) => url.replace('http', 'ws')),
  };
  const originOf = (request: { protocol: string; host: string }) =>
    publicUrl ?? `${request.protocol}://${request.host}`;

  const documents = new Documents({ app, sites, offline, render, compose });
  const variants = { live, store, https, opensStopped: deps.opensStopped };

  const warm =
    developing || !warms
      ? { done: true }
      : warmUp(
          app,
          live,
          async (asked, origin) => {
            const wanted = { site: live.site, asked, query: '', origin };
            await documents.response(wanted, NO_HURRY_MS);
            if (live.site.queries.has(asked)) await documents.standIn(wanted, NO_HURRY_MS);
          },
          publicUrl,
        );

  function sendDocument(request: FastifyRequest, reply: FastifyReply) {
    // Nobody is known without a cookie.
    const view = request.headers.cookie === undefined ? undefined : viewsOfPages[pathOf(request)];
    return view === undefined ? sendShared(request, reply) : sendView(view, request, reply);
  }

  function sendShared(request: FastifyRequest, reply: FastifyReply) {
    const language = languageOf(request);
    const visitor = variantOf(request, reply, variants, language);
    const { site: shown, preview } = visitor;
    // The shell that is live does not speak it, or not any more.
    if (shown.language !== language) return reply.redirect(request.url, 302);
    const query = request.url.indexOf('?');
    const asked = query === -1 ? request.url : request.url.slice(0, query);
    const wanted = {
      ...{ site: shown, preview, asked, origin: originOf(request) },
      query: pageQuery(shown.queries.get(asked), request.url.slice(asked.length)),
    };
    const finished = documents.finished(wanted);
    if (finished !== undefined) return send(finished);
    return makeDocument();

    function send(document: CachedResponse) {
      if (document.leadsTo === null) return document.send(request, reply, visitor);
      return reply.header('cache-control', 'no-cache').redirect(addressIn(language, document.leadsTo), 303);
    }

    async function makeDocument() {
      const patience = warm.done && preview === undefined ? PATIENCE_MS : NO_HURRY_MS;
      const response = await documents.response(wanted, patience);
      if (response instanceof CachedResponse) return send(response);
      return reply
        .header('cache-control', 'no-cache')
        .redirect(addressIn(language, response.movedTo) + request.url.slice(asked.length), 301);
    }
  }

  const views = new UnderWay();
  /** At a busy moment what everybody sees, which costs no render of its own. */
  function sendView(view: PageView, request: FastifyRequest, reply: FastifyReply) {
    if (views.count >= MOST_AT_ONCE) return sendShared(request, reply);
    return views.run(() => makeView(view, request, reply));
  }

  async function makeView(view: PageView, request: FastifyRequest, reply: FastifyReply) {
    const { call } = apiFor({ api: app, tokenOf }, request);
    const query = new URLSearchParams(request.url.slice(pathOf(request).length));
    const data = await view({ call, query, cookie: (name) => cookies.read(request, name) });
    if (data === null) return sendShared(request, reply);
    return sendPosted(request, reply, { form: 'view', values: {}, errors: {}, message: null, data }, 200);
  }

  /** The page of the request, rendered for whoever posted a form of it: whoever calls it counts how many there are at once. */
  async function sendPosted(request: FastifyRequest, reply: FastifyReply, posted: Posted, status: number) {
    const language = languageOf(request);
    const { site: shown, preview, marks } = variantOf(request, reply, variants, language);
    const asked = pathOf(request);
    const material = await documents.posted(
      {
        ...{ site: shown, preview, asked, origin: originOf(request) },
        query: pageQuery(shown.queries.get(asked), request.url.slice(asked.length)),
      },
      posted,
    );
    if ('movedTo' in material) return reply.redirect(addressIn(language, material.movedTo), 308);
    const rendered = await render(material).catch((): Rendered => 'failed');
    const { served, ticket, html, ...parts } = partsOf(material, rendered);
    served();
    reply.header('server-timing', ticket());
    return sendOnce(request, reply, { ...parts, html: marked(html, marks), status });
  }

  /** The markup of `#root`. */
  async function render({ site: shown, preview, content, url, blank, data }: Material): Promise<string> {
    if (developing) return '';
    const bundle = (manifest: ReleaseManifest) => ({
      file: serverFileOf(manifest, store.folder(manifest.name, manifest.release)),
      integrity: manifest.server,
    });
    const remote = content.page === null ? undefined : shown.remotes[content.page.remote];
    // Those that stand in are made at the start: by then the process for links has run every page once.
    const forLinks = blank || url.includes('?');
    const began = performance.now();
    try {
      const kind = preview === undefined ? (forLinks ? 'links' : 'pages') : 'previews';
      return await deps.renderers[kind].render(`${shown.directory.hash} ${shown.shell.release}`, {
        url,
        shell: bundle(shown.shell),
        remotes: remote === undefined ? {} : { [remote.name]: bundle(remote) },
        data,
      });
    } catch (error) {
      app.log.error({ err: error, url: content.path }, 'Prerendering failed; the browser renders this page.');
      throw error;
    } finally {
      const ms = Math.round(performance.now() - began);
      if (warm.done && ms > PATIENCE_MS && !forLinks)
        app.log.warn({ url: content.path, ms }, 'A render was slow; until then the browser rendered this page.');
    }
  }

  function compose(material: Material, rendered: Rendered): CachedResponse {
    return new CachedResponse(partsOf(material, rendered));
  }

  function partsOf(material: Material, rendered: Rendered) {
    const { site: shown, preview, content, origin, data, query, blank } = material;
    const { page, status } = content;
    const site = siteIn(sites, shown.language);
    const html = rendered === 'late' || rendered === 'failed' ? '' : rendered;
    const styles = withTypeface(
      deps.typeface,
      shown.language,
      withLook(
        look.styles,
        stylesInside(shown, page, (manifest, file) => store.text(manifest, file)),
      ),
    );
    const away = status === 503;
    const headers = {
      ...securityHeaders(site, { ...rules, styles: styles.hashes }),
      ...(away && { 'retry-after': RETRY_SECONDS }),
    };
    // Whoever looks at a preview may ask federation's own tools; the gate looks at what visitors will get.
    const tools = preview !== undefined && 'release' in preview && !deps.opensStopped;
    const live = tools ? { ...shown, shell: underLibrary(shown.shell) } : shown;
    const parts = { live, site, content, origin, html, data, styles, devServers, query, offered };
    const remote = page === null ? undefined : shown.remotes[page.remote];
    const counts = [shown.shell, ...(remote === undefined ? [] : [remote])].map(({ name, release }) =>
      counters.showing(name, release),
    );
    // A name of its own: the response must not keep the markup for what it tells each time it is sent.
    const failed = rendered === 'failed';
    const served = () => {
      for (const count of counts) count();
      if (failed && remote !== undefined) counters.failed(remote.name, remote.release, 'prerender');
    };
    const standsIn = blank || rendered === 'late';
    const document = renderDocument({ ...parts, hidden: preview !== undefined, standsIn });
    const issue = tickets.issuer(shown);
    const ticket = () => `ticket;desc="${issue()}"`;
    const pressed: Pressed = query === '' && preview === undefined ? 'hard' : 'fast';
    const words = query === '' ? null : linkWords(html);
    const other = query === '' ? null : leadsTo(html);
    return { html: document, status, headers, passing: blank || away, words, leadsTo: other, pressed, served, ticket };
  }

  const site = sites.en;
  const stored = (now: LiveSite, page: LivePage | null) => withLook(look.styles, stylesLinked(now, page));
  const own = withLook(look.styles, { tags: '', hashes: [] }).hashes;
  const headers = securityHeaders(site, { ...rules, styles: own });
  offlineRoutes(app, { live, store, site, https, headers, offline, releasesUrl, styles: stored });
  brandRoutes(app, { sites, mark: look.mark, live: (language) => live.siteIn(language) ?? live.site });
  siteFiles(app, { live: () => live.site, site, origin: originOf, offered });
  if (developing) {
    app.get('/dev/react-refresh.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(reactRefreshHook));
  }
  const readLink: ReadLink = async (link, origin) => {
    // A plan is kept by its English address, and told in the language of whoever asks.
    const shown = live.siteIn(spokenNow()) ?? live.site;
    const [asked = '', search] = link.split('?', 2);
    const page = shown.snapshot.pages.find(({ path: known }) => known === asked);
    const query = pageQuery(shown.queries.get(asked), `?${search ?? ''}`);
    if (page?.application !== true || query === '') return null;
    const words = await documents.words({ site: shown, asked, query, origin });
    return { link: `${asked}?${query}`, title: page.title, words };
  };
  planPictureRoutes(app, readLink, originOf);
  app.get('/*', sendDocument);
  const isPage = (asked: string) => live.site.snapshot.pages.some(({ path: known }) => known === asked);
  app.register(formRoutes, { api: app, tokenOf, cookies, publicUrl, isPage, show: sendPosted });
  return readLink;
}

/** Documents declare it: no page's code needs to know. */
function withoutLook(sites: FirmSites): FirmSites {
  const told = Object.entries(sites).map(([language, { typeface: _t, logo: _l, accent: _a, ...site }]) => [
    language,
    site,
  ]);
  return Object.fromEntries(told) as FirmSites;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';
