import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { STYLE_CONTRACT } from 'shared/ui/style-contract';
import { type ReleasablePackage, releaseOf } from '#releases/packages.ts';
import { addPictures } from '#releases/pictures/add-pictures.ts';
import { type BuildResult, build } from '#releases/publish/build.ts';
import { buildIn, declaredPages, entryFiles, languagesOf, type SpokenParts } from '#releases/publish/build-in.ts';
import { nameRelease } from '#releases/publish/name-release.ts';
import {
  HOST_API,
  integrityOf,
  type ReleaseManifest,
  releaseManifest,
  TOOLS_FILE,
} from '#releases/release-manifest.ts';
import { apiCallsIn, styleUse } from '#releases/release-uses.ts';
import { releasedBy } from '#releases/released-by.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { wantedRanges } from '../../../../rspack.base.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export interface Published {
  manifest: ReleaseManifest;
  /** False when this very content was published before: nothing was built. */
  isNew: boolean;
}

/**
 * Builds a package and puts the release into the store. Nothing is live by it, and a crash leaves at most a folder
 * whose name starts with a dot.
 */
export async function publish(store: ReleaseStore, pkg: ReleasablePackage, root = repositoryRoot): Promise<Published> {
  const { version, release, container } = releaseOf(pkg, root);
  const existing = store.find(pkg.name, release);
  if (existing !== undefined) return { manifest: existing, isNew: false };

  const draft = path.join(store.directory, pkg.name, `.${release}-${randomBytes(4).toString('hex')}`);
  fs.mkdirSync(draft, { recursive: true });
  try {
    const unnamed = `${pkg.name}_unnamed`;
    const bundled = await build(path.join(root, pkg.directory), unnamed, draft);
    nameRelease(draft, unnamed, container);
    // The container is an entry of the build by its name.
    const built = JSON.parse(JSON.stringify(bundled).replaceAll(unnamed, container)) as BuildResult;
    const pages = pkg.name === 'shell' ? [] : await declaredPages(path.join(root, pkg.directory), 'en');
    const pictures = await addPictures(pages, path.join(draft, 'client'), store.list(pkg.name), store);
    const languages: Record<string, SpokenParts> = {};
    for (const language of languagesOf(path.join(root, pkg.directory)))
      languages[language] = await buildIn(language, { pkg, root, draft, container });
    const manifest: ReleaseManifest = releaseManifest.parse({
      ...{ name: pkg.name, version, release, container, ...provenance(root), pages, pictures },
      ...entryFiles(pkg, built, pages, path.join(draft, 'client')),
      shared: wantedRanges(),
      ...(pkg.name === 'shell'
        ? { offers: await offeredNames(path.join(draft, 'server/server.cjs')) }
        : { uses: built.uses }),
      hostApi: HOST_API,
      calls: apiCallsIn(path.join(draft, 'client')),
      styleContract: pkg.name === 'shell' ? STYLE_CONTRACT : styleUse(root, pkg.directory),
      files: await compressAndHash(path.join(draft, 'client')),
      server: integrityOf(fs.readFileSync(path.join(draft, 'server/server.cjs'))),
      ...toolsHash(path.join(draft, TOOLS_FILE)),
      languages,
    });
    fs.writeFileSync(path.join(draft, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    store.adopt(draft, manifest);
    return { manifest, isNew: true };
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

const toolsHash = (file: string) => (fs.existsSync(file) ? { tools: integrityOf(fs.readFileSync(file)) } : {});

// A script of 300 kB comes out 150 bytes smaller when it is read in blocks of a megabyte; smaller files do not.
const LARGE_BYTES = 200_000;
const pressing = ({ length }: Buffer) => (length > LARGE_BYTES ? { [zlib.constants.BROTLI_PARAM_LGBLOCK]: 20 } : {});

/** Writes `.br` and `.gz` beside each client file, once for all requests, and hashes the file itself. */
async function compressAndHash(directory: string): Promise<ReleaseManifest['files']> {
  const names = fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(directory, name)).isFile());
  const entries = await Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(directory, name);
      const content = fs.readFileSync(file);
      const [br, gz] = await Promise.all([brotli(content, { params: pressing(content) }), gzip(content, { level: 9 })]);
      fs.writeFileSync(`${file}.br`, br);
      fs.writeFileSync(`${file}.gz`, gz);
      return [
        name.split(path.sep).join('/'),
        { integrity: integrityOf(content), bytes: content.length, brotli: br.length },
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}

function provenance(root: string) {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', ['-C', root, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return '';
    }
  };
  const commit = git('rev-parse', '--short=12', 'HEAD');
  const changed = commit !== '' && git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    commit: commit === '' ? 'no commit' : `${commit}${changed ? ' with changes' : ''}`,
    builtAt: new Date().toISOString(),
    builtBy: releasedBy(),
  };
}

const TIMEOUT_MS = 20_000;
const MOST_BYTES = 4 * 1024 * 1024;

const SCRIPT = `
  const module = { exports: {} };
  new Function('module', 'exports', 'require', require('node:fs').readFileSync(process.argv[1], 'utf8'))(module, module.exports, require);
  const names = Object.entries(module.exports.provides).map(([name, provided]) => [name, Object.keys(provided).sort()]);
  process.stdout.write(JSON.stringify(Object.fromEntries(names)), () => process.exit());`;

/**
 * Names that a shell offers to remotes, by module: asked of its server build, in a process that can read that file and
 * nothing else. What its packages bring as CommonJS, as React does, only a run can say.
 *
 * @param file absolute path of the server build
 * @throws Error when it cannot be run
 */
async function offeredNames(file: string): Promise<Record<string, string[]>> {
  const permissions = ['--permission', `--allow-fs-read=${file}`, '--disable-warning=ExperimentalWarning'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...permissions, '--input-type=commonjs', '-e', SCRIPT, file],
    { env: { NODE_ENV: 'production' }, timeout: TIMEOUT_MS, maxBuffer: MOST_BYTES },
  );
  return JSON.parse(stdout);
}
