import { useCallback, useMemo } from 'react';
import { useLoaded } from 'shared/load';
import { findPage } from 'shared/snapshot';
import { articleEntries } from '#find/article-entries.ts';
import type { Entry } from '#find/entry.ts';
import { pageEntries } from '#find/page-entries.ts';
import { useLoader } from '#manifest/loader.tsx';

const NONE: Entry[] = [];

/** Everything that can be found: the pages of the live releases, and the articles as soon as they have come. */
export function useEntries() {
  const { snapshot, directory, offline } = useLoader();
  // The stored document carries the whole of it.
  const load = useCallback(
    () => (offline ? Promise.resolve(snapshot) : directory.load()),
    [offline, snapshot, directory],
  );
  const { loaded: live, reload } = useLoaded(load);
  const { loaded: articles } = useLoaded(articleEntries);
  const whole = live.status === 'ready' ? live.value : null;
  const pages = useMemo(() => (whole === null ? NONE : pageEntries(whole)), [whole]);
  const read = articles.status === 'ready' ? articles.value : NONE;
  return {
    entries: useMemo(() => [...pages, ...read], [pages, read]),
    status: live.status,
    reload,
    noArticles: articles.status === 'failed',
    /** Older releases of the calculators have no page for questions. */
    canAsk: whole !== null && findPage(whole.pages, '/ask') !== null,
  };
}
