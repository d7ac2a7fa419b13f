import { call } from 'shared/api';
import { addSavedPlan, listSavedPlans, removeSavedPlan, renameSavedPlan } from 'shared/contract/attached-plan';
import type { KeptPlans } from '#features/my-plans/kept-plans.ts';

/** The plans of whoever is signed in. */
export const accountPlans: KeptPlans = {
  list: async (signal) => (await call(listSavedPlans, { signal })).plans,
  add: async (link, name, key) =>
    (await call(addSavedPlan, { body: { link, name }, headers: { 'idempotency-key': key } })).plan,
  rename: async (id, name) => void (await call(renameSavedPlan, { params: { id }, body: { name } })),
  remove: async (id) => void (await call(removeSavedPlan, { params: { id } })),
};
