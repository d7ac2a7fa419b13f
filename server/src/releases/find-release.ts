import type { ReleaseManifest } from '#releases/release-manifest.ts';
import type { ReleaseStore } from '#releases/store.ts';

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
