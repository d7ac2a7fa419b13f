import type { CalculatorView } from '#definition/definition.ts';
import { chanceNames, SIP_RETURN, taxNames } from '#scenario/settings.ts';
import { isTargetDate, partName } from '#scenario/target-month.ts';
import { formNames, TYPED } from '#scenario/typed-form.ts';

/** Name of the today's-rupees inflation in a link. */
export const TODAYS_RUPEES = 'todaysRupeesPct';

/** In a link whose deviation or draw counts while the panel of the range is closed: `range=off`. */
export const RANGE = 'range';

/** What every page takes beside its fields. */
export const commonNames = [
  ...['rateConvention', 'timing', 'mode', TODAYS_RUPEES, 'volatilityPct', 'seed', RANGE],
  SIP_RETURN,
  ...chanceNames,
  ...taxNames,
  ...formNames,
] as const;

/** Every name by which a query can change what the pages of these calculators show. */
export const linkNames = (...definitions: (Pick<CalculatorView, 'fields'> & Partial<CalculatorView>)[]): string[] => [
  ...new Set([
    ...definitions.flatMap(({ fields, rules }) =>
      fields.flatMap(({ name }) =>
        isTargetDate(rules?.[name]) ? [name, partName(name, 'month'), partName(name, 'year')] : [name],
      ),
    ),
    'years',
    'months',
    'today',
    ...commonNames,
  ]),
];

/** The part of a query that a page reads, in the order of its names. */
export function ownQuery(names: readonly string[], search: string): URLSearchParams {
  const all = new URLSearchParams(search);
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = all.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Whether a query means this calculator and not the other one at its address. */
export function isMeant({ linkedBy, linkedUnless }: Pick<CalculatorView, 'linkedBy' | 'linkedUnless'>, search: string) {
  const query = new URLSearchParams(search);
  // A form tells which way is chosen by the button that is checked: its fields are still those of the other way.
  const says = (name: string) => (query.has(TYPED) ? query.get('way') === name : query.has(name));
  return (linkedBy === undefined || says(linkedBy)) && (linkedUnless === undefined || !says(linkedUnless));
}
