import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { openLook } from '#brand/look.ts';
import type { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import type { RenderRequest } from '#documents/renderer.ts';
import { documentRoutes } from '#documents/routes.ts';
import { cookies } from '#http/cookies.ts';
import { LiveReleases } from '#releases/live.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readFirmSites } from '#site/firm-sites.ts';
import { Counters } from '#telemetry/counters.ts';
import { DocumentTickets } from '#telemetry/document-tickets.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { silentLogger } from '#testing/test-app.ts';

const release = '1.0.0-aaaaaaaa';

interface Parts {
  pages: ReleaseManifest['pages'];
  /** Stands in for the process that renders. */
  render: (request: RenderRequest) => Promise<string>;
  /** The part of the API that the pages call. */
  api: (app: FastifyInstance) => void;
}

/** Documents of one hand-made remote, listening until the test is over. @returns the address of the origin */
export async function servedPages({ pages, render, api }: Parts): Promise<string> {
  const store = new ReleaseStore(temporaryFolder('served-pages'));
  addRelease(store, 'shell', release);
  addRelease(store, 'content', release, { pages });
  for (const name of ['shell', 'content'])
    await goLive(store.directory, name, release, { action: 'release', by: 'test' });
  const live = new LiveReleases(store, silentLogger);
  live.start();
  const app = Fastify();
  await app.register(fastifyCookie);
  api(app);
  const sites = readFirmSites(path.join(repositoryRoot, 'site.json'));
  const renderer = { render: (_: string, request: RenderRequest) => render(request) } as unknown as ReleaseSetRenderers;
  documentRoutes(app, {
    ...{ live, store, sites, renderers: { pages: renderer, links: renderer, previews: renderer } },
    ...{ typeface: null, look: openLook(path.join(repositoryRoot, 'site'), {}), publicUrl: undefined },
    ...{ devServers: {}, releasesUrl: undefined, counters: new Counters(), otpless: false, offline: false },
    ...{ tickets: new DocumentTickets(Buffer.alloc(32)), opensStopped: false, warms: false },
    ...{ tokenOf: async () => 'token', cookies: cookies(false) },
  });
  onTestFinished(async () => {
    live.stop();
    await app.close();
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}
