import { type Exact, type NumberText, ONE, share, times, whole, ZERO } from '#engine/exact.ts';
import type { Column, Conventions, Model, Row, Term } from '#engine/model.ts';
import { InputError, monthsInput, percentInput, rupeesInput, termInput } from '#engine/possible.ts';
import { monthlyRate } from '#engine/rate.ts';
import { table, yearOf } from '#engine/table.ts';

export type DelayInputs = Term &
  Pick<Conventions, 'rateConvention' | 'timing'> & {
    readonly monthly: NumberText;
    readonly annualRatePct: NumberText;
    readonly delayMonths: NumberText;
  };

export type DelayColumn = 'valueNow' | 'valueLater' | 'costOfDelay';

export type DelayResults = { readonly [Name in DelayColumn]: Exact } & {
  /** The instalments that are not paid. */
  readonly investedLess: Exact;
  /** What a month has to bring after the delay for the same end; null where no month is left to pay in. */
  readonly instalmentToCatchUp: Exact | null;
};

const columns: readonly Column<DelayColumn>[] = [{ name: 'valueNow' }, { name: 'valueLater' }, { name: 'costOfDelay' }];

/**
 * One SIP begun today and the same one begun some months later, both until the same day.
 * Example: 5,000 a month, 10 years, 12%, 12 months later → 1,87,587.86 less; 5,962.87 a month would catch up.
 * Edge: delayed by the whole term → nothing is there, and no instalment catches up; zero rate → the instalments left out.
 */
export const delay: Model<DelayInputs, DelayResults, DelayColumn> = {
  id: 'delay',
  inputs: {
    monthly: { unit: 'rupees', per: 'month', initial: 5000, min: 500 },
    years: { unit: 'years', initial: 20, min: 1, max: 40 },
    annualRatePct: { unit: 'percent', initial: 12, min: 0, max: 30 },
    delayMonths: { unit: 'months', initial: 12, ifLeftOut: 12, min: 0 },
    timing: { unit: 'timing', ifLeftOut: 'start' },
    rateConvention: { unit: 'rateConvention', ifLeftOut: 'nominal' },
  },
  run: (inputs) => {
    const monthly = rupeesInput('monthly', inputs.monthly);
    const growth = ONE + monthlyRate(percentInput('annualRatePct', inputs.annualRatePct), inputs.rateConvention);
    const term = termInput(inputs);
    const delayed = monthsInput('delayMonths', inputs.delayMonths);
    if (delayed > term) throw new InputError('delayMonths', 'must be at most the term');
    const atEnd = inputs.timing === 'end';
    const months: Row<DelayColumn>[] = [];
    const values = [ZERO];
    let valueNow = ZERO;
    for (let month = 1; month <= term; month += 1) {
      valueNow = atEnd ? times(valueNow, growth) + monthly : times(valueNow + monthly, growth);
      values.push(valueNow);
      // Begun later, the plan has come as far as the other one was so many months ago.
      const valueLater = values[month - delayed] ?? ZERO;
      months.push({ month, year: yearOf(month), valueNow, valueLater, costOfDelay: valueNow - valueLater });
    }
    const valueLater = values[term - delayed] ?? ZERO;
    return {
      results: {
        valueNow,
        valueLater,
        costOfDelay: valueNow - valueLater,
        investedLess: times(monthly, whole(delayed)),
        instalmentToCatchUp: valueLater === ZERO ? null : share(monthly, valueNow, valueLater),
      },
      tables: { yearly: table(columns, months) },
    };
  },
};
