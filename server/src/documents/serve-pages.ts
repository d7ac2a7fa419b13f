import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openLook } from '#brand/look.ts';
import type { ReadLink } from '#documents/link-words.ts';
import { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import { Renderer } from '#documents/renderer.ts';
import { documentRoutes } from '#documents/routes.ts';
import type { ApiParts } from '#forms/posted-form.ts';
import type { Cookies } from '#http/cookies.ts';
import { releaseRoutes } from '#releases/routes.ts';
import type { Releases } from '#releases/take-back/open-releases.ts';
import type { Config } from '#settings/config.ts';
import type { FirmSites } from '#site/firm-sites.ts';
import { openTypeface } from '#site/typeface.ts';
import type { DocumentTickets } from '#telemetry/document-tickets.ts';

/** Who is asking, for forms and pages without scripts. */
type Visitors = Pick<ApiParts, 'tokenOf'> & { cookies: Cookies };

/** Puts the releases' files and the documents on the air; see `documentRoutes`. */
export function servePages(
  app: FastifyInstance,
  config: Config,
  sites: FirmSites,
  releases: Releases & { tickets: DocumentTickets },
  visitors: Visitors,
): ReadLink {
  const { store, live, counters, tickets, stop } = releases;
  const renderersOf = (options: ConstructorParameters<typeof ReleaseSetRenderers>[1], ways = {}) =>
    new ReleaseSetRenderers(() => new Renderer(store.directory, ways), options);
  const renderers = {
    pages: renderersOf({ kept: 3, spare: true }),
    // Links come in any number: in a process of their own they neither hold up pages nor take them along.
    links: renderersOf({ kept: 2 }, { timeoutMs: 2_000, atOnce: 1, yields: true }),
    previews: renderersOf({ kept: 3, idleMs: 5_000 }),
  };
  live.onChange(() => {
    for (const each of Object.values(renderers)) each.change();
  });
  app.addHook('onClose', async () => {
    stop();
    for (const each of Object.values(renderers)) each.stop();
  });
  const { publicUrl, devServers, releasesUrl } = config;
  releaseRoutes(app, { store, live });
  const folder = path.join(path.dirname(config.siteConfig), 'site');
  const otpless = config.otp.providers.some(
    (settings) => settings.provider === 'otpless' && settings.OTPLESS_APP_ID !== undefined,
  );
  // What runs from source changes under a page that is open, so it is never stored.
  const offline = config.offline && Object.keys(devServers).length === 0;
  return documentRoutes(app, {
    ...{ live, store, renderers, typeface: openTypeface(app, folder, sites.en), look: openLook(folder, sites.en) },
    ...{ sites, publicUrl, devServers, releasesUrl, counters, tickets, otpless, offline },
    // The gate's own origin: nobody comes there who would wait, and it shows what the gate has stopped before.
    ...{ warms: config.warmsUp, opensStopped: !config.countReleases },
    ...visitors,
  });
}
