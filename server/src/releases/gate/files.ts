import fs from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import type { Check } from '#releases/gate/check.ts';
import { INTEGRITY, integrityOf } from '#releases/integrity.ts';
import { TOOLS_FILE } from '#releases/release-manifest.ts';
import { releaseRoutes } from '#releases/routes.ts';
import { serverFileOf, viewsOf } from '#releases/spoken.ts';

/** Every file arrives over HTTP, in each encoding, as the bytes that its hash was made of; and no file is without a hash. */
export const files: Check = async ({ store, candidate }) => {
  const { name, release } = candidate;
  const folder = store.folder(name, release);
  const problems: string[] = [];
  const app = Fastify();
  releaseRoutes(app, { store, live: { directory: () => undefined } });
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const [file, { integrity }] of Object.entries(candidate.files)) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const answer = await fetchBytes(`${address}/r/${name}/${release}/${file}`, encoding);
        if (answer === null) problems.push(`Files: ${file} (${encoding}) cannot be fetched.`);
        else if (integrityOf(answer, integrity) !== integrity)
          problems.push(`Files: ${file} (${encoding}) is not what its hash says.`);
      }
    }
  } finally {
    await app.close();
  }
  const known = new Set(Object.keys(candidate.files).flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
  const unknown = fs
    .readdirSync(path.join(folder, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, 'client'), path.join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file.split(path.sep).join('/')));
  problems.push(...unknown.map((file) => `Files: ${file} has no hash in the release.`));
  for (const view of viewsOf(candidate)) {
    const server = serverFileOf(view, folder);
    if (hashOf(server, view.server) !== view.server)
      problems.push(`Files: ${path.relative(folder, server)} is not what its hash says.`);
  }
  if (candidate.tools !== undefined && hashOf(path.join(folder, TOOLS_FILE), candidate.tools) !== candidate.tools)
    problems.push(`Files: ${TOOLS_FILE} is not what its hash says.`);
  const entries = viewsOf(candidate).map(({ entry }) => path.join(folder, 'client', entry));
  const stated = entries.filter((entry) => fs.existsSync(entry)).map((entry) => fs.readFileSync(entry, 'utf8'));
  return [...problems, ...stated.flatMap((entry) => chunkHashes(entry, candidate))];
};

const hashOf = (file: string, like: string) =>
  fs.existsSync(file) ? integrityOf(fs.readFileSync(file), like) : undefined;

/** `fetch` decodes by itself what it asked for; a body that cannot be decoded counts as not there. */
async function fetchBytes(url: string, encoding: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** The hashes that the entry holds for its chunks are those of files of this release. */
function chunkHashes(entry: string, { files: known }: { files: Record<string, { integrity: string }> }): string[] {
  const hashes = new Set(Object.values(known).map(({ integrity }) => integrity));
  const stated = entry.match(INTEGRITY) ?? [];
  return stated.some((hash) => !hashes.has(hash))
    ? ['Files: the entry states a hash that no file of the release has.']
    : [];
}
