import { formatDate } from 'shared/format/date';
import type { CalculatorView, Inputs } from '#definition/definition.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { figureText, leading } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** What rises each year by how much, where it does. */
const RISING: Readonly<Record<string, (rise: string) => string>> = {
  stepUpPct: (rise) => messages.linkRising({ rise }),
  inflationPct: (rise) => messages.linkPricesRising({ rise }),
};

/**
 * What was asked, in the words of a title: "₹7,000 a month rising by 5% a year for 12 years at 11%", "₹10,00,000 from age 5
 * to 18 at 12% with prices rising by 6% a year".
 *
 * @param inputs what was typed, under the names of the fields
 */
export function askedInWords({ fields, rules }: Pick<CalculatorView, 'fields' | 'rules'>, inputs: Inputs): string {
  const amounts: string[] = [];
  const rises: string[] = [];
  const rest: string[] = [];
  const rates: string[] = [];
  const prices: string[] = [];
  for (const { name, optional } of fields) {
    const rule = rules[name];
    const unit = rule?.unit;
    const rising = RISING[name];
    // What a field counts as while it is empty was asked, too.
    const value = inputs[name] ?? (rising && rule?.ifLeftOut);
    if (value === undefined || (optional === true && rising === undefined)) continue;
    if (rising !== undefined) {
      if (Number(value) !== 0)
        (name === 'inflationPct' ? prices : rises).push(rising(withUnit(Number(value), 'percent')));
    } else if (unit === 'rupees') {
      const amount = withUnit(Number(value), unit);
      amounts.push(name.startsWith('monthly') ? messages.linkAmountMonthly({ amount }) : amount);
    } else if (unit === 'date') rest.push(messages.linkByDay({ day: formatDate(String(value)) }));
    else if (name === 'age') rest.push(messages.linkFromAge({ age: value }));
    // Others are counted in whole years as ages are, and are none.
    else if (name === 'retirementAge' || name === 'withdrawAge') rest.push(messages.toAge({ age: value }));
    else if (name === 'years' || name === 'months')
      rest.push(messages.forTerm({ term: withUnit(Number(value), name) }));
    else if (name === 'annualRatePct') rates.push(messages.atRate({ rate: withUnit(Number(value), 'percent') }));
  }
  return [amounts.join(', '), ...rises, ...rest, ...rates, ...prices].filter((part) => part !== '').join(' ');
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
