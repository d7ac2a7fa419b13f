/**
 * What planners of one goal open on: rupees of today, per cent a year, and the months or the ages until its day. The planner
 * of several goals takes its example and the rates of its kinds from here (child plans: `child-fields.ts`).
 */
export const carExample = { amountToday: 1_000_000, months: 60, annualRatePct: 12 } as const;
export const houseExample = { amountToday: 8_000_000, months: 180, annualRatePct: 12 } as const;
export const retirementExample = { age: 30, retirementAge: 60, amountToday: 10_000_000, annualRatePct: 12 } as const;
