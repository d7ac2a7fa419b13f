import type { CalculatorView, Choices } from '#definition/definition.ts';
import { digits, type Exact, exact } from '#engine/exact.ts';
import { type IllustrationKind, illustrationOf } from '#engine/illustration/illustration.ts';
import { illustrationLimits } from '#engine/illustration/limits.ts';
import { nominalRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';
import { messages } from '#messages.en.ts';
import type { TaxSetting } from '#scenario/settings.ts';

/** Whether the page shows one single investment that grows once a year. */
export const growsOnce = (
  { growsOnce: always, modes }: Pick<CalculatorView, 'growsOnce' | 'modes'>,
  { mode }: Pick<Choices, 'mode'>,
): boolean => always === true || (modes !== undefined && mode === 'oneTime');

/** What is assumed of the funds, apart from the figures. */
export interface Assumed {
  choices: Choices;
  tax: Pick<TaxSetting, 'kind' | 'sourceKind'>;
}

type Spec = Pick<CalculatorView, 'growsOnce' | 'modes' | 'agreedRates'>;

/** The rates that a page may ask. */
const rates = [
  'annualRatePct',
  'postReturnPct',
  'sourceRatePct',
  'targetRatePct',
  'investRatePct',
  'debtRatePct',
] as const;
export type RateName = (typeof rates)[number];

export const isRateName = (name: string): name is RateName => rates.some((known) => known === name);

/** Fixed income has a limit of its own: the fund that an STP leaves, or any fund whose gains are taxed as debt. */
export function kindOfRate(name: RateName, { tax }: Assumed): IllustrationKind {
  const kind = name === 'sourceRatePct' ? tax.sourceKind : tax.kind;
  return name === 'debtRatePct' || kind === 'debt' ? 'fixedIncome' : 'general';
}

/** '13.24'; more places where two would show the very limit that it lies above. */
function cagrText(cagrPct: Exact, limitPct: Exact): string {
  const text = rupees(cagrPct);
  return text === rupees(limitPct) ? digits(cagrPct).slice(0, text.length + 6) : text;
}

/** One sentence for each assumed rate that lies above what AMFI lets an illustration assume, by the rate's name. */
export function rateWarnings(
  spec: Spec,
  values: Readonly<Record<string, number>>,
  assumed: Assumed,
): { name: RateName; sentence: string }[] {
  const once = growsOnce(spec, assumed.choices);
  const { rateConvention } = assumed.choices;
  return rates.flatMap((name) => {
    const rate = values[name];
    if (rate === undefined || spec.agreedRates?.includes(name)) return [];
    const kind = kindOfRate(name, assumed);
    const found = illustrationOf({ annualRatePct: rate, rateConvention, once, kind });
    if (!found.above) return [];
    const { leastPct, mostPct } = illustrationLimits;
    const cagr = cagrText(found.cagrPct, found.limitPct);
    const fixedIncome = mostPct.fixedIncome.toFixed(2);
    const sentence = messages.rateAbove({ cagr, name, kind, least: leastPct, most: mostPct.general, fixedIncome });
    return [{ name, sentence }];
  });
}

/** The part of a rate's slider that AMFI lets illustrations assume. */
export interface RateMark {
  from: number;
  to: number;
  /** What stands beneath it. */
  text: string;
}

/** Where the limits lie on a slider of typed rates: a nominal rate reaches a CAGR of 13% at 12.28%. */
export function rateMark(spec: Spec, name: string, assumed: Assumed): RateMark | undefined {
  if (!isRateName(name) || spec.agreedRates?.includes(name)) return undefined;
  const { leastPct, mostPct } = illustrationLimits;
  const kind = kindOfRate(name, assumed);
  const plain = growsOnce(spec, assumed.choices) || assumed.choices.rateConvention === 'effective';
  const place = (pct: number) => (plain ? pct : Number(rupees(100n * nominalRate(exact(pct) / 100n))));
  const typed = plain ? 'plain' : 'nominal';
  const fixedIncome = mostPct.fixedIncome.toFixed(2);
  return {
    from: kind === 'general' ? place(leastPct) : 0,
    to: place(mostPct[kind]),
    text: messages.limits({ kind, least: leastPct, most: mostPct.general, fixedIncome, typed }),
  };
}
