import { isIPv6 } from 'node:net';

/** Failed page loads of one release that one address may tell of in ten minutes, and addresses kept for a release. */
const PER_ADDRESS = 3;
const WINDOW_MS = 600_000;
const KEPT = 10_000;

/**
 * From how many different places browsers tell that a release failed. In memory only: an address is never written down.
 */
export class Witnesses {
  readonly #places = new Map<string, Set<string>>();
  readonly #told = new Map<string, number>();
  #began = 0;

  /** @returns false for a place that has told enough of this release */
  hear(release: string, address: string, now = Date.now()): boolean {
    if (now - this.#began >= WINDOW_MS || this.#told.size > KEPT) {
      this.#began = now;
      this.#told.clear();
    }
    const place = placeOf(address);
    const places = this.#places.get(release) ?? new Set();
    this.#places.set(release, places);
    if (places.size < KEPT) places.add(place);
    const told = (this.#told.get(`${release} ${place}`) ?? 0) + 1;
    this.#told.set(`${release} ${place}`, told);
    return told <= PER_ADDRESS;
  }

  /** Different places that have told of this release. */
  places(release: string): number {
    return this.#places.get(release)?.size ?? 0;
  }
}

/** An IPv4 address, or the network of 2^64 addresses that one household or server has of IPv6. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = [...first, ...gap, ...last].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
