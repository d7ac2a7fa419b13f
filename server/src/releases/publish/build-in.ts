import fs from 'node:fs';
import path from 'node:path';
import { isLanguage, type Language } from 'shared/language';
import { integrityOf } from '#releases/integrity.ts';
import type { ReleasablePackage } from '#releases/packages.ts';
import { type BuildResult, build } from '#releases/publish/build.ts';
import { declaredPages } from '#releases/publish/declared-pages.ts';
import { entryFiles } from '#releases/publish/entry-files.ts';
import { nameRelease } from '#releases/publish/name-release.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

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
