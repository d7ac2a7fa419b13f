import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact, type NumberText, ONE, power, times, ZERO } from '#engine/exact.ts';
import { mixYears } from '#engine/goals/mix.ts';
import { type AnyModel, type AnyRun, type AnyTable, runOf, type Timing } from '#engine/model.ts';
import { ageInput, percentInput, rupeesInput } from '#engine/possible.ts';
import { effectiveRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';
import type { ChanceRequest, Years } from '#engine/simulation/chance.ts';
import type { ChanceSetting } from '#engine/simulation/chance-inputs.ts';
import { volatilityPct } from '#engine/simulation/volatility.ts';

export type PlanInputs = { readonly [name: string]: NumberText };

/** As shown, in paise, and only then a double. */
const rupeesOf = (amount: Exact): number => Number(rupees(amount));

const timingOf = ({ timing }: PlanInputs): Timing => (timing === 'end' ? 'end' : 'start');

/** The effective yearly rate as a fraction; of one investment that grows once a year it is the rate itself. */
function meanReturn(name: string, inputs: PlanInputs, growsOnce = false): number {
  const rate = percentInput(name, inputs[name]);
  return Number(digits(growsOnce || inputs.rateConvention === 'effective' ? rate : effectiveRate(rate)));
}

/** What each month pays in, read from the sums that were paid until then. */
function instalmentsOf(table: AnyTable | undefined, before: Exact): number[] {
  let sum = before;
  return (table?.months ?? []).map((row) => {
    const instalment = amountOf(row, 'totalInvested') - sum;
    sum += instalment;
    return rupeesOf(instalment);
  });
}

/** A payout that is raised every twelve months, unrounded until it enters. */
function raisedPayouts(first: Exact, raise: Exact, term: number): number[] {
  let payout = first;
  return Array.from({ length: term }, (_, at) => {
    if (at > 0 && at % 12 === 0) payout = times(payout, raise);
    return rupeesOf(payout);
  });
}

/** What a plan is for: a sum (saved monthly, or once), a goal with its own target, payouts, or both one after the other. */
export type ChanceKind = 'savings' | 'once' | 'goal' | 'withdrawal' | 'retirement';

interface Asked {
  readonly run: AnyRun;
  readonly inputs: PlanInputs;
  readonly setting: ChanceSetting;
}

type Plan = Omit<ChanceRequest, 'seed' | 'paths'>;

const nothing: Plan = {
  paid: 0,
  saved: 0,
  firstPayment: 0,
  saving: { flows: [], timing: 'end', meanReturn: 0, volatility: 0 },
  spending: null,
  target: 0,
};

/** Years at the plan's rate; without a month left no rate is asked for. */
const yearsOf = ({ inputs, setting }: Asked, flows: readonly number[], timing: Timing, growsOnce = false): Years =>
  flows.length === 0
    ? nothing.saving
    : { flows, timing, meanReturn: meanReturn('annualRatePct', inputs, growsOnce), volatility: setting.volatility };

/** Whether a goal is saved for in a mix of funds: its years have no one return and no one deviation. */
const hasMix = ({ equityPct }: PlanInputs): boolean => equityPct !== undefined;

/**
 * Years of a mix, each with the mean of its own effective rate. Equity has the deviation that is asked, debt the one of its
 * kind, and both are taken to rise and fall together: no mix swings more than that.
 */
function mixedYears({ inputs, setting: { volatility } }: Asked, flows: readonly number[]): Years {
  const each = mixYears(inputs, flows.length).map(({ equity, rate }) => {
    const share = Number(digits(equity));
    return {
      meanReturn: Number(digits(power(ONE + rate, 12) - ONE)),
      volatility: share * volatility + (1 - share) * (volatilityPct.debt / 100),
    };
  });
  return { ...nothing.saving, ...each[0], flows, timing: 'end', each };
}

/** A target that is typed, or what the plan itself would reach. */
const targetOf = ({ run, inputs: { target } }: Asked): number =>
  rupeesOf(target === undefined ? amountOf(run.results, 'value') : rupeesInput('target', target));

const plans: Readonly<Record<ChanceKind, (asked: Asked) => Plan>> = {
  savings: (asked) => {
    const flows = instalmentsOf(asked.run.tables.yearly, ZERO);
    const saving = yearsOf(asked, flows, timingOf(asked.inputs));
    return { ...nothing, firstPayment: flows[0] ?? 0, saving, target: targetOf(asked) };
  },
  once: (asked) => {
    const paid = rupeesOf(amountOf(asked.run.results, 'totalInvested'));
    const flows = (asked.run.tables.yearly?.months ?? []).map(() => 0);
    return {
      ...nothing,
      paid,
      firstPayment: paid,
      saving: yearsOf(asked, flows, 'start', true),
      target: targetOf(asked),
    };
  },
  goal: (asked) => {
    const saved = rupeesInput('savings', asked.inputs.savings ?? 0);
    const flows = instalmentsOf(asked.run.tables.yearlyMonthlyMode, saved);
    return {
      ...nothing,
      saved: rupeesOf(saved),
      firstPayment: rupeesOf(amountOf(asked.run.results, 'requiredSip')),
      saving: hasMix(asked.inputs) ? mixedYears(asked, flows) : yearsOf(asked, flows, 'end'),
      target: rupeesOf(amountOf(asked.run.results, 'target')),
    };
  },
  withdrawal: (asked) => {
    const { run, inputs } = asked;
    const raise = ONE + percentInput('stepUpPct', inputs.stepUpPct ?? 0);
    const first = rupeesInput('monthlyWithdrawal', inputs.monthlyWithdrawal);
    const payouts = raisedPayouts(first, raise, run.tables.yearly?.months.length ?? 0);
    const saved = rupeesOf(rupeesInput('investment', inputs.investment));
    return { ...nothing, saved, spending: yearsOf(asked, payouts, timingOf(inputs)) };
  },
  retirement: (asked) => {
    const { run, inputs, setting } = asked;
    const raise = ONE + percentInput('inflationPct', inputs.inflationPct);
    const months = run.tables.yearly?.months.length ?? 0;
    const { monthly } = inputs;
    const firstPayment = rupeesOf(
      monthly === undefined ? amountOf(run.results, 'requiredSip') : rupeesInput('monthly', monthly),
    );
    const saving = 12 * (ageInput('retirementAge', inputs.retirementAge) - ageInput('age', inputs.age));
    const spending: Years = {
      flows: raisedPayouts(amountOf(run.results, 'firstMonthExpense'), raise, months),
      timing: 'start',
      meanReturn: meanReturn('postReturnPct', inputs),
      volatility: setting.postVolatility,
    };
    return {
      ...nothing,
      saved: rupeesOf(rupeesInput('savings', inputs.savings ?? 0)),
      firstPayment,
      saving: yearsOf(asked, new Array<number>(saving).fill(firstPayment), 'end'),
      spending,
    };
  },
};

/**
 * A plan as its chance is counted, made of the exact engine's figures.
 * @param inputs those of the model, as it takes them, and `target` for a sum that grows
 * @throws InputError as the model does
 */
export function chanceRequest(
  kind: ChanceKind,
  model: AnyModel,
  inputs: PlanInputs,
  setting: ChanceSetting,
): ChanceRequest {
  // A goal's plan pays at month end, whatever else the page shows.
  const run = runOf(model, kind === 'goal' ? { ...inputs, timing: 'end' } : inputs);
  return { ...plans[kind]({ run, inputs, setting }), seed: setting.seed, paths: setting.paths };
}
