import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { preferredEncoding } from '#http/prepared-document.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** Bytes of release files that stay in memory: all that is live several times over. */
const CAPACITY = 64 * 1024 * 1024;

/** Files of releases, which never change. What was asked for lately is still there when the store cannot be read. */
class FileCache {
  readonly #files = new LRUCache<string, Buffer>({ maxSize: CAPACITY, sizeCalculation: ({ length }) => length || 1 });

  async read(place: string): Promise<Buffer> {
    const known = this.#files.get(place);
    if (known !== undefined) return known;
    const content = await fs.promises.readFile(place);
    this.#files.set(place, content);
    return content;
  }
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves `/r/<name>/<release>/<file>`: only files that the release's manifest names, so nothing can be listed or escaped to. */
export function releaseRoutes(
  app: FastifyInstance,
  { store, live }: { store: ReleaseStore; live: Pick<LiveReleases, 'directory'> },
): void {
  const files = new FileCache();

  app.get<{ Params: { file: string } }>('/r/snapshots/:file', async (request, reply) => {
    const directory = live.directory(request.params.file.replace(/\.json$/, ''));
    if (directory === undefined) return notHere(reply, 'No such snapshot.');
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .headers(forEver)
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send(await directory.body(encoding));
  });

  app.get<{ Params: { name: string; release: string; '*': string } }>('/r/:name/:release/*', async (request, reply) => {
    const { name, release, '*': file } = request.params;
    const manifest = isPlainName(name) && isPlainName(release) ? store.find(name, release) : undefined;
    const known = manifest !== undefined && Object.hasOwn(manifest.files, file);
    if (!known) return notHere(reply, 'No such file in this release.');

    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const place = path.join(
      store.folder(name, release),
      'client',
      `${file}${encoding === null ? '' : SUFFIXES[encoding]}`,
    );
    // Before the headers: an error is kept by nobody for a year, and has no encoding.
    const content = await files.read(place).catch((error) => {
      if (store.isGone(name, release)) return null;
      throw error;
    });
    if (content === null) return notHere(reply, 'This release is gone.');
    if (encoding !== null) reply.header('content-encoding', encoding);
    // Scripts and styles are checked by hash, across origins too when a CDN serves the same folders.
    return reply
      .headers(forEver)
      .header('vary', 'accept-encoding')
      .type(TYPES[path.extname(file)] ?? 'application/octet-stream')
      .send(content);
  });
}

const notHere = (reply: FastifyReply, text: string) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);

const forEver = {
  'cache-control': 'public, max-age=31536000, immutable, no-transform',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

// How the files beside it are called that were compressed at release time.
const SUFFIXES = { br: '.br', gzip: '.gz' };

const isPlainName = (name: string) => /^[A-Za-z0-9][A-Za-z0-9.-]*$/.test(name);
