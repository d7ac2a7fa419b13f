import type { ColumnLook, FieldLook, FigureLook } from '#definition/definition.ts';
import type { InterestColumn } from '#engine/deposits/interest-table.ts';
import type { TaxedInterest } from '#engine/deposits/slab-tax.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#looks/messages.en.ts';
import { endsIn } from '#looks/notes.ts';

/** The headline figures of a deposit at a fixed rate. */
export const interestFigures: readonly FigureLook<InterestColumn>[] = [
  { result: 'value', label: messages.maturityValue, hero: true },
  { result: 'totalInvested', label: messages.amountDeposited, swatch: 'first' },
  { result: 'interest', label: messages.interestEarned, swatch: 'second' },
];

/** Tax at slab, while one is chosen. */
export const slabTaxFigures: readonly FigureLook<keyof TaxedInterest>[] = [
  { result: 'tax', label: messages.taxOnTheInterest, mayBeMissing: true },
  { result: 'postTax', label: messages.leftAfterTax, mayBeMissing: true },
];

/** What stands below a deposit in place of the sentence on assumed returns. */
export const dependsOnTheBank = messages.dependsOnTheBank;

/** The same three as columns of the table. */
export const interestColumnLooks: readonly ColumnLook<InterestColumn>[] = [
  { column: 'totalInvested', label: messages.amountDeposited, short: messages.deposited },
  { column: 'interest', label: messages.interestEarned, short: messages.interest },
  { column: 'value', label: messages.maturityValue, short: messages.value },
];

/** "1 year 2 months". */
export function spanInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && withUnit(years, 'years'), (rest > 0 || years === 0) && withUnit(rest, 'months')];
  return parts.filter((part) => part !== false).join(' ');
}

/** The term of a deposit that may end in any month. `most` is where its slider ends. */
export const termField = (least: number, most: number): FieldLook<'months'> => ({
  name: 'months',
  label: messages.timePeriodMonths,
  wholeOnly: true,
  slider: { min: least, max: most, step: 1 },
  note: (months, { today }) => {
    const end = endsIn(months, today);
    return messages.span({ span: spanInWords(months), end });
  },
});

/** The slab that the interest is taxed at; not chosen, nothing is said of tax. */
export const slabField: FieldLook<'slabPct'> = {
  name: 'slabPct',
  label: messages.yourIncomeTaxSlab,
  optional: true,
  called: (pct) => (pct === '' ? messages.notCounted : messages.slab({ pct })),
  note: (_, { text }) => (text ? messages.slabWithCess({ cess: fundTax.cessPct }) : messages.chooseYourSlab),
};
