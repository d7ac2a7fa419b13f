import { messages } from '#messages.en.ts';
/**
 * A worked plan of four goals. Each cost is in today's rupees and rises by 6% a year; each is saved for by a monthly
 * amount at month end, at an assumed 12% a year (1% a month).
 *
 * monthly = cost × 1.06^years × 0.01 ÷ (1.01^(12 × years) − 1), rounded half-up to paise
 */
export const SAMPLE_PLAN = [
  { goal: messages.planGoalCar, years: 4, costTodayInr: 600_000, monthlyInr: 12_372.65 },
  { goal: messages.planGoalHouse, years: 8, costTodayInr: 1_500_000, monthlyInr: 14_949.12 },
  { goal: messages.planGoalCollege, years: 13, costTodayInr: 1_000_000, monthlyInr: 5_730.46 },
  { goal: messages.planGoalRetirement, years: 28, costTodayInr: 10_000_000, monthlyInr: 18_715.41 },
] as const;
