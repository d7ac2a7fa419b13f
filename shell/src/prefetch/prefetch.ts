import { findPage, type LivePage, type Snapshot } from 'shared/snapshot';
import type { Directory } from '#manifest/directory.ts';
import type { LoadRelease } from '#manifest/loader.tsx';
import { pagePath } from '#manifest/page-path.ts';
import { isSparing } from '#prefetch/is-sparing.ts';
import { whenIdle } from '#prefetch/when-idle.ts';
import { usableRelease } from '#releases/fallback.ts';
import { loadingOnce } from '#releases/lazy-release.ts';

const asked = new Set<string>();

/**
 * Has the browser fetch scripts into its cache, without running them, when it has nothing better to do.
 *
 * @returns resolves when all have come or cannot be had
 */
export async function fetchAhead(scripts: readonly string[]): Promise<void> {
  const wanted = scripts.filter((script) => !asked.has(script));
  for (const script of wanted) asked.add(script);
  await Promise.all(wanted.map(fetchScript));
}

// As a script of the page would be asked for, so that the cache has one answer for both. No `<link rel="prefetch">`:
// Firefox refuses it, as the content policy has no default, and Safari does not know it.
const fetchScript = (href: string) =>
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});

/** Prefetches that run at the same time. A browser has six connections to one host; the page itself needs some of them. */
const AT_ONCE = 2;

/** Milliseconds after which a prefetch counts as hanging. */
const PATIENCE_MS = 4_000;

/**
 * Runs prefetches, few at a time. What hangs keeps its connection and nothing can take it away, so after the first that
 * hangs none begins any more: what a visitor really asks for must still get through.
 */
export class ConcurrencyLimit {
  #running = 0;
  #closed = false;
  readonly #waiting: (() => void)[] = [];

  /** @throws Error when prefetching has ended; what `act` throws */
  async run(act: () => Promise<void>): Promise<void> {
    while (this.#running >= AT_ONCE && !this.#closed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#closed) throw new Error('Prefetching has ended.');
    this.#running += 1;
    const timer = setTimeout(() => this.#close(), PATIENCE_MS);
    try {
      await act();
    } finally {
      clearTimeout(timer);
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  #close(): void {
    this.#closed = true;
    for (const go of this.#waiting.splice(0)) go();
  }
}

interface Loader {
  directory: Directory;
  load: LoadRelease;
}

/** Events that say: the visitor is about to follow this link. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Milliseconds that a page is left to itself first: its pictures, its chart, the visitor's first steps. */
const SETTLE_MS = 1_500;

/** Milliseconds after which what was fetched is also made ready to run. A slow phone is busy with that for some frames. */
const READY_MS = 3_000;

/** Milliseconds between two looks at which links there are: a page that changes at every step of a slider is not slowed by it. */
const LOOK_MS = 1_000;

/** Milliseconds between two looks at whether the visitor still does something. */
const LOOK_AGAIN_MS = 250;

/** Milliseconds after the last key or press from which nobody types any more. */
const QUIET_MS = 1_000;

/** Events that say: the visitor is doing something on this page. */
const USE = ['keydown', 'input', 'pointerdown', 'pointerup'] as const;

const limit = new ConcurrencyLimit();
let started = false;
/** When the visitor last did something, in milliseconds since the page began to load. */
let usedAt = Number.NEGATIVE_INFINITY;

/**
 * Brings the code of pages before anybody goes to them: of a link as soon as a pointer, a finger or the focus reaches
 * it, and, when the browser is idle, of the public pages whose links are in view: first their files, and once the visitor
 * has had the page for a while, ready to run. Nothing at all when the visitor saves data or the network is slow.
 */
export function prefetchPages(loader: Loader): void {
  if (started || isSparing()) return;
  started = true;
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null) void prefetch(loader, link, () => true);
  };
  for (const kind of INTENT) document.addEventListener(kind, onIntent, { passive: true });
  const onUse = () => {
    usedAt = performance.now();
  };
  for (const kind of USE) document.addEventListener(kind, onUse, { capture: true, passive: true });
  setTimeout(() => whenIdle(() => watchLinks(loader)), SETTLE_MS);
}

/** Prefetches, one after the other, what the links in view lead to; also of links that come later. */
function watchLinks(loader: Loader): void {
  let files = Promise.resolve();
  let ready = new Promise<void>((resolve) => setTimeout(resolve, READY_MS));
  const known = new WeakSet<Element>();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const link = target as HTMLAnchorElement;
      files = files.then(idle).then(() => fetchFiles(loader, link));
      const fetched = files;
      ready = ready
        .then(() => fetched)
        .then(idle)
        .then(() => prefetch(loader, link, isPublic));
    }
  });
  const changes = new MutationObserver(() => {
    changes.disconnect();
    setTimeout(() => whenIdle(look), LOOK_MS);
  });
  const look = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
    changes.observe(document.body, { childList: true, subtree: true });
  };
  look();
}

// What only some visitors may see, or what leads nowhere yet, is not fetched for everybody.
const isPublic = (page: LivePage) => page.access !== 'signed-in' && page.indexable !== false;

async function fetchFiles({ directory }: Loader, { origin, pathname }: HTMLAnchorElement) {
  if (origin !== location.origin || asked.has(pathname)) return;
  const whole = await directory.load().catch(() => null);
  const page = whole && findPage(whole.pages, pagePath(pathname))?.page;
  if (page && isPublic(page)) await limit.run(() => fetchAhead(page.scripts ?? [])).catch(() => {});
}

async function prefetch({ directory, load }: Loader, link: HTMLAnchorElement, wanted: (page: LivePage) => boolean) {
  const { origin, pathname } = link;
  if (origin !== location.origin || asked.has(pathname)) return;
  try {
    const whole: Snapshot = await directory.load();
    const page = findPage(whole.pages, pagePath(pathname))?.page;
    const remote = page && whole.remotes[page.remote];
    const release = remote && usableRelease(page.remote, remote);
    if (page === undefined || release === undefined || !wanted(page) || asked.has(pathname)) return;
    asked.add(pathname);
    await limit.run(async () => {
      // All at once: each names the next one only when it has come and run.
      void fetchAhead(page.scripts ?? []);
      const { bundles } = await loadingOnce(load)(page.remote, release);
      await bundles?.[page.chunk ?? '']?.();
    });
  } catch {
    // Whoever follows the link loads it anew, and hears of a failure there.
    asked.delete(pathname);
  }
}

/** An idle moment of a visitor who neither types nor holds anything: keys and sliders would wait for a page nobody asked for. */
async function idle(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  while (document.querySelector(':active') !== null || performance.now() - usedAt < QUIET_MS) {
    await new Promise<void>((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    await new Promise<void>((resolve) => whenIdle(resolve));
  }
}
