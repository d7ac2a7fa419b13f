import { describe, expect, it } from 'vitest';
import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { outcomeOf } from '#calculator-page/results/outcome.ts';
import { todaysRupees } from '#calculator-page/results/todays-rupees.ts';
import { initialScenario } from '#calculator-page/scenario/scenario.ts';
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
import { pages } from '#pages.ts';

const goal = { amountToday: 1_000_000, annualRatePct: 12, inflationPct: 6 };
const dated = { ...goal, targetDate: '2031-11-20', today: '2026-11-20' };
const child = { ...goal, age: 5, withdrawAge: 18 };
const examples: [CalculatorDefinition, Record<string, number | string>][] = [
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

describe.each(examples)('$path', (definition, inputs) => {
  const { choices } = initialScenario(definition);
  const modes = definition.modes ? (['monthly', 'oneTime'] as const) : (['monthly'] as const);

  it.each(modes)('names only results and columns that its model gives (%s)', (mode) => {
    const outcome = outcomeOf(definition, inputs, { ...choices, mode });
    expect(outcome).not.toBeNull();
    for (const figure of outcome?.figures ?? []) {
      if (!figure.mayBeMissing) expect(figure.amount, figure.label).toMatch(/^-?\d+\.\d\d$/);
    }
    for (const { column } of definition.columns) expect(outcome?.years.at(-1)?.[column]).toMatch(/^-?\d+\.\d\d$/);
    expect(outcome?.figures.map(({ result }) => result)).toContain(definition.compared);
  });

  it.each(modes)('adds up in every row, in today’s rupees too (%s)', (mode) => {
    for (const conversion of [undefined, todaysRupees(6)]) {
      const outcome = outcomeOf(definition, inputs, { ...choices, mode }, conversion);
      for (const row of outcome?.monthsOf() ?? []) {
        if (row.value === undefined || row.totalInvested === undefined) continue;
        const paise = (text: string | number | undefined) => BigInt(String(text).replace('.', ''));
        expect(paise(row.gains)).toBe(paise(row.value) - paise(row.totalInvested));
      }
    }
  });

  it('knows a rule for every field, and a page with its path', () => {
    for (const { name } of definition.fields) expect(definition.rules[name], name).toBeDefined();
    expect(pages.map(({ path }) => path)).toContain(definition.path);
  });

  it('explains itself in at least three sections and three questions, with links that exist', () => {
    const { sections, questions, related } = definition.help();
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { to } of related) expect(pages.map(({ path }) => path)).toContain(to);
  });
});
