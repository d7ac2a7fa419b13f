import { conventionRules } from '#engine/goals/goal.ts';
import { growingRules } from '#engine/goals/growing.ts';
import type { InputRule } from '#engine/model.ts';

/** What marriage and education are asked: both ages, the cost today, the rate. */
export const childInputs: { readonly [name: string]: InputRule } = {
  age: { unit: 'age', min: 0 },
  amountToday: { unit: 'rupees', above: 0 },
  withdrawAge: { unit: 'age', initial: 18, above: 0 },
  annualRatePct: { unit: 'percent', initial: 10, above: 0 },
  inflationPct: { unit: 'percent', ifLeftOut: 6 },
  ...growingRules,
  ...conventionRules,
};

/** What a car and a house are asked: their price today, the day, the rate. */
export const dreamInputs: { readonly [name: string]: InputRule } = {
  amountToday: { unit: 'rupees', above: 0 },
  targetDate: { unit: 'date' },
  annualRatePct: { unit: 'percent', above: 0 },
  inflationPct: { unit: 'percent', ifLeftOut: 6 },
  today: { unit: 'date' },
  ...growingRules,
  ...conventionRules,
};
