import { corpora } from '#engine/corpora.ts';
import { type Exact, type NumberText, ONE, times, whole, ZERO } from '#engine/exact.ts';
import type { Column, Conventions, Model, Row } from '#engine/model.ts';
import { ageInput, InputError, percentInput, rupeesInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { table, yearOf } from '#engine/table.ts';

export type FireInputs = Pick<Conventions, 'rateConvention'> & {
  readonly age: NumberText;
  /** What a month costs today, in today's rupees. */
  readonly monthlyExpense: NumberText;
  /** What is saved a month. */
  readonly monthly: NumberText;
  readonly stepUpPct: NumberText;
  /** What is saved already. */
  readonly savings: NumberText;
  /** Return until independence, and from then on. */
  readonly annualRatePct: NumberText;
  readonly postReturnPct: NumberText;
  readonly inflationPct: NumberText;
  readonly lastsToAge: NumberText;
};

export type FireResults = {
  /** What would have to be there to stop working today. */
  readonly corpusToday: Exact;
  /** Months until what is held pays for the rest, and the age then; null where that never comes. */
  readonly fireMonths: number | null;
  readonly fireAge: Exact | null;
  readonly corpusNeeded: Exact | null;
  readonly corpusHeld: Exact | null;
};

/** What is held and what would be needed, if work ended with the row's month. */
export type FireColumn = 'held' | 'needed';

const columns: readonly Column<FireColumn>[] = [{ name: 'held' }, { name: 'needed' }];

/** Oldest age that money may be asked to last to. */
const OLDEST = 110;

/** Months that the table goes on after independence, to show what is held leave the need behind. */
const MONTHS_AFTER = 24;

/**
 * When savings suffice: the first month m from today with held(m) ≥ corpus(m) (`corpora`), before the money's last month.
 * Savings and month-end instalments, raised in months 13, 25, …, both earn the monthly rate.
 * Example: 30 now, 50,000 spent and 40,000 saved a month, raised 5%, 10 lakh held, 11% and 8%, to 90 → month 223, 48.58.
 * Edge: enough today → month 0; never → null.
 */
export const fire: Model<FireInputs, FireResults, FireColumn> = {
  id: 'fire',
  inputs: {
    age: { unit: 'age', initial: 30, min: 0, max: 99 },
    monthlyExpense: { unit: 'rupees', per: 'month', initial: 50_000, above: 0 },
    monthly: { unit: 'rupees', per: 'month', initial: 60_000, min: 0 },
    stepUpPct: { unit: 'percent', initial: 0, ifLeftOut: 0, min: 0 },
    savings: { unit: 'rupees', initial: 0, ifLeftOut: 0, min: 0 },
    annualRatePct: { unit: 'percent', initial: 11, above: 0 },
    postReturnPct: { unit: 'percent', initial: 8, ifLeftOut: 8, min: 0 },
    inflationPct: { unit: 'percent', initial: 6, ifLeftOut: 6, min: 0 },
    lastsToAge: { unit: 'age', initial: 90, ifLeftOut: 90, above: 0, max: OLDEST },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const age = ageInput('age', inputs.age, OLDEST);
    const lastsTo = ageInput('lastsToAge', inputs.lastsToAge, OLDEST);
    if (lastsTo <= age) throw new InputError('lastsToAge', 'must be above age');
    const until = 12 * (lastsTo - age);
    const needed = corpora({
      expense: rupeesInput('monthlyExpense', inputs.monthlyExpense),
      inflation: percentInput('inflationPct', inputs.inflationPct),
      rate: monthlyRate(percentInput('postReturnPct', inputs.postReturnPct), inputs.rateConvention),
      until,
    });
    const held = heldByMonth(inputs, until);
    const met = held.findIndex((amount, month) => amount >= (needed[month] ?? amount));
    const fireMonths = met < 0 ? null : met;
    const shown = fireMonths === null ? until : Math.min(until, 12 * Math.ceil((fireMonths + MONTHS_AFTER) / 12) + 1);
    const months = held.slice(1, shown).map((amount, index): Row<FireColumn> => {
      const month = index + 1;
      return { month, year: yearOf(month), held: amount, needed: needed[month] ?? ZERO };
    });
    const at = (amounts: readonly Exact[]) => (fireMonths === null ? null : (amounts[fireMonths] ?? null));
    return {
      results: {
        corpusToday: needed[0] ?? ZERO,
        fireMonths,
        fireAge: fireMonths === null ? null : whole(age) + whole(fireMonths) / 12n,
        corpusNeeded: at(needed),
        corpusHeld: at(held),
      },
      tables: { yearly: table(columns, months) },
    };
  },
};

/** What is held after 0, 1, … `until` − 1 months. */
function heldByMonth(inputs: FireInputs, until: number): Exact[] {
  const growth = ONE + monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention);
  const raise = ONE + percentInput('stepUpPct', inputs.stepUpPct);
  let instalment = rupeesInput('monthly', inputs.monthly);
  let held = rupeesInput('savings', inputs.savings);
  const byMonth = [held];
  for (let month = 1; month < until; month += 1) {
    if (month > 1 && month % 12 === 1) instalment = times(instalment, raise);
    held = times(held, growth) + instalment;
    byMonth.push(held);
  }
  return byMonth;
}
