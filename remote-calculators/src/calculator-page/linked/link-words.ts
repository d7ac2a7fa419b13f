import { formatDate } from 'shared/format/date';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { figureText, leading } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

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
      amounts.push(name.startsWith('monthly') ? messages.linkAmountMonthly({ amount }) : amount);
    } else if (unit === 'date') rest.push(messages.linkByDay({ day: formatDate(String(value)) }));
    else if (unit === 'age')
      rest.push(name === 'age' ? messages.linkFromAge({ age: value }) : messages.toAge({ age: value }));
    else if (name === 'years' || name === 'months')
      rest.push(messages.forTerm({ term: withUnit(Number(value), name) }));
    else if (name === 'annualRatePct') rates.push(messages.atRate({ rate: withUnit(Number(value), 'percent') }));
  }
  return [amounts.join(', '), ...rest, ...rates].filter((part) => part !== '').join(' ');
}

/**
 * The figure that answers, in the words of a title: "₹11,61,695.38", "Lasts until Month 121 (year 11)". A month says nothing
 * without its name, and is one of the plan: titles are read on other days too.
 */
export function answerInWords({ figures }: Outcome): string {
  const figure = leading(figures);
  const text = figureText(figure, null);
  return figure?.inMonth ? `${figure.label} ${text}` : text;
}
