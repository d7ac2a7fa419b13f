import { LRUCache } from 'lru-cache';

/** Renders kept in memory; each is some tens of kilobytes. */
const CAPACITY = 500;
/** How long a page that failed to render is not tried again. */
const RETRY_MS = 10_000;

/** Markup, or why there is none (yet): the browser then renders the page. */
export type Rendered = string | 'failed' | 'late';

interface Kept {
  began: number;
  html: Promise<Rendered>;
  settled: boolean;
}

/**
 * Remembers rendered markup by everything that it is made of. Requests for a page that is being rendered share the work
 * and the patience: none waits beyond it, and the render goes on into the cache.
 */
export class PageRenders {
  readonly #kept = new LRUCache<string, Kept>({ max: CAPACITY });
  readonly #now: () => number;

  constructor(now: () => number = performance.now.bind(performance)) {
    this.#now = now;
  }

  /**
   * @param render rejects when the page cannot be rendered; the failure is remembered for ten seconds
   * @param patienceMs how long the first one to ask, and all who come after, wait for it
   */
  async get(key: string, render: () => Promise<string>, patienceMs: number): Promise<Rendered> {
    const kept = this.#kept.get(key) ?? this.#begin(key, render);
    if (kept.settled) return kept.html;
    const left = patienceMs - (this.#now() - kept.began);
    return left <= 0 ? 'late' : sooner(kept.html, left);
  }

  #begin(key: string, render: () => Promise<string>): Kept {
    const kept: Kept = { began: this.#now(), settled: false, html: Promise.resolve('late') };
    this.#kept.set(key, kept);
    kept.html = render().then(
      (html) => {
        kept.settled = true;
        return html;
      },
      () => {
        kept.settled = true;
        setTimeout(() => this.#kept.get(key) === kept && this.#kept.delete(key), RETRY_MS).unref();
        return 'failed';
      },
    );
    return kept;
  }
}

async function sooner(html: Promise<Rendered>, ms: number): Promise<Rendered> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late');
  });
  const first = await Promise.race([html, late]);
  clearTimeout(timer);
  return first;
}
