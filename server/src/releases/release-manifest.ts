import { createHash } from 'node:crypto';
import path from 'node:path';
import { isLanguage, type Language } from 'shared/language';
import type { LivePage } from 'shared/snapshot';
import { z } from 'zod';

/** A hash as browsers check it. */
export const INTEGRITY = /sha256-[A-Za-z0-9+/]{43}=/g;

/** The hash of a content. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const hash = z.string().regex(new RegExp(`^${INTEGRITY.source}$`));

const page = z.strictObject({
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  description: z.string().min(1),
  access: z.enum(['public', 'signed-in']).optional(),
  indexable: z.boolean().optional(),
  application: z.boolean().optional(),
  canonical: z.string().startsWith('/').optional(),
  crumbs: z.array(z.strictObject({ to: z.string().startsWith('/'), label: z.string().min(1) })).optional(),
  here: z.string().min(1).optional(),
  chunk: z.string().optional(),
  early: z.string().optional(),
  offline: z.boolean().optional(),
  texts: z.boolean().optional(),
  facts: z.literal('firm').optional(),
  data: z.array(z.string().startsWith('/')).optional(),
  daily: z.boolean().optional(),
  query: z.array(z.string()).optional(),
  lead: z
    .strictObject({
      name: z.string().min(1),
      start: z
        .strictObject({
          list: z.enum(['calculators', 'goals']),
          place: z.number(),
          name: z.string().min(1),
          line: z.string().min(1),
        })
        .optional(),
      menu: z.strictObject({ group: z.string().min(1), name: z.string().min(1) }).optional(),
    })
    .optional(),
  leads: z.enum(['start', 'names']).optional(),
  findable: z
    .strictObject({
      also: z.string().optional(),
      unlisted: z.boolean().optional(),
      entries: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            line: z.string().optional(),
            also: z.string().optional(),
            at: z.string().regex(/^[#?]./),
            word: z.boolean().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
});

const chunks = z.record(z.string(), z.strictObject({ scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** What a release is in another language than English. Its files stand in a folder of that name. */
const spoken = z.strictObject({
  container: z.string(),
  entry: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  chunks,
  pages: z.array(page),
  /** Hash of the server build, `server/<language>/server.cjs`. */
  server: hash,
});

/**
 * `release.json`: everything that is known of an immutable release. What a later version of the product adds, this one
 * passes over, so that it can be gone back to.
 */
export const releaseManifest = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string(),
  /** `<version>-<hash8>`: the release's folder below its name. */
  release: z.string(),
  /** The federation container's name, unique to this release. */
  container: z.string(),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  builtBy: z.string(),
  /** First script: the container of a remote, the start of the shell. */
  entry: z.string(),
  /** Scripts that a document links for the shell, in order. */
  scripts: z.array(z.string()),
  /** Stylesheets that a document links for the pages of this release, in order. */
  styles: z.array(z.string()),
  /** Files of the bundles that pages name, in the order in which they load. */
  chunks,
  pages: z.array(page),
  /** Pictures for link previews, by the path of their page. */
  pictures: z.record(z.string(), z.string()),
  /** Ranges of the packages that the release takes from its host (remotes) or brings (shell). */
  shared: z.record(z.string(), z.string()),
  /** Names that a remote uses of the packages that it takes from its host, by module. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** Names that a shell offers of the packages that it brings, by module. */
  offers: z.record(z.string(), z.array(z.string())).optional(),
  /** Version of the agreement between host and remotes. */
  hostApi: z.int(),
  /** Calls of the origin's API that its browser files hold, as `POST /server/contact`. */
  calls: z.array(z.string()),
  /** Of a shell: what its styles offer to remotes; of a remote: what it uses of that. */
  styleContract: z.strictObject({ version: z.int(), classes: z.array(z.string()), tokens: z.array(z.string()) }),
  files: z.record(z.string(), z.strictObject({ integrity: hash, bytes: z.int(), brotli: z.int() })),
  /** Hash of the server build. */
  server: hash,
  /** Hash of `TOOLS_FILE`, of a release that brings tools for agents; most have none. */
  tools: hash.optional(),
  /** The same release in other languages than English. */
  languages: z.record(z.string(), spoken),
});

export type ReleaseManifest = z.infer<typeof releaseManifest> & {
  /** Of a release as it is seen in one language (`spokenIn`): that language. Nothing that is written down has it. */
  language?: Language;
};

/** What this host offers to remotes and what a remote built today asks for. Raise it when the two cannot meet. */
export const HOST_API = 1;

/** The program of a release that works out what agents ask, below the release's folder. */
export const TOOLS_FILE = 'server/tools.cjs';

/** Seen before: what a page's documents are kept by must be the same object each time. */
const seen = new WeakMap<ReleaseManifest, Map<Language, ReleaseManifest>>();

/**
 * A release as a page of this language loads it: with the files, pages and hashes of that language, or with the English
 * ones where it does not speak it.
 *
 * @param manifest as it stands in the store
 */
export function spokenIn(manifest: ReleaseManifest, language: Language): ReleaseManifest {
  const known = seen.get(manifest)?.get(language);
  if (known !== undefined) return known;
  const views = seen.get(manifest) ?? new Map<Language, ReleaseManifest>();
  seen.set(manifest, views);
  const { languages, ...english } = manifest;
  const own = language === 'en' ? undefined : languages[language];
  const others = Object.keys(languages);
  const isEnglish = (file: string) => !others.some((name) => file.startsWith(`${name}/`));
  const isOwn = own === undefined ? isEnglish : (file: string) => file.startsWith(`${language}/`) || isPicture(file);
  const view: ReleaseManifest = {
    ...english,
    ...own,
    languages: {},
    files: Object.fromEntries(Object.entries(manifest.files).filter(([file]) => isOwn(file) || isStarter(file))),
    language: own === undefined ? 'en' : language,
  };
  views.set(language, view);
  return view;
}

const isPicture = (file: string) => file.endsWith('.png');
/** The shell's first script holds no words: one serves all languages. */
const isStarter = (file: string) => file.startsWith('early.');

/** The server build of a release as it is seen in one language. @param folder of the release */
export const serverFileOf = ({ language = 'en' }: ReleaseManifest, folder: string): string =>
  path.join(folder, 'server', language === 'en' ? '' : language, 'server.cjs');

/** A release in each language that it speaks, English first. */
export const viewsOf = (manifest: ReleaseManifest): ReleaseManifest[] => [
  spokenIn(manifest, 'en'),
  ...Object.keys(manifest.languages)
    .filter(isLanguage)
    .map((language) => spokenIn(manifest, language)),
];

/** Names of the files that a page of a remote runs, in the order in which the shell asks for them. */
export function pageScripts(owner: ReleaseManifest, page: Pick<LivePage, 'chunk'>): string[] {
  const bundles = ['routes', page.chunk ?? ''].flatMap((name) => owner.chunks[name]?.scripts ?? []);
  return [...new Set([owner.entry, ...bundles])];
}
