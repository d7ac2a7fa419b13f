import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { childEducationDefinition } from '#calculators/child-education/definition.tsx';
import { childMarriageDefinition } from '#calculators/child-marriage/definition.tsx';
import { corpusDefinition } from '#calculators/corpus/definition.tsx';
import { dreamCarDefinition } from '#calculators/dream-car/definition.tsx';
import { dreamHouseDefinition } from '#calculators/dream-house/definition.tsx';
import { lumpsumDefinition } from '#calculators/lumpsum/definition.tsx';
import { planDefinitions } from '#calculators/plan-your-goal/definition.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-definition.tsx';
import { retirementDefinition } from '#calculators/retirement/definition.tsx';
import { sipDefinition } from '#calculators/sip/definition.tsx';
import { stepUpSipDefinition } from '#calculators/step-up-sip/definition.tsx';
import { stpDefinition } from '#calculators/stp/definition.tsx';
import { swpDefinition } from '#calculators/swp/definition.tsx';

const goal = { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6 };
const dated = { ...goal, targetDate: '2031-11-20', today: '2026-11-20' };
const child = { ...goal, age: 5, withdrawAge: 18 };
/** Every page's calculator with figures that it takes, for what has to hold for all of them. */
export const examples: [CalculatorDefinition, Record<string, number | string>][] = [
  [sipDefinition, { monthly: 5000, years: 10, annualRatePct: 12 }],
  [lumpsumDefinition, { principal: 50_000, years: 10, annualRatePct: 12 }],
  [stepUpSipDefinition, { monthly: 5000, years: 10, annualRatePct: 0, stepUpPct: 10 }],
  [swpDefinition, { investment: 1_000_000, monthlyWithdrawal: 20_000, annualRatePct: 12, years: 10 }],
  [stpDefinition, { investment: 100_000, monthlyTransfer: 5000, months: 19, sourceRatePct: 8, targetRatePct: 12 }],
  [dreamCarDefinition, dated],
  [dreamHouseDefinition, dated],
  [childMarriageDefinition, child],
  [childEducationDefinition, child],
  [planDefinitions.plain, { amountToday: 1_000_000, years: 10, annualRatePct: 10 }],
  [planDefinitions.inflated, { amountToday: 1_000_000, years: 10, annualRatePct: 10, inflationPct: 6 }],
  [corpusDefinition, { target: 10_000_000, years: 20, annualRatePct: 12 }],
  [retirementDefinition, { ...goal, age: 30, retirementAge: 60 }],
  [
    byExpenseDefinition,
    {
      ...{ age: 30, retirementAge: 60, lifeExpectancy: 85, monthlyExpense: 50_000 },
      annualRatePct: 12,
      postReturnPct: 8,
      inflationPct: 6,
    },
  ],
];
