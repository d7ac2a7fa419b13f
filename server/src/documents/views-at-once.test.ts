import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { getConsents } from 'shared/contract/me';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLook } from '#brand/look.ts';
import type { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import type { RenderRequest } from '#documents/renderer.ts';
import { documentRoutes } from '#documents/routes.ts';
import { cookies } from '#http/cookies.ts';
import { LiveReleases } from '#releases/live.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readFirmSites } from '#site/firm-sites.ts';
import { Counters } from '#telemetry/counters.ts';
import { DocumentTickets } from '#telemetry/document-tickets.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { silentLogger } from '#testing/test-app.ts';

const move = { action: 'release', by: 'test' } as const;
const release = '1.0.0-aaaaaaaa';

test('of many at once who would see a page of their own, those beyond twenty get what everybody sees', async () => {
  const store = new ReleaseStore(temporaryFolder('views-at-once'));
  addRelease(store, 'shell', release);
  const page = { path: '/signin/done', title: 'Signed in', description: 'Signed in.' };
  addRelease(store, 'account', release, { pages: [page] });
  for (const name of ['shell', 'account']) await goLive(store.directory, name, release, move);
  const live = new LiveReleases(store, silentLogger);
  live.start();

  const own = Promise.withResolvers<string>();
  let ownRenders = 0;
  const render = (_: string, { data }: RenderRequest) => {
    if (!('posted' in (data as object))) return Promise.resolve('<p>for everybody</p>');
    ownRenders += 1;
    return own.promise;
  };
  const renderer = { render } as unknown as ReleaseSetRenderers;
  const app = Fastify();
  await app.register(fastifyCookie);
  app.get(getConsents.path, async () => ({ consents: [] }));
  const sites = readFirmSites(path.join(repositoryRoot, 'site.json'));
  documentRoutes(app, {
    ...{ live, store, sites, renderers: { pages: renderer, links: renderer, previews: renderer } },
    ...{ typeface: null, look: openLook(path.join(repositoryRoot, 'site'), {}), publicUrl: undefined },
    ...{ devServers: {}, releasesUrl: undefined, counters: new Counters(), otpless: false, offline: false },
    ...{ tickets: new DocumentTickets(Buffer.alloc(32)), opensStopped: false, warms: false },
    ...{ tokenOf: async () => 'token', cookies: cookies(false) },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    own.resolve('');
    live.stop();
    await app.close();
  });

  const visit = async () => {
    const answer = await fetch(url + page.path, { headers: { cookie: 'session=some', connection: 'close' } });
    return [answer.status, /<p>.*<\/p>/.exec(await answer.text())?.[0]] as const;
  };
  const answers: (readonly [number, string | undefined])[] = [];
  const all = Array.from({ length: 30 }, () => visit().then((answer) => answers.push(answer)));
  await vi.waitFor(() => expect(ownRenders + answers.length).toBe(30), 20_000);
  expect(ownRenders).toBe(20);
  expect(answers).toEqual(Array(10).fill([200, '<p>for everybody</p>']));
  own.resolve('<p>for one</p>');
  await Promise.all(all);
  expect(answers.slice(10)).toEqual(Array(20).fill([200, '<p>for one</p>']));
  expect(await visit(), 'there is room again').toEqual([200, '<p>for one</p>']);
});
