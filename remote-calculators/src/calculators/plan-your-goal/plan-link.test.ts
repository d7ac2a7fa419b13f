import { describe, expect, it } from 'vitest';
import { planLinkNames } from '#calculators/plan-your-goal/fields.ts';
import { fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { initialPlan, MOST_GOALS, newGoal, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery, planQuery, sentCodes } from '#calculators/plan-your-goal/plan-link.ts';
import { waysOut } from '#calculators/plan-your-goal/ways-out.tsx';
import { ZERO } from '#engine/exact.ts';

const PASS_ON = 'When one goal is done, use its money for the next';
const four = '?goals=c_800000_4_10_6-h_1500000_6_10_6-e_1000000_13_10_6-r_10000000_28_11.5&budget=40000&timing=start';

describe('a plan in a link', () => {
  it('of one goal uses the names of calc', () => {
    expect(planQuery(initialPlan())).toBe(
      'amountToday=1000000&years=10&annualRatePct=10&rateConvention=nominal&timing=end&mode=monthly',
    );
    expect(planFromQuery(`?${planQuery(initialPlan())}`)).toEqual(initialPlan());
  });

  it('of several goals comes back in the same order', () => {
    const plan = planFromQuery(four) as Plan;
    expect(plan.goals.map(({ kind, inflated }) => [kind, inflated])).toEqual([
      ['c', true],
      ['h', true],
      ['e', true],
      ['r', false],
    ]);
    expect(planFromQuery(`?${planQuery(plan)}`)).toEqual(plan);
  });

  it('is rendered by the origin by every name that it can hold', () => {
    const [first] = initialPlan().goals;
    if (!first) throw new Error('no goal');
    const rising = { ...first, inflated: true };
    const settings = {
      budget: '40,000',
      todaysRupees: { on: true, text: '5' },
      range: { on: true, text: '18', seed: 7 },
      tax: { on: true, kind: 'debt', sourceKind: 'debt', slabPct: '20', otherIncome: '1', regime: 'old' },
    } as const;
    for (const goals of [[rising], [rising, newGoal(2, 'h')]]) {
      const held = [...new URLSearchParams(planQuery({ ...initialPlan(), ...settings, goals })).keys()];
      expect(held).toEqual(expect.arrayContaining(['budget', 'todaysRupeesPct', 'seed', 'taxKind', 'regime']));
      expect(planLinkNames).toEqual(expect.arrayContaining(held));
    }
  });

  it('never carries a name', () => {
    const [goal] = initialPlan().goals;
    if (!goal) throw new Error('no goal');
    expect(planQuery({ ...initialPlan(), goals: [{ ...goal, name: 'Wedding of R' }] })).not.toContain('Wedding');
  });

  it('fits into 300 characters with as many goals as the page takes', () => {
    const goals = Array.from({ length: MOST_GOALS }, (_, id) => ({ ...newGoal(id, 'h'), inflated: true }));
    const query = planQuery({ ...initialPlan(), goals, budget: '1,00,000' });
    expect(query).not.toBe('');
    expect(query.length).toBeLessThanOrEqual(300);
  });

  it('is none of eight goals with all that they may have beside, which are worked out still', () => {
    const texts = { amountToday: '25,00,000', years: '15', annualRatePct: '12', inflationPct: '6' };
    const beside = { savings: '2,00,000', stepUpPct: '10' };
    const goals = Array.from({ length: MOST_GOALS }, (_, place) => ({
      ...newGoal(place + 1, 'h'),
      inflated: true,
      texts: { ...newGoal(1).texts, ...texts, ...beside },
    }));
    const plan = { ...initialPlan(), goals, budget: '1,00,000' };
    expect(planQuery(plan)).toBe('');
    expect(fundedPlan(plan)?.goals).toHaveLength(MOST_GOALS);
  });

  it.each([
    '?goals=x_1_1_1',
    '?goals=c_1_1',
    '?goals=',
    '?goals=constructor_1000000_4_10',
    '?goals=c_800000_4_10&budget=many',
    '?amountToday=0',
  ])('that says %s is bad', (search) => {
    expect(planFromQuery(search)).toBe('bad');
  });
});

describe('a plan that was sent without a script', () => {
  it('keeps the texts of its one goal, and whether its price rises', () => {
    const sent =
      '?budget=some&amountToday=8L&years=four&annualRatePct=10&inflated=on&inflationPct=5&mode=oneTime&typed=yes';
    expect(planFromQuery(sent)).toMatchObject({
      budget: 'some',
      goals: [{ inflated: true, texts: { amountToday: '8,00,000', years: 'four', inflationPct: '5' } }],
      choices: { mode: 'oneTime' },
    });
  });

  it('keeps the other goals while the first is incomplete', () => {
    const [first, second] = (planFromQuery('?goals=c_800000_4_10_6_k2-h_1500000_6_10_6') as Plan).goals;
    if (!first || !second) throw new Error('no goals');
    const emptied = { ...initialPlan(), goals: [{ ...first, texts: { ...first.texts, years: '' } }, second] };
    const goals = sentCodes(emptied);
    const sent = new URLSearchParams({ goals, amountToday: '800000', years: '', annualRatePct: '10', typed: 'yes' });
    const plan = planFromQuery(`?${sent}`) as Plan;
    expect(plan.goals).toMatchObject([{ kind: 'c', colour: 2, texts: { amountToday: '8,00,000', years: '' } }, second]);
    // And what is filled in next is sent with all of them once more.
    const filled = planFromQuery(`?goals=${sentCodes(plan)}&amountToday=9L&years=5&annualRatePct=10&typed=yes`) as Plan;
    expect(filled.goals).toMatchObject([{ kind: 'c', texts: { years: '5' } }, second]);
  });

  it('brings the other goals along', () => {
    const goals = 'c_800000_4_10_6-h_1500000_6_10_6';
    const plan = planFromQuery(`?goals=${goals}&amountToday=9L&years=5&annualRatePct=10&typed=yes`) as Plan;
    expect(plan.goals).toMatchObject([
      { kind: 'c', inflated: false, texts: { amountToday: '9,00,000', years: '5' } },
      { kind: 'h', inflated: true, texts: { amountToday: '15,00,000' } },
    ]);
  });
});

describe('ways out of a shortfall', () => {
  it('each bring the plan within its budget', () => {
    const fixes = waysOut(planFromQuery(four) as Plan, null);
    expect(fixes.length).toBeGreaterThan(0);
    for (const { plan, title } of fixes) expect(fundedPlan(plan)?.short, title).toBe(ZERO);
  });

  it('are not offered when nothing is short', () => {
    expect(waysOut({ ...initialPlan(), budget: '50,000' }, null)).toEqual([]);
  });
});

describe('what a goal may have beside', () => {
  const growing = '?goals=e_400000_13_10_8_s200000_u5_y4-c_800000_4_10_k6&budget=30000&passOn=no';

  it('stands in a link by its letter, with the colour and whether freed money is passed on', () => {
    const plan = planFromQuery(growing) as Plan;
    expect(plan).toMatchObject({
      passOn: false,
      goals: [
        { inflated: true, colour: null, texts: { savings: '2,00,000', stepUpPct: '5', feeYears: '4' } },
        { inflated: false, colour: 6, texts: { savings: '', stepUpPct: '', feeYears: '' } },
      ],
    });
    expect(planFromQuery(`?${planQuery(plan)}`)).toEqual(plan);
    expect([...new URLSearchParams(planQuery(plan)).keys()].every((name) => planLinkNames.includes(name))).toBe(true);
  });

  it('of one goal has the names of calc', () => {
    const plan = planFromQuery('?amountToday=400000&years=13&annualRatePct=10&inflationPct=8&feeYears=4') as Plan;
    expect(plan.goals).toMatchObject([{ texts: { feeYears: '4', savings: '' } }]);
    expect(planQuery(plan)).toContain('inflationPct=8&feeYears=4&rateConvention');
  });

  it.each(['c_800000_4_10_k8', 'c_800000_4_10_k12', 'c_800000_4_10_z3', 'c_800000_4_10_y11', 'c_800000_4_10_s-5'])(
    'is refused in %s',
    (code) => {
      expect(planFromQuery(`?goals=${code}`)).toBe('bad');
    },
  );

  it('is read from a form that was sent without a script', () => {
    const sent = '?amountToday=8L&years=4&annualRatePct=10&savings=50k&stepUpPct=many&typed=yes';
    expect(planFromQuery(sent)).toMatchObject({
      passOn: true,
      goals: [{ texts: { savings: '50,000', stepUpPct: 'many' } }],
    });
    const several = '&goals=c_800000_4_10-h_1500000_6_10_6_u7&typed=yes';
    expect(planFromQuery(`?amountToday=9L${several}`)).toMatchObject({
      passOn: false,
      goals: [{}, { texts: { stepUpPct: '7' } }],
    });
    expect(planFromQuery(`?passOn=on${several}`)).toMatchObject({ passOn: true });
  });
});

it('using what reached goals free is a way out where that is enough', () => {
  const plan = planFromQuery('?goals=c_800000_4_1-h_800000_8_1_u50&budget=22000&passOn=no') as Plan;
  const titles = waysOut(plan, null).map(({ title }) => title);
  expect(fundedPlan(plan)?.mostShort).not.toBeNull();
  expect(fundedPlan({ ...plan, passOn: true })?.mostShort).not.toBeNull();
  expect(titles).not.toContain(PASS_ON);
  const enough = planFromQuery('?goals=c_480000_4_1-h_480000_8_1_u20&budget=15000&passOn=no') as Plan;
  expect(fundedPlan({ ...enough, passOn: true })?.mostShort).toBeNull();
  expect(waysOut(enough, null)[0]?.title).toBe(PASS_ON);
});
