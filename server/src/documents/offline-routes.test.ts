import fs from 'node:fs';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OfflineList } from 'shared/contract/offline-list';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineRoutes } from '#documents/offline-routes.ts';
import { stylesLinked } from '#documents/page-styles.ts';
import { LiveReleases } from '#releases/live.ts';
import { goLive, startCanary } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { readSite } from '#site/read-site.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const A = '1.0.0-aaaaaaaa';
const B = '1.1.0-bbbbbbbb';
const move = { action: 'release', by: 'test' } as const;
const calculators = { pages: [{ path: '/goals', title: 'Goals', description: 'Goals.', offline: true }] };
const content = { pages: [{ path: '/', title: 'Home', description: 'Home.' }] };

let store: ReleaseStore;
let live: LiveReleases;
const apps: FastifyInstance[] = [];

/** Gives a release of the shell a worker, as the shell's build does. */
function addWorker(release: string): void {
  const { integrity } = addRelease(store, 'shell', release).files['remoteEntry.js'] ?? { integrity: '' };
  const folder = store.folder('shell', release);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'));
  manifest.files['sw.js'] = { integrity, bytes: 1, brotli: 1 };
  fs.writeFileSync(path.join(folder, 'client/sw.js'), `worker of ${release}`);
  fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest));
}

async function origin(offline = true): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(fastifyCookie);
  const site = readSite(path.join(repositoryRoot, 'site.json'));
  offlineRoutes(app, {
    ...{ live, site, offline },
    store: new ReleaseStore(store.directory),
    https: false,
    headers: {},
    releasesUrl: undefined,
    styles: stylesLinked,
  });
  apps.push(app);
  return app;
}

const listOf = async (app: FastifyInstance, cookie = '') =>
  (await app.inject({ url: '/offline.json', headers: { cookie } })).json() as OfflineList;

beforeEach(async () => {
  store = new ReleaseStore(temporaryFolder('offline'));
  addWorker(A);
  for (const release of [A, B]) {
    addRelease(store, 'calculators', release, calculators);
    addRelease(store, 'content', release, content);
  }
  for (const name of ['shell', 'calculators', 'content']) await goLive(store.directory, name, A, move);
  live = new LiveReleases(new ReleaseStore(store.directory), { error: () => {} });
  live.start();
});
afterEach(async () => {
  live.stop();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

describe('what browsers store', () => {
  it('is the shell, the remotes with pages that work offline, and a document that is what its hash says', async () => {
    const app = await origin();
    const list = await listOf(app);
    expect(list.shellFiles).toBe(`/r/shell/${A}`);
    expect(list.files.map(({ url }) => url)).toEqual([`/r/calculators/${A}/remoteEntry.js`]);
    const { rawPayload, headers } = await app.inject({ url: list.document.url });
    expect(integrityOf(rawPayload)).toBe(list.document.integrity);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
    expect(rawPayload.toString()).toContain('"path":"/goals"');
  });

  it('is another list after a release, and the old one after its rollback', async () => {
    const app = await origin();
    const before = await listOf(app);
    await goLive(store.directory, 'calculators', B, move);
    await vi.waitFor(async () => expect((await listOf(app)).files[0]?.url).toContain(B), { timeout: 20_000 });
    expect((await listOf(app)).document.url).not.toBe(before.document.url);
    await goLive(store.directory, 'calculators', A, move);
    await vi.waitFor(async () => expect((await listOf(app)).files).toEqual(before.files), { timeout: 20_000 });
  });

  it('is a visitor’s own while a canary is on, for nobody else to keep', async () => {
    const app = await origin();
    await startCanary(store.directory, 'calculators', { release: B, percent: 50, factor: 3, sample: 100 }, move);
    await vi.waitFor(() => expect(Object.keys(live.site.canaries)).toEqual(['calculators']), { timeout: 20_000 });
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const cookie = `visitor=${String(visitor).padStart(22, 'x')}`;
      const answer = await app.inject({ url: '/offline.json', headers: { cookie } });
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-cache, no-transform',
        vary: 'accept-encoding, cookie',
      });
      const url = (answer.json() as OfflineList).files[0]?.url ?? '';
      expect((await listOf(app, cookie)).files[0]?.url).toBe(url);
      seen.add(url);
    }
    expect([...seen].sort()).toEqual([`/r/calculators/${A}/remoteEntry.js`, `/r/calculators/${B}/remoteEntry.js`]);
  });

  it('costs a browser that has it nothing, and no visitor sees the document by its address', async () => {
    const app = await origin();
    const { headers } = await app.inject({ url: '/offline.json' });
    const again = await app.inject({ url: '/offline.json', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const listed = await app.inject({ url: '/offline.json', headers: { 'if-none-match': `"a", W/${headers.etag}` } });
    expect(listed.statusCode).toBe(304);
    const visited = await app.inject({ url: '/offline.html', headers: { 'sec-fetch-mode': 'navigate' } });
    expect([visited.statusCode, visited.headers.location]).toEqual([302, '/']);
  });
});

describe('the worker', () => {
  it('is the live shell’s, asked for anew each time, and may call nobody but the site', async () => {
    const { body, headers } = await (await origin()).inject({ url: '/sw.js' });
    expect(body).toBe(`worker of ${A}`);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      'service-worker-allowed': '/',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
    });
  });

  it.each([
    ['the setting', async () => origin(false)],
    [
      'a shell without one',
      async () => {
        addRelease(store, 'shell', B);
        await goLive(store.directory, 'shell', B, move);
        await vi.waitFor(() => expect(live.site.shell.release).toBe(B), { timeout: 20_000 });
        return origin();
      },
    ],
  ])('is taken back by %s', async (_, start) => {
    const app = await start();
    const { body, statusCode } = await app.inject({ url: '/sw.js' });
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("'fetch'");
    for (const url of ['/offline.json', '/offline.html']) expect((await app.inject({ url })).statusCode).toBe(404);
  });
});
