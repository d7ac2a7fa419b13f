import fs from 'node:fs';
import path from 'node:path';
import { type ReleaseManifest, releaseManifest } from '#releases/release-manifest.ts';

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
    let text: string;
    try {
      text = fs.readFileSync(path.join(this.folder(name, release), 'release.json'), 'utf8');
    } catch {
      return undefined;
    }
    // One of a version of the product that stated less counts as none: its package is made anew.
    const { data: manifest } = releaseManifest.safeParse(JSON.parse(text));
    if (manifest !== undefined) this.#manifests.set(key, manifest);
    return manifest;
  }

  /** @throws Error when it is not there. */
  get(name: string, release: string): ReleaseManifest {
    const manifest = this.find(name, release);
    if (manifest === undefined) throw new Error(`${name}@${release} is not in the release store ${this.directory}.`);
    return manifest;
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

  /** Moves a finished draft folder into its place in one step. Two builders of the same content do not disturb each other. */
  adopt(draft: string, manifest: ReleaseManifest): void {
    const place = this.folder(manifest.name, manifest.release);
    try {
      fs.renameSync(draft, place);
    } catch (error) {
      if (!fs.existsSync(path.join(place, 'release.json'))) throw error;
      fs.rmSync(draft, { recursive: true, force: true });
    }
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
