import { useState } from 'react';
import { call } from 'shared/api';
import { getPlan, type PlanRow } from 'shared/contract/plan';
import { usePosted } from 'shared/site';
import { useHydrated } from 'shared/ui';

/** The rows of whoever asks: a signed-in person's, or this browser's. */
export const loadPlan = (signal: AbortSignal) => call(getPlan, { signal });

/** The rows that the document came with, until they are loaded; null on a page that another page of the site led to. */
export function useRowsOfDocument(): readonly PlanRow[] | null {
  const view = usePosted('view')?.data as { rows: PlanRow[] } | undefined;
  return useOfDocument(view?.rows) ?? null;
}

/** What a document says of its own page alone: it stays the same while the visitor goes on from page to page. */
export function useOfDocument<T>(told: T | undefined): T | undefined {
  const isLater = useHydrated();
  const [first] = useState(isLater ? undefined : told);
  return first;
}
