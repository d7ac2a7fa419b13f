import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { STORED } from '#calculators/plan-your-goal/stored-plan.ts';
import { view } from '#calculators/plan-your-goal/view.ts';
import { writeToAddress } from '#scenario/address.ts';

/** Writes the plan into the address and this browser's storage. */
export function keepPlan({ plan }: { plan: Plan }): void {
  writeToAddress(view.path, planQuery(plan));
  try {
    localStorage.setItem(STORED, JSON.stringify(plan));
  } catch {
    // Storage may be full or switched off; the link still keeps the plan.
  }
}
