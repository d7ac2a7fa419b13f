import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFacts } from 'shared/site';
import { findPage, snapshotFor } from 'shared/snapshot';
import { articlePage, isUnknownArticle } from '#content/article-page.ts';
import { type DevServers, reactRefreshHook } from '#dev/dev-servers.ts';
import { audienceOf, keeping } from '#documents/audience.ts';
import { renderDocument } from '#documents/document.ts';
import { offlineRoutes } from '#documents/offline-routes.ts';
import { pageData } from '#documents/page-data.ts';
import { PreparedDocument } from '#documents/prepared-document.ts';
import { RenderCache } from '#documents/render-cache.ts';
import type { Renderer } from '#documents/renderer.ts';
import { securityHeaders } from '#documents/security-headers.ts';
import { siteFiles } from '#documents/site-files.ts';
import { preferredEncoding } from '#http/preferred-encoding.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { LiveSite } from '#releases/live-site.ts';
import type { ReleaseStore } from '#releases/store.ts';
import type { Tally } from '#telemetry/tally.ts';

interface Dependencies {
  live: LiveReleases;
  store: ReleaseStore;
  renderer: Renderer;
  site: SiteFacts;
  /** The site's public address, when the firm has set one. */
  publicUrl: string | undefined;
  /** Packages that `npm run dev` runs from source; empty otherwise. */
  devServers: DevServers;
  /** Where browsers find releases on another host, when they do. */
  releasesUrl: string | undefined;
  tally: Tally;
  /** True when pages may load the OTPless widget. */
  otpless: boolean;
  /** True when browsers may store pages that work without the network. */
  offline: boolean;
}

/** Answers every address that no other route took with one HTML document. */
export function documentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { live, store, site, publicUrl, devServers, releasesUrl, tally, otpless, offline } = deps;
  const developing = Object.keys(devServers).length > 0;
  const https = publicUrl?.startsWith('https:') === true;
  const headers = securityHeaders(site, {
    https,
    otpless,
    sources: [...Object.values(devServers), ...(releasesUrl === undefined ? [] : [new URL(releasesUrl).origin])],
    sockets: Object.values(devServers).map((url) => url.replace('http', 'ws')),
  });
  const cache = new RenderCache();

  const originOf = (request: { protocol: string; host: string }) =>
    publicUrl ?? `${request.protocol}://${request.host}`;

  async function sendDocument(request: FastifyRequest, reply: FastifyReply) {
    const { site: now, kind, preview } = audienceOf(request, reply, { live, store, https });
    const asked = request.url.split('?', 1)[0] ?? '/';
    const found = findPage(now.snapshot.pages, asked);
    const page = found?.page ?? null;
    // All unknown addresses share one document, or a scanner would have each of its guesses rendered.
    const pathname = found === null ? '/404' : asked;
    const answers = found === null ? {} : await pageData(app, found.page.data ?? [], found.params);
    const { url, integrity, hash } = now.directory;
    const data = {
      ...{ site, snapshot: snapshotFor(now.snapshot, page), directory: { url, integrity }, pageData: answers },
      ...(preview && { preview }),
      ...(offline && kind !== 'preview' && { worker: true }),
    };
    const origin = originOf(request);
    const make = async () => {
      const html = await prerendered(pathname, data, now, page?.remote);
      const described = page === null ? null : articlePage(page, answers);
      const parts = { live: now, site, page: described, origin, path: pathname, html, data, devServers };
      const document = new PreparedDocument(renderDocument({ ...parts, hidden: kind === 'preview' }));
      return { document, keep: html !== '' };
    };
    const key = [now.serial, now.shell.release, hash, origin, pathname, JSON.stringify(answers)].join('\n');
    const document = kind === 'preview' ? (await make()).document : await cache.get(key, make);
    for (const shown of [now.shell, page === null ? undefined : now.remotes[page.remote]])
      if (shown !== undefined && kind !== 'preview') tally.served(shown.name, shown.release);

    const encoding = preferredEncoding(request.headers['accept-encoding']);
    // A tag names the bytes that are sent, so each encoding has its own.
    const tag = `"${document.tag}${encoding === null ? '' : `-${encoding}`}"`;
    reply.headers(headers).headers(keeping[kind]).header('etag', tag).type('text/html; charset=utf-8');
    if (encoding !== null) reply.header('content-encoding', encoding);
    if (request.headers['if-none-match'] === tag && kind !== 'preview') return reply.code(304).send();
    const unknown = page === null || isUnknownArticle(page, answers);
    return reply.code(unknown ? 404 : 200).send(await document.body(encoding));
  }

  /** An empty string when the page cannot be rendered here: the browser then renders it. */
  async function prerendered(url: string, data: unknown, now: LiveSite, owner: string | undefined): Promise<string> {
    if (developing) return '';
    const bundle = (name: string, release: string) => path.join(store.folder(name, release), 'server', 'server.cjs');
    const remote = owner === undefined ? undefined : now.remotes[owner];
    try {
      return await deps.renderer.render({
        url,
        shell: bundle('shell', now.shell.release),
        remotes: remote === undefined ? {} : { [remote.name]: bundle(remote.name, remote.release) },
        data,
      });
    } catch (error) {
      app.log.error({ err: error, url }, 'Prerendering failed; the browser renders this page.');
      if (remote !== undefined) tally.failed(remote.name, remote.release, 'prerender');
      return '';
    }
  }

  siteFiles(app, { pages: () => live.site.snapshot.pages, origin: originOf });
  if (developing) {
    app.get('/dev/react-refresh.js', (_, reply) => reply.type('text/javascript').send(reactRefreshHook));
  }
  offlineRoutes(app, { live, store, site, https, headers, offline, releasesUrl });
  app.get('/*', sendDocument);
}
