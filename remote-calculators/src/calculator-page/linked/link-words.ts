import { formatDate } from 'shared/format/date';
import { messages } from '#calculator-page/linked/messages.en.ts';
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
      const amount = withUnit(Number(value), unit);
      amounts.push(name.startsWith('monthly') ? messages.aMonth({ amount }) : amount);
    } else if (unit === 'date') rest.push(messages.by({ day: formatDate(String(value)) }));
    else if (unit === 'age')
      rest.push(name === 'age' ? messages.fromAge({ age: value }) : messages.toAge({ age: value }));
    else if (name === 'years' || name === 'months')
      rest.push(messages.forTerm({ term: withUnit(Number(value), name) }));
    else if (name === 'annualRatePct') rates.push(messages.atRate({ rate: withUnit(Number(value), 'percent') }));
  }
  return [amounts.join(', '), ...rest, ...rates].filter((part) => part !== '').join(' ');
}
