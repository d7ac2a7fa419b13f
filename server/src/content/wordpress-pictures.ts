import { LRUCache } from 'lru-cache';
import { get } from '#content/wordpress-http.ts';

/** Where this site hands on the pictures of the firm's WordPress. */
export const WORDPRESS_MEDIA = '/media/wordpress/';

const FILES = /\.(?:svg|png|jpe?g|gif|webp|avif|pdf)$/i;

/** What WordPress, its themes and its plugins bring along, and no author. */
const DECORATION = /\/wp-(?:admin|includes|json)\/|\/wp-content\/(?:cache|mu-plugins|plugins|themes)\//;
const LIBRARY = '/wp-content/uploads/';

const folderOf = (base: string): string => new URL(base).pathname.replace(/\/+$/, '');

/**
 * Address here of an author's file at the firm's WordPress, or null for one of a kind that this site does not hand on. One
 * that is not in the library below `base` is named by its whole path behind a `~`: a WordPress may stand in a folder of its
 * own, and have its library elsewhere.
 *
 * @param url where it is, percent-encoded as it stands in an address
 * @param base address of the WordPress
 */
export function fileAddress({ pathname }: URL, base: string): string | null {
  if (!FILES.test(pathname) || DECORATION.test(pathname)) return null;
  const library = folderOf(base) + LIBRARY;
  return WORDPRESS_MEDIA + (pathname.startsWith(library) ? pathname.slice(library.length) : `~${pathname}`);
}

/** With the name and the password of a WordPress that stands behind a log-in. */
function originOf(base: string): string {
  const { protocol, host, username, password } = new URL(base);
  return `${protocol}//${username === '' ? '' : `${username}:${password}@`}${host}`;
}

/**
 * Where a file may be fetched from, in order.
 *
 * @param file what stands behind `WORDPRESS_MEDIA`, decoded
 */
export function sourcesOf(file: string, base: string): string[] {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const origin = originOf(base);
  const library = (upload: string) => origin + folderOf(base) + LIBRARY + upload;
  if (!file.startsWith('~/')) return [library(path)];
  // Behind a proxy that hides its folder the public path is not the one that the origin reaches.
  const upload = path.split(LIBRARY)[1];
  return [`${origin}${path.slice(path.indexOf('/'))}`, ...(upload === undefined ? [] : [library(upload)])];
}

/** Where the WordPress at an origin has a file that was once below another host. */
export function libraryAddress({ pathname }: URL, origin: string, base: string): string {
  const upload = pathname.split(LIBRARY)[1];
  return origin + (upload === undefined ? pathname : folderOf(base) + LIBRARY + upload);
}

/** A host as people mean it, with or without `www.`. */
export const bareHost = ({ host }: URL): string => host.replace(/^www\./, '');

/** Jetpack shows copies of pictures under their own addresses: `https://i0.wp.com/firm.example/wp-content/…?resize=…`. */
function copied(url: URL, hosts: readonly string[]): URL {
  const original = `https:/${url.pathname}`;
  if (!/^i[0-3]\.wp\.com$/.test(url.host) || !URL.canParse(original)) return url;
  return hosts.includes(bareHost(new URL(original))) ? new URL(original) : url;
}

/**
 * Tells under which address a picture of a post is shown. Pictures that WordPress itself holds come through this site,
 * so that readers meet no second server; pictures elsewhere only over https.
 *
 * @param base address of the WordPress as the origin reaches it
 * @param link the post's public address, whose host may differ from that of `base`
 * @param publicUrl this site's own address, which the WordPress may have had before
 */
export function imageAddressOf(base: string, link: string, publicUrl?: string): (src: string) => string | null {
  const hostsOf = (addresses: string[]) =>
    addresses.filter((address) => URL.canParse(address)).map((address) => bareHost(new URL(address)));
  const hosts = hostsOf([base, link]);
  const own = hostsOf([publicUrl ?? '']);
  return (src) => {
    const from = URL.canParse(link) ? link : base;
    if (src.trim() === '' || !URL.canParse(src, from)) return null;
    const url = copied(new URL(src, from), [...hosts, ...own]);
    const isMoved = own.includes(bareHost(url)) && url.pathname.includes(LIBRARY);
    if (isMoved || hosts.includes(bareHost(url))) return fileAddress(url, base);
    return url.protocol === 'https:' && url.username === '' ? url.href : null;
  };
}

/** Bytes of one picture, of one PDF, and of all that are kept. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PDF_BYTES = 16 * 1024 * 1024;
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
 * Pictures of the firm's WordPress, and its PDFs. Whoever asks for many of them, or for ones that do not exist, takes neither this
 * origin's memory nor the firm's WordPress away from readers: each is fetched once, few at a time, and kept.
 */
export class WordPressPictures {
  readonly #kept = new LRUCache<string, Kept>({ maxSize: CAPACITY, sizeCalculation: ({ bytes }) => bytes.length || 1 });
  readonly #missing = new LRUCache<string, true>({ max: MISSING, ttl: MISSING_MS });
  readonly #coming = new Map<string, Promise<Buffer | null>>();
  readonly #waiting: (() => void)[] = [];
  #fetching = 0;

  /** @returns null for what is no such file there, `busy` when too many others are on their way */
  async get(address: string): Promise<Buffer | null | 'busy'> {
    const kept = this.#kept.get(address);
    if (kept !== undefined && kept.freshUntil > performance.now()) return kept.bytes;
    if (this.#missing.get(address)) return kept?.bytes ?? null;
    const coming = this.#coming.get(address) ?? this.#fetch(address);
    if (kept !== undefined) return kept.bytes;
    return coming ?? 'busy';
  }

  /** Undefined when too many wait. */
  #fetch(address: string): Promise<Buffer | null> | undefined {
    if (this.#waiting.length >= WAITING) return undefined;
    const coming = this.#turn(() => fetchPicture(address))
      .then((bytes) => {
        if (bytes === null) this.#missing.set(address, true);
        else this.#kept.set(address, { bytes, freshUntil: performance.now() + FRESH_MS });
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
}

/** Files by their first bytes, whatever they are called; a picture of another kind by its type. */
const BEGINNINGS = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF....WEBP/s,
  /^....ftyp(?:avif|avis|mif1)/s,
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<svg/s,
];

async function fetchPicture(address: string): Promise<Buffer | null> {
  try {
    const isPdf = /\.pdf$/i.test(address);
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: isPdf ? MAX_PDF_BYTES : MAX_BYTES };
    const { status, headers, bytes, cut } = await get(new URL(address), limits, isPdf ? 'application/pdf' : 'image/*');
    if (status !== 200 || cut !== null) return null;
    const begins = bytes.subarray(0, 1_024).toString('latin1');
    const isPicture = headers['content-type']?.startsWith('image/') || BEGINNINGS.some((sign) => sign.test(begins));
    return (isPdf ? begins.includes('%PDF-') : isPicture) ? bytes : null;
  } catch {
    return null;
  }
}
