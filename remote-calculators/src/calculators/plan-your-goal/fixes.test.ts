import { expect, it } from 'vitest';
import { fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { examplePlan } from '#calculators/plan-your-goal/plan-form.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { fixedNow, waysOut } from '#calculators/plan-your-goal/ways-out.tsx';

const TODAY = '2026-11-26';

const linked = (query: string): Plan => {
  const plan = planFromQuery(`?${query}`);
  if (plan === null || plan === 'bad') throw new Error(`No plan in ${query}.`);
  return plan;
};
const short = linked('goals=c_800000_4_10_6-h_1500000_6_10_6&budget=30000');
const shorter = linked('goals=c_900000_4_10_6-h_1500000_6_10_6&budget=30000');
const raised = (plan: Plan) => {
  const found = waysOut(plan, null).find(({ way }) => way === 'more');
  if (found === undefined) throw new Error('No way to raise the budget.');
  return found;
};

it('offers ways out of a shortfall, and none without a stated budget', () => {
  expect(raised(short).plan).toEqual({ ...short, budget: '38,887' });
  expect(waysOut(initialPlan(), TODAY)).toEqual([]);
});

it('calls nothing short that would be shown as ₹0.00', () => {
  // 908.0037 a month.
  const goal = 'g_186000_10_10_0';
  expect(raised(linked(`goals=${goal}&budget=100`)).plan.budget).toBe('908');
  const enough = linked(`goals=${goal}&budget=908`);
  expect(waysOut(enough, TODAY)).toEqual([]);
  expect(fundedPlan(enough)).toMatchObject({ short: 0n, goals: [{ short: 0n }] });
  expect(raised(linked(`goals=${goal}&budget=907`)).plan.budget).toBe('908');
});

it('raises the budget by what is spent on something else once a goal is reached, too', () => {
  const plan = linked('goals=g_240000_1_1-g_800000_2_1_u100&budget=10000&passOn=no');
  const way = raised(plan);
  expect(way.plan.budget).toBe('64,002');
  expect(waysOut(way.plan, TODAY)).toEqual([]);
  expect(raised({ ...plan, budget: '64,001' }).plan.budget).toBe('64,002');
});

it('takes the way out of the plan that stands now, with all that was changed meanwhile', () => {
  const way = raised(short);
  expect(fixedNow(way, short, short)).toBe(way.plan);
  const fixed = fixedNow(way, short, shorter);
  expect(fixed?.goals).toEqual(shorter.goals);
  expect(fixed).toEqual(raised(shorter).plan);
  expect(fixedNow(way, short, { ...shorter, budget: '9,00,000' })).toBeUndefined();
});

const titles = (plan: Plan, today: string | null = TODAY) => waysOut(plan, today).map(({ title }) => title);

it('begins with the way that changes least', () => {
  for (const plan of [short, shorter, linked('goals=c_800000_4_10_6-h_1500000_6_10_6&budget=25000')]) {
    const shares = waysOut(plan, TODAY).map(({ share }) => share);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  }
  expect(titles(short)[0]).toBe('₹8,887 more a month');
  expect(waysOut(short, TODAY)[0]?.effect).toBe('Makes the budget ₹38,887');
  // A third of the house is nearer than more than twice the money.
  expect(titles(linked('goals=c_100000_4_10_6-h_1500000_6_10_6&budget=10000'))[0]).toBe('House for ₹5,00,000');
});

it('says in which year a goal would be reached, and how much later where today is not known', () => {
  expect(titles(short)).toContain('Buy the house in 2037');
  expect(titles(short, null)).toContain('House 5 years later');
  const [car, house] = short.goals;
  if (car === undefined || house === undefined) throw new Error('no goals');
  expect(titles({ ...short, goals: [car, { ...house, name: 'Farm' }] })).toContain('Farm in 2037');
});

it('offers more than one way out of what the page opens on', () => {
  expect(waysOut(examplePlan(), TODAY).map(({ way }) => way)).toEqual(['more', '2 years', 'for 6800000']);
});

it('finds the same ways out for figures that were typed with words', () => {
  const [car, house] = short.goals;
  if (car === undefined || house === undefined) throw new Error('no goals');
  const texts = { ...house.texts, amountToday: '15 lakh', years: '6 years' };
  expect(titles({ ...short, goals: [car, { ...house, texts }] })).toEqual(titles(short));
});
