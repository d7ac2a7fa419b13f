import type { Loader } from '#manifest/loader.tsx';
import { whenLoaded } from '#prefetch/when-idle.ts';

/**
 * Makes the next page quick, once everything that this one needs has come. It is there for speed alone, so nobody hears
 * when it cannot be had.
 */
export const prepareNext = (loader: Loader): void => whenLoaded(() => void prepare(loader));

async function prepare(loader: Loader): Promise<void> {
  loader.directory.load().catch(() => {});
  const later = import(/* webpackChunkName: "later" */ '#prefetch/prefetch.ts');
  const { prefetchPages } = await later.catch(() => ({ prefetchPages: () => {} }));
  prefetchPages(loader);
}
