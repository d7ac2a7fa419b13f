import { ApiError, call } from 'shared/api';
import { MOST_SAVED_PLANS, readPlan, type SavedPlan, savedPlan } from 'shared/contract/attached-plan';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';
import { messages } from '#messages.en.ts';

const PLACE = 'plans';

/** The plans of a visitor without an account: they stay in this browser's storage, and nobody is told of them. */
export const browserPlans: KeptPlans = {
  list: async () => stored(),
  async add(link, name) {
    if (stored().length >= MOST_SAVED_PLANS)
      throw new ApiError(messages.browserIsFull({ most: MOST_SAVED_PLANS }), 409);
    const { plan } = await call(readPlan, { query: { link } });
    const savedAt = new Date().toISOString();
    const kept = { ...plan, id: `${savedAt} ${link}`, name, savedAt };
    store([kept, ...stored()]);
    return kept;
  },
  rename: async (id, name) => store(stored().map((plan) => (plan.id === id ? { ...plan, name } : plan))),
  remove: async (id) => store(stored().filter((plan) => plan.id !== id)),
};

/** What other releases, or other hands, have left there counts as far as it is a plan. */
function stored(): SavedPlan[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((plan) => savedPlan.safeParse(plan).data ?? []) : [];
  } catch {
    return [];
  }
}

/** @throws ApiError where the browser keeps nothing for this site */
function store(plans: readonly SavedPlan[]): void {
  try {
    if (plans.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(plans));
  } catch {
    throw new ApiError(messages.browserKeepsNothing, 0);
  }
}
