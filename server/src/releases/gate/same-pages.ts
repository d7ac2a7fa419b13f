import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fewAtATime } from '#releases/gate/waits.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { INTEGRITY } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/** Documents that are asked for at the same time. */
const AT_ONCE = 4;
const TEXT = /\.(js|css|json|svg|txt)$/;
/** What a document says of the releases around its page: the one to fall back to, and the address of the list of all pages. */
const AROUND = /,"previous":\{[^{}]*\}|\/r\/snapshots\/\w+\.json/g;
/** Of a file's name: the part that follows from its content. */
const CONTENT_HASH = /\.([0-9a-f]{8})(?=\.\w+$)/;

/** What a page answers with a release in the place of the live one, as text. */
export type DocumentOf = (address: string, release: ReleaseManifest) => Promise<string>;

/** Pages of a remote's release by what is the live release's of them, as paths. */
export interface SamePages {
  /**
   * They are the live ones byte by byte: the same files of their own, the same files of everybody, the same document, but
   * for the names of release and files and their hashes. To open them would tell of the live release only.
   */
  whole: Set<string>;
  /** The files of their own are the live ones; what all pages may load is not. Empty when that is the live one, too. */
  own: Set<string>;
}

/** @param addresses of pages, by their path as the release declares it */
export async function samePages(
  store: ReleaseStore,
  candidate: ReleaseManifest,
  before: ReleaseManifest,
  addresses: ReadonlyMap<string, string>,
  documentOf: DocumentOf,
): Promise<SamePages> {
  const now = partsOf(store, candidate);
  const live = partsOf(store, before);
  const isOwn = (page: string) => now.own.get(page) !== undefined && now.own.get(page) === live.own.get(page);
  const none = new Set<string>();
  // Other pieces are shared, or another policy rules: nothing of a page is as it was.
  if (now.facts !== live.facts) return { whole: none, own: none };
  if (now.common !== live.common) return { whole: none, own: new Set([...addresses.keys()].filter(isOwn)) };
  const neutral = { now: neutralOf(candidate), live: neutralOf(before) };
  const turn = fewAtATime(AT_ONCE);
  const isSame = async (page: string, address: string) => {
    if (!isOwn(page)) return false;
    const [one, other] = await Promise.all([documentOf(address, candidate), documentOf(address, before)]);
    return neutral.now(one.replace(AROUND, '')) === neutral.live(other.replace(AROUND, ''));
  };
  const found = await Promise.all(
    // A page that cannot be compared is opened.
    [...addresses].map(([page, address]) => turn(() => isSame(page, address).catch(() => false))),
  );
  return { whole: new Set([...addresses.keys()].filter((_, index) => found[index])), own: none };
}

/** What belongs to each page alone, by its path, and what to all of them; equal where nothing but names differs. */
function partsOf(store: ReleaseStore, manifest: ReleaseManifest) {
  const neutral = neutralOf(manifest);
  const folder = path.join(store.folder(manifest.name, manifest.release), 'client');
  const partOf = (file: string) => {
    const content = fs.readFileSync(path.join(folder, file));
    const told = TEXT.test(file) ? neutral(content.toString('utf8')) : content;
    return `${file.replace(CONTENT_HASH, '')} ${createHash('sha256').update(told).digest('hex')}`;
  };
  const filesOf = ({ chunk, early }: ReleaseManifest['pages'][number]) =>
    [chunk, early].flatMap((name) => {
      const files = name === undefined ? undefined : manifest.chunks[name];
      return files === undefined ? [] : [...files.scripts, ...files.styles];
    });
  const owned = new Set(manifest.pages.flatMap(filesOf));
  // They are for other sites' link previews.
  const pictures = new Set(Object.values(manifest.pictures));
  const common = Object.keys(manifest.files).filter((file) => !owned.has(file) && !pictures.has(file));
  const own = manifest.pages.map((page) => [
    page.path,
    [neutral(JSON.stringify(page)), ...filesOf(page).map(partOf)].join(),
  ]);
  const { entry, scripts, styles, shared, hostApi } = manifest;
  return {
    facts: neutral(JSON.stringify({ entry, scripts, styles, shared, hostApi })),
    common: common.map(partOf).sort().join(),
    own: new Map(own as [string, string][]),
  };
}

/** Takes from a text what differs between two releases of the same content. */
function neutralOf({ name, release, container, files }: ReleaseManifest): (text: string) => string {
  const hashes = Object.keys(files).flatMap((file) => CONTENT_HASH.exec(file)?.[1] ?? []);
  const names = [container, `${name}/${release}`, `${name}@${release}`, release, ...new Set(hashes)];
  const own = new RegExp(names.map((one) => one.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')).join('|'), 'g');
  return (text) => text.replace(own, '·').replace(INTEGRITY, '·');
}
