import { describe, expect, it } from 'vitest';
import { fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { goalsFile, planFile } from '#calculators/plan-your-goal/plan-file.ts';
import { planView } from '#calculators/plan-your-goal/plan-form.ts';
import { goalBought, goalFacts, planLines, spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { unconverted } from '#outcome/outcome.ts';
import { todaysRupees } from '#outcome/price-basis.ts';

const plan = planFromQuery('?goals=e_1000000_13_10_6-c_800000_4_10_6');
if (plan === null || plan === 'bad') throw new Error('no plan');
const served = fundedPlan(plan);
if (served === null) throw new Error('not served');
const [education] = served.goals;
const today = todaysRupees(6);

describe('a plan in today’s rupees', () => {
  it('tells each goal’s cost at today’s prices and leaves what is paid', () => {
    const facts = Object.fromEntries(goalFacts(plan, education, () => '', today));
    expect(facts["Cost in today's rupees"]).toBe('₹10,00,000.00');
    expect(facts['Monthly investment needed']).toBe('₹6,708.37');
    expect(goalBought(plan, education, today)).toBe(
      "Investments are as you pay them; the monthly one buys ₹6,675.88 of today's goods in the first month, ₹3,145.15 in the last.",
    );
    expect(goalBought(plan, education, unconverted)).toBe('');
    const rising = planFromQuery('?goals=e_1000000_13_10_6_u10');
    if (rising === null || rising === 'bad') throw new Error('no plan');
    expect(goalBought(rising, fundedPlan(rising)?.goals[0], today)).toMatch(/ ₹5,965\.93 in the last\.$/);
  });

  it('says in files and aloud which amounts are as paid', () => {
    expect(goalsFile(served, today, true)).toMatchObject({
      head: [
        ...['Priority', "Cost in today's rupees", 'Monthly investment needed as you pay it'],
        ...['One-time investment needed as you pay it', 'Short in the first month as you pay it'],
      ],
      rows: [
        ['1', '1000000.00', '6708.37', '617833.34', '6708.37'],
        ['2', '800000.00', expect.any(String), expect.any(String), expect.any(String)],
      ],
    });
    expect(goalsFile(served, unconverted, true).head[1]).toBe('Future cost');
    // Without a budget nothing is short of it.
    const { head, rows } = goalsFile(served, unconverted, false);
    expect([head, ...rows].map((row) => row.length)).toEqual([head, ...rows].map(() => 4));
    expect(head.join()).not.toMatch(/short/i);
    expect(spokenPlan(plan, served, today)).toContain('Monthly investment needed as you pay it ₹');
  });
});

describe('what is shown for each goal adds up to what is shown for all', () => {
  const paise = (text: string | undefined) => Number(text?.replace(/[^\d]/g, ''));
  // Each rounded by itself they lacked or had a paisa: 16,385.83 and 38,377.15 stood above 54,762.99.
  it.each([
    'c_1000000_5_12_6-h_8000000_15_12_6',
    'c_100000_4_10_6-h_1500000_6_10_6',
    'c_900000_4_10_6-h_1500000_6_10_6',
    'c_800000_4_10_6-h_9000000_12_10_6',
    'c_800000_4_10_6-h_1500000_6_10_6-e_1000000_13_10_6-r_10000000_28_11',
  ])('%s', (goals) => {
    for (const [mode, place] of [
      ['monthly', 2],
      ['oneTime', 3],
    ] as const) {
      const read = planFromQuery(`?goals=${goals}&mode=${mode}`);
      if (read === null || read === 'bad') throw new Error('no plan');
      const funded = fundedPlan(read);
      const each = funded?.goals.map((goal) => paise(goalFacts(read, goal, () => '', unconverted)[place]?.[1]));
      const [all] = planLines(read, funded, null, null);
      expect(each?.reduce((sum, one) => sum + one, 0)).toBe(paise(all?.text));
    }
  });

  it.each([
    ['50000', 'short'],
    ['60000', 'left'],
  ])('a budget of %s is %s by what it and the need differ', (budget) => {
    const read = planFromQuery(`?goals=c_1000000_5_12_6-h_8000000_15_12_6&budget=${budget}`);
    if (read === null || read === 'bad') throw new Error('no plan');
    const [need, given, rest] = planLines(read, fundedPlan(read), Number(budget), null);
    expect(paise(rest?.text)).toBe(Math.abs(paise(need?.text) - paise(given?.text)));
  });
});

it('a file of several goals begins with all of them, and says whose years it holds', () => {
  const names = (query: string) => {
    const read = planFromQuery(query);
    if (read === null || read === 'bad') throw new Error('no plan');
    return planFile(planView({ plan: read, openId: read.goals.at(-1)?.id ?? 0 }, null, null)).tables.map(
      ({ name }) => name,
    );
  };
  expect(names('?goals=e_1000000_13_10_6-c_800000_4_10_6')).toEqual(['Goals', 'Years, Car', 'Months, Car']);
  expect(names('?goals=c_800000_4_10_6')).toEqual(['Years', 'Months', 'Goals']);
});

it('says of a budget that lacks some in a few years only that it is short at times', () => {
  const restOf = (query: string) => {
    const read = planFromQuery(query);
    if (read === null || read === 'bad') throw new Error('no plan');
    return planLines(read, fundedPlan(read), Number(read.budget.replaceAll(',', '')), '2026-11-26').at(-1);
  };
  // The car asks for too much in the first year, and the raised instalment in the last three.
  expect(restOf('?goals=c_600000_1_10-r_10000000_20_10_u10&budget=30000&timing=end')).toMatchObject({
    label: 'Short at times, until November 2046',
    short: true,
  });
  expect(restOf('?goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000')).toMatchObject({
    label: 'Short, until November 2030',
    text: '₹8,886.62',
  });
});
