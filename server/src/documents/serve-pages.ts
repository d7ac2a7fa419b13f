import type { FastifyInstance } from 'fastify';
import type { SiteFacts } from 'shared/site';
import type { Config } from '#config.ts';
import { Renderer } from '#documents/renderer.ts';
import { documentRoutes } from '#documents/routes.ts';
import type { ApiParts } from '#forms/call-api.ts';
import type { Cookies } from '#http/cookies.ts';
import type { Releases } from '#releases/open-releases.ts';
import { releaseRoutes } from '#releases/routes.ts';

/** Who is asking, for forms and pages without scripts. */
type Visitors = Pick<ApiParts, 'tokenOf'> & { cookies: Cookies };

/** Puts the releases' files and the documents on the air. */
export function servePages(
  app: FastifyInstance,
  config: Config,
  site: SiteFacts,
  releases: Releases,
  visitors: Visitors,
): void {
  const { store, live, tally, stop } = releases;
  const renderer = new Renderer(store.directory);
  // Links come in any number: in a process of their own they neither hold up pages nor take them along.
  const linkRenderer = new Renderer(store.directory, { timeoutMs: 2_000, atOnce: 1, yields: true });
  app.addHook('onClose', async () => {
    stop();
    renderer.stop();
    linkRenderer.stop();
  });
  const { publicUrl, devServers, releasesUrl } = config;
  releaseRoutes(app, { store, live });
  const otpless = config.otp.providers.some(
    (settings) => settings.provider === 'otpless' && settings.OTPLESS_APP_ID !== undefined,
  );
  // What runs from source changes under a page that is open, so it is never stored.
  const offline = config.offline && Object.keys(devServers).length === 0;
  documentRoutes(app, {
    ...{ live, store, renderer, linkRenderer },
    ...{ site, publicUrl, devServers, releasesUrl, tally, otpless, offline },
    warms: config.countReleases,
    ...visitors,
  });
}
