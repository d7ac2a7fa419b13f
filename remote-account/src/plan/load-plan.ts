import { call } from 'shared/api';
import { getPlan } from 'shared/contract/plan';

/** The rows of whoever asks: a signed-in person's, or this browser's. */
export const loadPlan = (signal: AbortSignal) => call(getPlan, { signal });
