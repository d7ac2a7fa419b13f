import fs from 'node:fs';
import path from 'node:path';
import { INTEGRITY, integrityOf } from '#releases/release-manifest.ts';

/** Files whose text may hold the container's name, or the hash of another file. */
const TEXT = /\.(js|css|cjs)$/;

/**
 * Gives a build the name of its release. Every build is made under the same name, and gets its own only here: the
 * minifier chooses short names by how often each letter occurs, the letters of the container's name among them, so that
 * two builds of the same sources would differ in most of their files.
 *
 * @param directory absolute folder of the build
 * @param from name of the container that it was built with, which nothing else in it is called
 * @param to name of the release's container
 * @throws Error where two files state the hashes of one another
 */
export function nameRelease(directory: string, from: string, to: string): void {
  let left = fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => {
      const place = path.join(directory, name);
      const content = fs.readFileSync(place);
      return { place, old: integrityOf(content), text: content.toString('utf8').replaceAll(from, to) };
    });
  // Whatever states the hash of a file is written after it.
  while (left.length > 0) {
    const open = new Set(left.map(({ old }) => old));
    const ready = left.filter(({ text, old }) => hashesIn(text).every((hash) => hash === old || !open.has(hash)));
    if (ready.length === 0) throw new Error(`Files of ${to} state the hashes of one another.`);
    const now = new Map<string, string>();
    for (const { place, old, text } of ready) {
      const content = Buffer.from(text);
      fs.writeFileSync(place, content);
      now.set(old, integrityOf(content));
    }
    left = left
      .filter((file) => !ready.includes(file))
      .map((file) => ({ ...file, text: file.text.replace(INTEGRITY, (hash) => now.get(hash) ?? hash) }));
  }
}

const hashesIn = (text: string): string[] => text.match(INTEGRITY) ?? [];
