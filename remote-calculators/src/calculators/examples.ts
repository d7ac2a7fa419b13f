import { listed } from '#calculators/listed.ts';
import { inflatedDefinition } from '#calculators/plan-your-goal/texts.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import type { ExplainedCalculator } from '#definition/definition.ts';

type Example = [ExplainedCalculator, Readonly<Record<string, number | string>>];

const usual = await Promise.all(
  listed
    // A page of its own without years is tested in its folder.
    .filter(({ view }) => 'columns' in view)
    .map(async ({ slug, listing }): Promise<Example> => {
      const { default: definition }: { default: ExplainedCalculator } = await import(`#calculators/${slug}/texts.tsx`);
      return [definition, listing.example];
    }),
);

/** Every page's calculator with figures that it takes, for what has to hold for all of them. */
export const examples: Example[] = [
  ...usual,
  [inflatedDefinition, { amountToday: 1_000_000, years: 10, annualRatePct: 10, inflationPct: 6 }],
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
