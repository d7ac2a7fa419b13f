import { describe, expect, it } from 'vitest';
import childEducationDefinition from '#calculators/child-education/texts.tsx';
import lumpsumDefinition from '#calculators/lumpsum/texts.tsx';
import { byExpenseDefinition } from '#calculators/retirement/by-expense-texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import stepUpSipDefinition from '#calculators/step-up-sip/texts.tsx';
import swpDefinition from '#calculators/swp/texts.tsx';
import type { CalculatorDefinition, Inputs } from '#definition/definition.ts';
import { outcomeOf, unconverted } from '#outcome/outcome.ts';
import { basisText, boughtText, todaysRupees } from '#outcome/price-basis.ts';
import { spokenResult } from '#outcome/spoken-result.ts';
import { initialScenario } from '#scenario/scenario.ts';

function shown(definition: CalculatorDefinition, inputs: Inputs, inflation: number | null, choice = {}) {
  const choices = { ...initialScenario(definition, null).choices, ...choice };
  const conversion = inflation === null ? unconverted : todaysRupees(inflation);
  const outcome = outcomeOf(definition, inputs, choices, conversion);
  if (outcome === null) throw new Error('no outcome');
  const figure = (label: string) => outcome.figures.find((one) => one.label === label);
  return { outcome, figure, amount: (label: string) => figure(label)?.amount, years: outcome.years };
}

const sip = { monthly: 5000, years: 10, annualRatePct: 12 };
const swp = { investment: 5_000_000, monthlyWithdrawal: 40_000, annualRatePct: 8, years: 25 };
const child = { age: 5, withdrawAge: 18, amountToday: 1_000_000, annualRatePct: 10, inflationPct: 6 };
const retirement = {
  ...{ age: 30, retirementAge: 60, lifeExpectancy: 85, monthlyExpense: 50_000 },
  ...{ annualRatePct: 12, postReturnPct: 8, inflationPct: 6 },
};

describe('in today’s rupees', () => {
  it('values what is paid into a SIP at its own dates', () => {
    const { amount } = shown(sipDefinition, sip, 6);
    expect(amount('Invested amount')).toBe('455829.63');
    expect(amount('Estimated returns')).toBe('192855.00');
    expect(amount('Total value')).toBe('648684.63');
  });

  it('shows a loss that prices make of a gain', () => {
    const { amount } = shown(lumpsumDefinition, { principal: 100_000, years: 5, annualRatePct: 4 }, 7);
    expect(amount('Invested amount')).toBe('100000.00');
    expect(amount('Estimated returns')).toBe('-13254.33');
  });

  it('counts what was put into an SWP as it is, and its payouts never fall', () => {
    const { amount, years } = shown(swpDefinition, swp, 6);
    expect(amount('Invested amount')).toBe('5000000.00');
    expect(amount('Total withdrawn')).toBe('5974535.53');
    const withdrawn = years.map((row) => Number(row.totalWithdrawn));
    expect(withdrawn).toEqual(withdrawn.toSorted((a, b) => a - b));
  });

  it('dates the last payout and the final instalment by the days on which they are paid', () => {
    const dry = { investment: 1_000_000, monthlyWithdrawal: 20_000, annualRatePct: 12, years: 10 };
    const last = (inflation: number | null, timing: string) =>
      Number(shown(swpDefinition, dry, inflation, { timing }).amount('Last payout'));
    expect(last(6, 'start')).toBeCloseTo(last(null, 'start') / 1.06 ** (68 / 12), 1);
    const end = shown(swpDefinition, dry, null, { timing: 'end' }).outcome.run.results.depletionMonth as number;
    expect(last(6, 'end')).toBeCloseTo(last(null, 'end') / 1.06 ** (end / 12), 1);
    const step = { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 0 };
    const { amount, outcome } = shown(stepUpSipDefinition, step, 6);
    expect(amount('Final instalment')).toBe(outcome.last?.instalment);
    expect(Number(amount('Final instalment'))).toBeCloseTo(11_789.74 / 1.06 ** (119 / 12), 2);
  });

  it('names a goal’s cost today, leaves what is paid as it is and says what that buys', () => {
    const { amount, figure } = shown(childEducationDefinition, child, 6);
    expect(amount("Cost in today's rupees")).toBe('1000000.00');
    expect(amount('Invested amount')).toBe('732036.89');
    expect(amount('Estimated returns')).toBe('267963.11');
    expect(amount('Monthly investment needed')).toBe('6708.37');
    expect(boughtText(figure('Monthly investment needed'))).toBe(
      "buys ₹6,675.88 of today's goods in the first month, ₹3,145.15 in the last",
    );
    // The last instalment of one that rises by a tenth a year is 12,724.90, thirteen years away.
    const rising = shown(childEducationDefinition, { ...child, stepUpPct: 10 }, 6);
    expect(boughtText(rising.figure('Monthly investment needed'))).toMatch(/ ₹5,965\.93 in the last$/);
    const once = shown(childEducationDefinition, child, 6, { mode: 'oneTime' });
    expect(once.amount('One-time investment needed')).toBe('617833.34');
    expect(once.amount('Invested amount')).toBe('617833.34');
    expect(once.amount('Estimated returns')).toBe('382166.66');
  });

  it('counts a table that begins at retirement from today', () => {
    const { amount, years } = shown(byExpenseDefinition, retirement, 6);
    expect(amount("First month in today's rupees")).toBe('50000.00');
    expect(amount("Corpus in today's rupees")).toBe('11315035.53');
    expect(years[0]).toMatchObject({ totalWithdrawn: '584270.20', remainingInvestment: '10969369.46' });
    expect(years.at(-1)?.totalWithdrawn).toBe('14606755.12');
  });

  it('says its prices, to the eye and to the ear, and nothing of them otherwise', () => {
    expect(basisText(todaysRupees(6.5))).toBe("All amounts in today's rupees at 6.5% a year.");
    expect(basisText(unconverted)).toBe('');
    const { outcome } = shown(childEducationDefinition, child, 6);
    expect(spokenResult(outcome, {}, null)).toContain('Monthly investment needed as you pay it ₹6,708.37');
    expect(spokenResult(outcome, {}, null)).toMatch(/All amounts in today's rupees at 6% a year\.$/);
    const plain = shown(childEducationDefinition, child, null);
    expect(plain.amount('Future cost')).toBe('2132928.26');
    expect(boughtText(plain.figure('Monthly investment needed'))).toBe('');
    expect(spokenResult(plain.outcome, {}, null)).not.toContain('today');
  });
});
