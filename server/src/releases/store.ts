import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from '#releases/release-manifest.ts';

/** How the folder of a release begins that nobody needs any more. */
export const GONE = '.gone-';

/** The folder of all published releases: `<name>/<version>-<hash8>/` with `release.json`, `client/` and `server/`. */
export class ReleaseStore {
  readonly directory: string;
  // Releases never change, so a manifest that was read once stays true.
  readonly #manifests = new Map<string, ReleaseManifest>();

  constructor(directory: string) {
    this.directory = directory;
    fs.mkdirSync(directory, { recursive: true });
  }

  folder(name: string, release: string): string {
    return path.join(this.directory, name, release);
  }

  /** The release's manifest, or undefined when no whole release of that name is here. */
  find(name: string, release: string): ReleaseManifest | undefined {
    const key = `${name}@${release}`;
    const known = this.#manifests.get(key);
    if (known !== undefined) return known;
    try {
      const text = fs.readFileSync(path.join(this.folder(name, release), 'release.json'), 'utf8');
      const manifest = releaseManifest.parse(JSON.parse(text));
      this.#manifests.set(key, manifest);
      return manifest;
    } catch {
      // Gone, damaged, or of a version of the product that stated less: its package is made anew.
      return undefined;
    }
  }

  /** @throws Error when it is not there, or not whole. */
  get(name: string, release: string): ReleaseManifest {
    const manifest = this.find(name, release);
    if (manifest === undefined)
      throw new Error(`${name}@${release} is not whole in the release store ${this.directory}.`);
    return manifest;
  }

  /**
   * Whether the folder of a release has gone since its manifest was read, as prune takes releases away beside a running
   * origin. A whole store that is out of reach tells nothing.
   */
  isGone(name: string, release: string): boolean {
    if (fs.existsSync(this.folder(name, release)) || !fs.existsSync(this.directory)) return false;
    this.#manifests.delete(`${name}@${release}`);
    return true;
  }

  /** Text of one of the release's browser files. */
  text({ name, release }: ReleaseManifest, file: string): string {
    return fs.readFileSync(path.join(this.folder(name, release), 'client', file), 'utf8');
  }

  /** All whole releases of one package, newest first. */
  list(name: string): ReleaseManifest[] {
    const folder = path.join(this.directory, name);
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder)
      .filter((release) => !release.startsWith('.'))
      .flatMap((release) => this.find(name, release) ?? [])
      .sort((a, b) => b.builtAt.localeCompare(a.builtAt));
  }

  /**
   * Moves a finished draft folder into its place in one step. Two builders of the same content do not disturb each other;
   * what cannot be read there gives way.
   */
  adopt(draft: string, manifest: ReleaseManifest): void {
    const { name, release } = manifest;
    try {
      fs.renameSync(draft, this.folder(name, release));
    } catch (error) {
      if (!fs.existsSync(this.folder(name, release))) throw error;
      if (this.find(name, release) === undefined) {
        this.setAside(name, release);
        this.adopt(draft, manifest);
      } else fs.rmSync(draft, { recursive: true, force: true });
    }
  }

  /** Takes a release away in one step, into a folder that prune removes. */
  setAside(name: string, release: string): void {
    fs.renameSync(this.folder(name, release), this.folder(name, `${GONE}${release}-${randomUUID()}`));
    this.#manifests.delete(`${name}@${release}`);
  }
}

const PLAIN = /^[A-Za-z0-9][A-Za-z0-9.-]*$/;

/**
 * The release whose name is, or begins with, what somebody typed: `1.4.2` for `1.4.2-ab12cd34`.
 *
 * @returns null when there is none
 * @throws Error that names them when several fit
 */
export function matchRelease(store: ReleaseStore, name: string, version: string): ReleaseManifest | null {
  if (!PLAIN.test(name) || !PLAIN.test(version)) return null;
  const exact = store.find(name, version);
  if (exact !== undefined) return exact;
  const [first, ...others] = store.list(name).filter(({ release }) => release.startsWith(version));
  if (others.length > 0) {
    const names = [first, ...others].map((manifest) => manifest?.release).join(', ');
    throw new Error(`'${version}' fits several releases of ${name}: ${names}. Give one whole name.`);
  }
  return first ?? null;
}
