import type { Figures } from '#ask/figures.ts';
import { type Concept, MOST_INSTALMENT, named, purposes, type Said } from '#ask/subject.ts';

/** A plan of which one figure is asked: what is paid, and the rupees that it shall be worth. */
export interface Awaited {
  key: 'sip' | 'stepUpSip' | 'lumpsum';
  figures: Figures;
  asks: 'years' | 'annualRatePct';
  /** None yet where a sum shall double, and the question does not say which. */
  until?: number;
  /** Whether `until` is twice what is paid, and no figure of the question. */
  doubles: boolean;
}

/** Words of questions that another calculator answers, or none. */
const others: readonly Concept[] = [
  ...[...named, ...purposes].map(([concept]) => concept),
  ...(['retire', 'lasts', 'payout', 'tax', 'foreign', 'later', 'inflation'] as const),
];

/**
 * "How long until 20,000 a month makes 1 crore", "5 lakh to 10 lakh, how many years", "when does 2 lakh double", "what
 * return makes 1 crore of 10,000 a month in 20 years".
 *
 * @param sums as `figuresOf` finds them
 * @returns a doubt where the smaller sum may be paid every month or once; undefined where neither term nor return is looked for
 */
export function awaitedIn(said: Said, found: Figures, sums: readonly number[]): Awaited | 'monthlyOrOnce' | undefined {
  const { says, hasTerm, hasStepUp } = said;
  const { monthly, have, sum: _, ...rest } = found;
  const doubles = says('double') && !said.monthly && !says('sip');
  // "1 lakh became 2 lakh in 6 years, what is the CAGR": what has been paid, and what it is worth.
  const grew = hasTerm && says('return') && sums.length === 2 && !said.monthly && !said.says('sip') && !hasStepUp;
  const isAsked = says(hasTerm ? 'whatReturn' : 'howLong') || doubles || grew;
  if (!isAsked || (hasTerm && found.rate !== undefined) || others.some(says)) return undefined;
  const amounts = [monthly, have, ...sums].filter((amount) => amount !== undefined);
  const [paid, until = doubles && paid !== undefined ? 2 * paid : undefined, more] = amounts.sort((a, b) => a - b);
  if (more !== undefined || (until === undefined && !doubles)) return undefined;
  const asks: Awaited['asks'] = hasTerm ? 'annualRatePct' : 'years';
  const plan = { asks, doubles: amounts.length === 1, ...(until !== undefined && { until }) };
  const once: Awaited = { ...plan, key: 'lumpsum', figures: { ...rest, sum: paid } };
  const every: Awaited = { ...plan, key: hasStepUp ? 'stepUpSip' : 'sip', figures: { ...rest, monthly: paid } };
  if (doubles || have !== undefined || says('lumpsum')) return monthly === undefined ? once : undefined;
  if (monthly !== undefined || says('sip') || hasStepUp) return every;
  return grew || says('become') || Number(paid) > MOST_INSTALMENT ? once : 'monthlyOrOnce';
}
