import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFacts } from 'shared/site';
import { findPage } from 'shared/snapshot';
import { type DevServers, reactRefreshHook, withDevServers } from '#dev/dev-servers.ts';
import { renderDocument } from '#documents/document.ts';
import { pageData } from '#documents/page-data.ts';
import { RenderCache } from '#documents/render-cache.ts';
import type { Renderer } from '#documents/renderer.ts';
import { securityHeaders } from '#documents/security-headers.ts';
import { siteFiles } from '#documents/site-files.ts';
import type { LiveReleases, LiveSite } from '#releases/live.ts';
import type { ReleaseStore } from '#releases/store.ts';

interface Dependencies {
  live: LiveReleases;
  store: ReleaseStore;
  renderer: Renderer;
  site: SiteFacts;
  /** The site's public address, when the firm has set one. */
  publicUrl: string | undefined;
  /** Packages that `npm run dev` runs from source; empty otherwise. */
  devServers: DevServers;
}

/** Answers every address that no other route took with one HTML document. */
export function documentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { live, store, site, publicUrl, devServers } = deps;
  const developing = Object.keys(devServers).length > 0;
  const headers = securityHeaders(site, {
    https: publicUrl?.startsWith('https:') === true,
    sources: Object.values(devServers),
  });
  const cache = new RenderCache();

  const originOf = (request: { protocol: string; host: string }) =>
    publicUrl ?? `${request.protocol}://${request.host}`;

  async function sendDocument(request: FastifyRequest, reply: FastifyReply) {
    const now = developing ? withDevServers(live.site, devServers) : live.site;
    const asked = request.url.split('?', 1)[0] ?? '/';
    const found = findPage(now.snapshot.pages, asked);
    // All unknown addresses share one document, or a scanner would have each of its guesses rendered.
    const pathname = found === null ? '/404' : asked;
    const answers = found === null ? {} : await pageData(app, found.page.data ?? [], found.params);
    const data = { site, snapshot: now.snapshot, pageData: answers };
    const origin = originOf(request);
    const body = await cache.get([now.serial, origin, pathname, JSON.stringify(answers)].join('\n'), async () => {
      const html = await prerendered(pathname, data, now, found?.page.remote);
      const document = renderDocument({
        live: now,
        site,
        page: found?.page ?? null,
        origin,
        path: pathname,
        html,
        data,
        devServers,
      });
      return { document, keep: html !== '' };
    });
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.headers(headers).header('cache-control', 'no-cache').header('etag', tag).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.code(found === null ? 404 : 200).send(body);
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
      return '';
    }
  }

  siteFiles(app, { pages: () => live.site.snapshot.pages, origin: originOf });
  if (developing) {
    app.get('/dev/react-refresh.js', (_, reply) => reply.type('text/javascript').send(reactRefreshHook));
  }
  app.get('/*', sendDocument);
}
