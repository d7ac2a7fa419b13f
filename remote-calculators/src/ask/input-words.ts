import { formatDate } from 'shared/format/date';
import type { Filled } from '#ask/fill.ts';
import type { KnownCalculator } from '#ask/known.ts';
import { fieldText } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';

/** Inputs in words, each with the label of its field: "Monthly investment ₹5,000, Time period (years) 15 years". */
export function inputWords({ fields }: KnownCalculator, inputs: Filled, names: readonly string[]): string {
  return (
    fields
      // An amount of none was not said by anybody.
      .filter(({ name, unit }) => names.includes(name) && !(unit === 'rupees' && inputs[name] === 0))
      .map(({ name, label, unit, called }) => {
        const value = inputs[name];
        if (called) return `${label.replace(/ \([^()]*\)$/, '')} ${called[String(value)] ?? ''}`;
        if (typeof value !== 'number') return `${label} ${formatDate(String(value))}`;
        // The unit is told once, by the value.
        const plain = label.replace(/ \([^()]*\)$/, '');
        const isQuantity = unit === 'rupees' || unit === 'percent' || unit === 'years' || unit === 'months';
        return `${plain} ${isQuantity ? withUnit(value, unit) : fieldText(value)}`;
      })
      .join(', ')
  );
}
