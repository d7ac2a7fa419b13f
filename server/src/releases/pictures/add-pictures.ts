import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { drawPicture, type Words } from '#releases/pictures/draw-picture.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

/**
 * Puts a picture for link previews beside the files of a release: one for each page that search engines may list. What
 * an earlier release drew with the same words is taken over, since drawing costs time.
 *
 * @param client folder of the release's browser files
 * @param earlier releases of the same package
 * @returns file names by the path of their page
 */
export async function addPictures(
  pages: ReleaseManifest['pages'],
  client: string,
  earlier: ReleaseManifest[],
  store: Pick<ReleaseStore, 'folder'>,
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const { path: page, title, description, indexable, access } of pages) {
    if (indexable === false || access === 'signed-in' || page.includes(':')) continue;
    const words = { title, line: description };
    const file = `picture.${hashOf(words)}.png`;
    pictures[page] = file;
    const place = path.join(client, file);
    if (fs.existsSync(place)) continue;
    const before = earlier.find(({ files }) => Object.hasOwn(files, file));
    if (before === undefined) fs.writeFileSync(place, await drawPicture(words));
    else fs.copyFileSync(path.join(store.folder(before.name, before.release), 'client', file), place);
  }
  return pictures;
}

const drawing = fs.readFileSync(path.join(import.meta.dirname, 'draw-picture.ts'));

/** The name follows from what is drawn and how, so that it is known before anything is drawn. */
const hashOf = (words: Words): string =>
  createHash('sha256').update(drawing).update(JSON.stringify(words)).digest('hex').slice(0, 8);
