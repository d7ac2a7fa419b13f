import { useEffect, useState } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { annualFraction, isOnce, type PanelProps, plainTable } from '#calculator-page/extras/plan-of.ts';
import { simulate } from '#calculator-page/simulation/simulate.ts';
import { amountOf } from '#engine/amount-of.ts';
import { digits, type Exact, exact } from '#engine/exact.ts';
import { effectiveRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';
import type { BandRequest, BandYear } from '#engine/simulation/range-band.ts';
import { messages } from '#messages.en.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { REST_MS } from '#scenario/pointer-held.ts';

/** The band at the page's prices, in whole rupees: each year's values fall due when that year ends. */
export function bandAtPrices(band: readonly BandYear[], { amount }: Conversion): BandYear[] {
  return band.map(({ year, month, low, middle, high }) => {
    const today = (value: number) => Math.round(Number(rupees(amount(exact(value), month))));
    return { year, month, low: today(low), middle: today(middle), high: today(high) };
  });
}

const number = (amount: Exact) => Number(rupees(amount));

/** What goes in (or, below zero, out) in every month of the plan. */
function flowsOf(props: PanelProps): { initial: number; flows: number[] } {
  const { months, opening } = plainTable(props);
  const { inputs } = props.outcome;
  if (props.definition.extras.range === 'withdrawal') {
    const raise = 1 + Number(inputs.stepUpPct ?? 0) / 100;
    const wanted = (month: number) => Number(inputs.monthlyWithdrawal) * raise ** Math.floor((month - 1) / 12);
    return { initial: Number(inputs.investment), flows: months.map(({ month }) => -wanted(month)) };
  }
  if (isOnce(props)) return { initial: number(amountOf(months[0], 'totalInvested')), flows: months.map(() => 0) };
  // What is there today grows from the first month on, and is no payment of it.
  const initial = amountOf(opening, 'totalInvested');
  let before = initial;
  const flows = months.map((row) => {
    const invested = amountOf(row, 'totalInvested');
    const paid = number(invested - before);
    before = invested;
    return paid;
  });
  return { initial: number(initial), flows };
}

/** The plan as the band's worker takes it. The mean of a year is the effective rate that the page shows. */
export function bandRequest(props: PanelProps, volatilityPct: number, seed: number): BandRequest {
  const { timing, rateConvention } = props.outcome.choices;
  const rate = annualFraction(props.outcome);
  const yearly = isOnce(props) || rateConvention === 'effective' ? rate : effectiveRate(rate);
  return { ...flowsOf(props), timing, meanReturn: Number(digits(yearly)), volatility: volatilityPct / 100, seed };
}

/** Without workers the same figures are worked out here, only less smoothly. */
async function onThePage(request: BandRequest): Promise<BandYear[]> {
  const { rangeBand } = await import(/* webpackChunkName: "questions" */ '#engine/simulation/range-band.ts');
  return rangeBand(request);
}

/** The band of a request, worked out once typing has paused; null until then and while there is no request. */
export function useBand(request: BandRequest | null): readonly BandYear[] | null {
  const [band, setBand] = useState<readonly BandYear[] | null>(null);
  const key = JSON.stringify(request);

  useEffect(() => {
    const wanted: BandRequest | null = JSON.parse(key);
    if (wanted === null) return setBand(null);
    let gone = false;
    let stop = () => {};
    const timer = setTimeout(() => {
      const drawing = simulate({ band: wanted }, () => onThePage(wanted));
      stop = drawing.stop;
      void drawing.answer.then((years) => gone || setBand(years));
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [key]);

  return band;
}

/**
 * Sets the middle of the possible markets against what the page shows, which has the same return every year.
 * @param steady what the plan ends with at that return, in rupees
 * @param middle what it ends with in the middle course, in whole rupees
 */
export function middleWords(steady: number, middle: number): string {
  const gap = middle - Math.round(steady);
  const ends = gap === 0 ? 'same' : gap < 0 ? 'less' : 'more';
  return messages.middleCourse({
    steady: formatRupees(Math.round(steady), 0),
    middle: formatRupees(middle, 0),
    gap: formatRupees(Math.abs(gap), 0),
    ends,
  });
}
