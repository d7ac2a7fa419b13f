import { formatDate } from 'shared/format/date';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { withUnit } from '#figures/with-unit.ts';

/**
 * What was asked, in the words of a title: "₹7,000 a month for 12 years at 11%", "₹10,00,000 from age 5 to 18 at 12%".
 *
 * @param inputs what was typed, under the names of the fields
 */
export function askedInWords({ fields, rules }: Pick<CalculatorView, 'fields' | 'rules'>, inputs: Inputs): string {
  const amounts: string[] = [];
  const rest: string[] = [];
  const rates: string[] = [];
  for (const { name, optional } of fields) {
    const value = inputs[name];
    const unit = rules[name]?.unit;
    if (value === undefined || optional === true) continue;
    if (unit === 'rupees') {
      amounts.push(`${withUnit(Number(value), unit)}${name.startsWith('monthly') ? ' a month' : ''}`);
    } else if (unit === 'date') rest.push(`by ${formatDate(String(value))}`);
    else if (unit === 'age') rest.push(name === 'age' ? `from age ${value}` : `to ${value}`);
    else if (unit === 'years' || unit === 'months') rest.push(`for ${withUnit(Number(value), unit)}`);
    else if (name === 'annualRatePct') rates.push(`at ${withUnit(Number(value), 'percent')}`);
  }
  return [amounts.join(', '), ...rest, ...rates].filter((part) => part !== '').join(' ');
}
