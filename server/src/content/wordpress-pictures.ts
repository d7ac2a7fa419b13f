/** Bytes of one picture, and of all that are kept. */
const MAX_BYTES = 8 * 1024 * 1024;
const CAPACITY = 48 * 1024 * 1024;
const TIMEOUT_MS = 5_000;
/** Fetched at a time, and waiting for their turn: what is asked for beyond is told to come again. */
const AT_ONCE = 4;
const WAITING = 24;
/** After this a picture is fetched anew; until it has come, and while WordPress is down, the kept one is shown. */
const FRESH_MS = 60 * 60_000;
/** For so long, and for so many addresses, a picture that was not there is not asked for again. */
const MISSING_MS = 60_000;
const MISSING = 1_000;

interface Kept {
  bytes: Buffer;
  freshUntil: number;
}

/**
 * Pictures of the firm's WordPress. Whoever asks for many of them, or for ones that do not exist, takes neither this
 * origin's memory nor the firm's WordPress away from readers: each is fetched once, few at a time, and kept.
 */
export class WordPressPictures {
  readonly #kept = new Map<string, Kept>();
  readonly #missingUntil = new Map<string, number>();
  readonly #coming = new Map<string, Promise<Buffer | null>>();
  readonly #waiting: (() => void)[] = [];
  #fetching = 0;
  #bytes = 0;

  /** @returns null for what is no picture there, `busy` when too many others are on their way */
  async get(address: string): Promise<Buffer | null | 'busy'> {
    const kept = this.#kept.get(address);
    if (kept !== undefined && kept.freshUntil > performance.now()) return kept.bytes;
    if ((this.#missingUntil.get(address) ?? 0) > performance.now()) return kept?.bytes ?? null;
    const coming = this.#coming.get(address) ?? this.#fetch(address);
    if (kept !== undefined) return kept.bytes;
    return coming ?? 'busy';
  }

  /** Undefined when too many wait. */
  #fetch(address: string): Promise<Buffer | null> | undefined {
    if (this.#waiting.length >= WAITING) return undefined;
    const coming = this.#turn(() => fetchPicture(address))
      .then((bytes) => {
        if (bytes === null) this.#miss(address);
        else this.#keep(address, bytes);
        return bytes;
      })
      .finally(() => this.#coming.delete(address));
    this.#coming.set(address, coming);
    return coming;
  }

  async #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#fetching < AT_ONCE) this.#fetching += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over; nobody slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#fetching -= 1;
      else next();
    }
  }

  #keep(address: string, bytes: Buffer): void {
    this.#bytes += bytes.length - (this.#kept.get(address)?.bytes.length ?? 0);
    this.#kept.delete(address);
    this.#kept.set(address, { bytes, freshUntil: performance.now() + FRESH_MS });
    for (const [oldest, { bytes: leaving }] of this.#kept) {
      if (this.#bytes <= CAPACITY) break;
      this.#kept.delete(oldest);
      this.#bytes -= leaving.length;
    }
  }

  #miss(address: string): void {
    this.#missingUntil.delete(address);
    this.#missingUntil.set(address, performance.now() + MISSING_MS);
    const [oldest] = this.#missingUntil.keys();
    if (this.#missingUntil.size > MISSING && oldest !== undefined) this.#missingUntil.delete(oldest);
  }
}

async function fetchPicture(address: string): Promise<Buffer | null> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isPicture = response.headers.get('content-type')?.startsWith('image/') === true;
    const chunks: Uint8Array[] = [];
    let size = 0;
    if (!response.ok || !isPicture) {
      await response.body?.cancel();
      return null;
    }
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
