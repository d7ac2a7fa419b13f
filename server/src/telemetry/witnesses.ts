import { isIPv6 } from 'node:net';

/** Failed page loads of one release that one address may tell of in ten minutes, and addresses kept for a release. */
const PER_ADDRESS = 3;
const WINDOW_MS = 600_000;
const KEPT = 10_000;

/** What one place told of one release: how often since its ten minutes began, and when last. */
interface Told {
  times: number;
  since: number;
  last: number;
}

/**
 * From how many different places browsers tell that a release failed. In memory only: an address is never written down.
 */
export class Witnesses {
  /** By release and place; whoever told last stands last. */
  readonly #told = new Map<string, Map<string, Told>>();

  /** @returns false for a place that has told enough of this release */
  hear(release: string, address: string, now = Date.now()): boolean {
    const all = this.#told.get(release) ?? new Map<string, Told>();
    this.#told.set(release, all);
    const place = placeOf(address);
    const before = all.get(place);
    const isNew = before === undefined || now - before.since >= WINDOW_MS;
    const told = isNew ? { times: 1, since: now, last: now } : { ...before, times: before.times + 1, last: now };
    all.delete(place);
    all.set(place, told);
    const [silent = place] = all.keys();
    if (all.size > KEPT) all.delete(silent);
    return told.times <= PER_ADDRESS;
  }

  /** Different places that have told of this release since then. */
  places(release: string, since = 0): number {
    return [...(this.#told.get(release)?.values() ?? [])].filter(({ last }) => last >= since).length;
  }

  /** Of a release that was taken back: should somebody make it live once more, everybody may tell anew. */
  forget(release: string): void {
    this.#told.delete(release);
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
