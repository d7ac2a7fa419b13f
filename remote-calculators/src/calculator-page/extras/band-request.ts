import { annualFraction, isOnce, type PanelProps, plainTable } from '#calculator-page/extras/plan-of.ts';
import { amountOf } from '#engine/amount-of.ts';
import type { BandRequest } from '#engine/band/range-band.ts';
import { digits, type Exact } from '#engine/exact.ts';
import { effectiveRate } from '#engine/rate.ts';
import { rupees } from '#engine/rounding.ts';

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
