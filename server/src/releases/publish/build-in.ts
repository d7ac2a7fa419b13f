import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isLanguage, type Language } from 'shared/language';
import type { ReleasablePackage } from '#releases/packages.ts';
import { type BuildResult, build, LANGUAGE_HOOKS } from '#releases/publish/build.ts';
import { nameRelease } from '#releases/publish/name-release.ts';
import { integrityOf, type ReleaseManifest } from '#releases/release-manifest.ts';

export type SpokenParts = NonNullable<ReleaseManifest['languages']>[string];

/**
 * The languages besides English that a package is released in: its `package.json` says so.
 *
 * @throws Error for one that the site does not know
 */
export function languagesOf(directory: string): Language[] {
  const { languages = [] } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8')) as {
    languages?: string[];
  };
  return languages.map((name) => {
    if (name === 'en' || !isLanguage(name))
      throw new Error(`${directory}/package.json: no language is called '${name}'.`);
    return name;
  });
}

interface Parts {
  pkg: ReleasablePackage;
  root: string;
  /** Folder of the release that is made. */
  draft: string;
  /** Name of the release's English container. */
  container: string;
}

/** Builds a package in one more language, into folders of that name beside its English files. */
export async function buildIn(language: Language, { pkg, root, draft, container }: Parts): Promise<SpokenParts> {
  const directory = path.join(root, pkg.directory);
  const place = path.join(draft, `.${language}`);
  const unnamed = `${pkg.name}_unnamed`;
  const own = `${container}_${language}`;
  const bundled = await build(directory, unnamed, place, language);
  nameRelease(place, unnamed, own);
  const built = JSON.parse(JSON.stringify(bundled).replaceAll(unnamed, own)) as BuildResult;
  const pages = pkg.name === 'shell' ? [] : await declaredPages(directory, language);
  const client = path.join(draft, 'client', language);
  const server = path.join(draft, 'server', language);
  fs.renameSync(path.join(place, 'client'), client);
  fs.renameSync(path.join(place, 'server'), server);
  fs.rmSync(place, { recursive: true });
  const { entry, scripts, styles, chunks } = entryFiles(pkg, built, pages, client);
  const below = (file: string) => `${language}/${file}`;
  return {
    container: own,
    entry: below(entry),
    scripts: [...starters(path.join(draft, 'client')), ...scripts.filter((file) => !isStarter(file)).map(below)],
    styles: styles.map(below),
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([name, files]) => [
        name,
        { scripts: files.scripts.map(below), styles: files.styles.map(below) },
      ]),
    ),
    pages,
    server: integrityOf(fs.readFileSync(path.join(server, 'server.cjs'))),
  };
}

const isStarter = (file: string) => file.startsWith('early.');

/** The script that starts a page holds no words: that of the English build serves all languages. */
const starters = (client: string) => fs.readdirSync(client).filter((file) => /^early\.[0-9a-f]+\.js$/.test(file));

const TIMEOUT_MS = 20_000;

/**
 * The pages that a package declares, in the words of a language.
 *
 * @param directory absolute folder of the package
 */
export async function declaredPages(directory: string, language: Language): Promise<ReleaseManifest['pages']> {
  const file = pathToFileURL(path.join(directory, 'src/pages.ts')).href;
  if (language === 'en') return ((await import(file)) as { pages: ReleaseManifest['pages'] }).pages;
  const program = `const { pages } = await import(${JSON.stringify(file)}); process.stdout.write(JSON.stringify(pages));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--import', LANGUAGE_HOOKS],
      ...['--input-type=module', '-e', program],
    ],
    { env: { ...process.env, SITE_LANGUAGE: language }, timeout: TIMEOUT_MS, maxBuffer: 8 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as ReleaseManifest['pages'];
}

/**
 * What documents link of a build.
 *
 * @param client folder of its files for browsers
 * @throws Error where a page names a bundle that was not built
 */
export function entryFiles(
  pkg: ReleasablePackage,
  { initial, chunks }: BuildResult,
  pages: ReleaseManifest['pages'],
  client: string,
) {
  if (pkg.name !== 'shell') {
    for (const { path, chunk, early } of pages) {
      const missing = [chunk, early].find((name) => name !== undefined && !Object.hasOwn(chunks, name));
      if (missing !== undefined)
        throw new Error(`${pkg.name}: ${path} names the bundle '${missing}', which was not built.`);
    }
    return { entry: 'remoteEntry.js', scripts: [], styles: [], chunks };
  }
  const early = fs.readdirSync(client).filter((name) => /^early\.[0-9a-f]+\.js$/.test(name));
  return {
    entry: initial.scripts.at(-1) ?? '',
    scripts: [...early, ...initial.scripts],
    styles: initial.styles,
    // What previews run in the place of the start (`rspack.host.ts`).
    chunks: chunks.library === undefined ? {} : { library: chunks.library },
  };
}
