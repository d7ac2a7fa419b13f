import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

interface FileFacts {
  integrity: string;
  bytes: number;
  brotli: number;
}

export interface Manifest {
  name: string;
  version: string;
  release: string;
  container: string;
  builtAt: string;
  entry: string;
  files: Record<string, FileFacts>;
  chunks: Record<string, { scripts: string[]; styles: string[] }>;
  pages: { path: string; title: string; description: string; chunk?: string }[];
  shared: Record<string, string>;
  uses?: Record<string, string[]>;
  hostApi: number;
  server: string;
  tools?: string;
  languages?: object;
}

export interface Edits {
  /** Changes the text of a browser file; hashes are made after it, so the release stays whole. */
  file?: (name: string, text: string) => string;
  /** Changes the text of the server build. */
  server?: (text: string) => string;
  /** Further browser files, with their hashes in the manifest. */
  extra?: Record<string, string>;
  manifest?: (manifest: Manifest) => void;
  /** Damage done after everything was hashed. */
  after?: (folder: string, manifest: Manifest) => void;
}

const WORKER = 'sw.js';

const sha256 = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Publishes a copy of a release under another version, as whole as a built one: with a container name, hashes and
 * compressed files of its own. Stands in for a second build, and lets a test say exactly what is wrong with it.
 */
export function copyRelease(store: string, name: string, from: string, to: string, edits: Edits = {}): Manifest {
  const source = path.join(store, name, from);
  const draft = path.join(store, name, `.copy-${to}`);
  const manifest = JSON.parse(fs.readFileSync(path.join(source, 'release.json'), 'utf8')) as Manifest;
  const container = `${name}_${to}`.replace(/\W/g, '_');
  const rename = (text: string) => text.replaceAll(manifest.container, container);
  fs.mkdirSync(path.join(draft, 'client'), { recursive: true });
  fs.mkdirSync(path.join(draft, 'server'), { recursive: true });

  const hashes = new Map<string, string>();
  // The entry states the hashes of its chunks; the shell's service worker those of all other files.
  const place = (file: string) => (file === WORKER ? 2 : file === manifest.entry ? 1 : 0);
  // A copy speaks English alone.
  manifest.languages = {};
  for (const file of Object.keys(manifest.files)) if (/^[a-z]{2}\//.test(file)) delete manifest.files[file];
  const entryLast = Object.keys(manifest.files).sort((a, b) => place(a) - place(b));
  for (const file of entryLast) {
    if (!/\.(js|css)$/.test(file)) {
      take(path.join(source, 'client'), path.join(draft, 'client'), file);
      continue;
    }
    let text = rename(fs.readFileSync(path.join(source, 'client', file), 'utf8'));
    text = edits.file?.(file, text) ?? text;
    // They have changed with the name.
    if (place(file) > 0) for (const [old, now] of hashes) text = text.replaceAll(old, now);
    const facts = write(draft, file, Buffer.from(text));
    hashes.set(manifest.files[file]?.integrity ?? '', facts.integrity);
    manifest.files[file] = facts;
  }
  for (const [file, text] of Object.entries(edits.extra ?? {}))
    manifest.files[file] = write(draft, file, Buffer.from(text));

  const bundle = rename(fs.readFileSync(path.join(source, 'server/server.cjs'), 'utf8'));
  const server = Buffer.from(edits.server?.(bundle) ?? bundle);
  fs.writeFileSync(path.join(draft, 'server/server.cjs'), server);
  if (manifest.tools !== undefined) {
    const tools = Buffer.from(rename(fs.readFileSync(path.join(source, 'server/tools.cjs'), 'utf8')));
    fs.writeFileSync(path.join(draft, 'server/tools.cjs'), tools);
    manifest.tools = sha256(tools);
  }
  Object.assign(manifest, { release: to, version: to.split('-')[0], container, server: sha256(server) });
  manifest.builtAt = new Date().toISOString();
  edits.manifest?.(manifest);
  fs.writeFileSync(path.join(draft, 'release.json'), JSON.stringify(manifest));
  fs.rmSync(path.join(store, name, to), { recursive: true, force: true });
  fs.renameSync(draft, path.join(store, name, to));
  edits.after?.(path.join(store, name, to), manifest);
  return manifest;
}

/** A file whose bytes stay, with its compressed ones: another name for it costs nothing. A release is never written to. */
function take(from: string, to: string, file: string): void {
  fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  for (const form of [file, `${file}.br`, `${file}.gz`]) fs.linkSync(path.join(from, form), path.join(to, form));
}

/** Compressed quickly, yet not so badly that the gate would find the release too large. */
function write(draft: string, file: string, content: Buffer): FileFacts {
  const place = path.join(draft, 'client', file);
  const brotli = zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, content);
  fs.writeFileSync(`${place}.br`, brotli);
  fs.writeFileSync(`${place}.gz`, zlib.gzipSync(content, { level: 1 }));
  return { integrity: sha256(content), bytes: content.length, brotli: brotli.length };
}

/** Publishes a remote that has a page and nothing else. @param like release of contact whose facts it takes over */
export function declareRemote(store: string, name: string, release: string, like: string): void {
  const manifest = JSON.parse(fs.readFileSync(path.join(store, 'contact', like, 'release.json'), 'utf8')) as Manifest;
  const folder = path.join(store, name, release);
  fs.mkdirSync(folder, { recursive: true });
  const entry = { [manifest.entry]: manifest.files[manifest.entry] as FileFacts };
  const pages = [{ path: `/${name}`, title: name, description: `The page of ${name}.` }];
  Object.assign(manifest, { name, release, container: `${name}_${release}`, pages, chunks: {}, files: entry });
  fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest));
}

/**
 * Code that stands at the end of a remote's entry and changes what the container hands out.
 *
 * @param body of a function that gets the real exports of `./routes` and returns, or throws, others
 */
export const wrapRoutes = (container: string, body: string): string =>
  `;(() => { const real = globalThis.${container};
  globalThis.${container} = { init: (...all) => real.init(...all), get: async (name) => {
    const factory = await real.get(name);
    return () => ((routes) => { ${body} })(factory());
  } }; })();`;
