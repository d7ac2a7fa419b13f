import { call } from 'shared/api';
import { getPlan, type PlanRow } from 'shared/contract/plan';
import { usePosted } from 'shared/site';

/** The rows of whoever asks: a signed-in person's, or this browser's. */
export const loadPlan = (signal: AbortSignal) => call(getPlan, { signal });

/** The rows that the document came with, until they are loaded. */
export const useRowsOfDocument = (): readonly PlanRow[] | undefined =>
  (usePosted('view')?.data as { rows: PlanRow[] } | undefined)?.rows;
