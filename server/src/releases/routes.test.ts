import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { addRelease } from '#releases/release-fixture.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import { releaseRoutes } from '#releases/routes.ts';
import { ReleaseStore } from '#releases/store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let app: FastifyInstance;
let store: ReleaseStore;

beforeEach(() => {
  store = new ReleaseStore(temporaryFolder('release-routes'));
  fs.writeFileSync(path.join(store.directory, 'live.json'), '{}');
  app = Fastify();
  releaseRoutes(app, { store, live: { directory: () => undefined } });
});

describe('/r', () => {
  it('serves a file for ever, with its type, and the very bytes that were hashed', async () => {
    const manifest = addRelease(store, 'content', '1.0.0-aaaaaaaa');
    const response = await app.inject('/r/content/1.0.0-aaaaaaaa/remoteEntry.js');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(integrityOf(response.rawPayload)).toBe(manifest.files['remoteEntry.js']?.integrity);
  });

  it.each([
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip', 'gzip', zlib.gunzipSync],
  ])('sends what was compressed at release time to a browser that takes %s', async (accepted, name, decompress) => {
    const manifest = addRelease(store, 'content', '1.0.0-aaaaaaaa');
    const response = await app.inject({
      url: '/r/content/1.0.0-aaaaaaaa/remoteEntry.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(name);
    expect(response.headers.vary).toBe('accept-encoding');
    expect(integrityOf(decompress(response.rawPayload))).toBe(manifest.files['remoteEntry.js']?.integrity);
  });

  it('says of a release that prune took away beside it that it is gone, also once it knew its files', async () => {
    addRelease(store, 'content', '1.0.0-aaaaaaaa');
    const asked = '/r/content/1.0.0-aaaaaaaa/remoteEntry.js';
    expect(store.find('content', '1.0.0-aaaaaaaa')).toBeDefined();
    new ReleaseStore(store.directory).setAside('content', '1.0.0-aaaaaaaa');
    for (let count = 0; count < 2; count += 1) {
      const { statusCode, headers } = await app.inject(asked);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('does not say of a store out of reach that its releases are gone', async () => {
    addRelease(store, 'content', '1.0.0-aaaaaaaa');
    expect(store.find('content', '1.0.0-aaaaaaaa')).toBeDefined();
    fs.renameSync(store.directory, `${store.directory}-away`);
    expect((await app.inject('/r/content/1.0.0-aaaaaaaa/remoteEntry.js')).statusCode).toBe(500);
    fs.renameSync(`${store.directory}-away`, store.directory);
    expect((await app.inject('/r/content/1.0.0-aaaaaaaa/remoteEntry.js')).statusCode).toBe(200);
  });

  it('says of a file that cannot be read neither that it stays for ever nor how it is compressed', async () => {
    addRelease(store, 'content', '1.0.0-aaaaaaaa');
    fs.rmSync(path.join(store.folder('content', '1.0.0-aaaaaaaa'), 'client', 'remoteEntry.js.br'));
    const response = await app.inject({
      url: '/r/content/1.0.0-aaaaaaaa/remoteEntry.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.statusCode).toBe(500);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers['cache-control']).toBeUndefined();
  });

  it.each([
    '/r/content/1.0.0-aaaaaaaa/',
    '/r/content/1.0.0-aaaaaaaa/release.json',
    '/r/content/1.0.0-aaaaaaaa/remoteEntry.js.br',
    '/r/content/1.0.0-aaaaaaaa/../release.json',
    '/r/content/1.0.0-aaaaaaaa/..%2frelease.json',
    '/r/content/1.0.0-aaaaaaaa/..%2f..%2f..%2flive.json',
    '/r/content/1.0.0-aaaaaaaa/server/server.cjs',
    '/r/content/..%2fcontent%2f1.0.0-aaaaaaaa/remoteEntry.js',
    '/r/..%2f..%2fetc/passwd/x',
    '/r/content/1.0.0-bbbbbbbb/remoteEntry.js',
    '/r/content/1.0.0-aaaaaaaa/__proto__',
  ])('has nothing at %s', async (url) => {
    addRelease(store, 'content', '1.0.0-aaaaaaaa');
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
