import type { SavedPlan } from 'shared/contract/attached-plan';

/** Where plans are kept: with an account, or in this browser. */
export interface KeptPlans {
  /** The newest first. @throws ApiError */
  list: (signal: AbortSignal) => Promise<SavedPlan[]>;
  /** Keeps the plan of a link as the origin reads it now, once for each `key`. @throws ApiError */
  add: (link: string, name: string, key: string) => Promise<SavedPlan>;
  /** @throws ApiError */
  rename: (id: string, name: string) => Promise<void>;
  /** @throws ApiError */
  remove: (id: string) => Promise<void>;
}
