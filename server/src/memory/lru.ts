interface Bounds<Value> {
  /** Entries that are kept. */
  most?: number;
  /** Bytes of all of them together, as `bytesOf` counts one. */
  mostBytes?: number;
  bytesOf?: (value: Value) => number;
  /** Milliseconds for which an entry is found; endless unless told. */
  keepMs?: number;
  /** Told what had to make room, not what was deleted or replaced. */
  onEvict?: (value: Value, key: string) => void;
  /** Milliseconds on a clock that never falls. */
  now?: () => number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
  until: number;
}

/**
 * Keeps what was wanted lately, within its bounds: the least recently wanted entry goes first. A file of ours, because the
 * renderer's process may read no packages.
 */
export class Lru<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #bounds: Required<Bounds<Value>>;
  #bytes = 0;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = {
      ...{ most: Number.POSITIVE_INFINITY, mostBytes: Number.POSITIVE_INFINITY, bytesOf: () => 0 },
      ...{ keepMs: Number.POSITIVE_INFINITY, onEvict: () => {}, now: () => performance.now() },
      ...bounds,
    };
  }

  /** The value, which counts as wanted now. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    if (entry.until !== Number.POSITIVE_INFINITY && entry.until <= this.#bounds.now()) {
      this.#bytes -= entry.bytes;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** A value of more bytes than there is room for is not kept, and nothing else either. */
  set(key: string, value: Value): void {
    const { most, mostBytes, bytesOf, keepMs, onEvict, now } = this.#bounds;
    this.delete(key);
    const until = keepMs === Number.POSITIVE_INFINITY ? keepMs : now() + keepMs;
    const entry = { value, bytes: bytesOf(value), until };
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const [oldest, { value: evicted, bytes }] of this.#entries) {
      if (this.#entries.size <= most && this.#bytes <= mostBytes) return;
      this.#entries.delete(oldest);
      this.#bytes -= bytes;
      onEvict(evicted, oldest);
    }
  }

  /** The value under a key, made when there is none. */
  getOrSet(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The least recently wanted first. */
  entries(): [key: string, value: Value][] {
    return [...this.#entries].map(([key, { value }]) => [key, value]);
  }
}
