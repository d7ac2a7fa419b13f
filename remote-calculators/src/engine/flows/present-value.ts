import { exp, ln } from '#engine/band/elementary.ts';
import { type Exact, magnitude, ONE, over, power, times, ZERO } from '#engine/exact.ts';
import type { Flow } from '#engine/flows-input.ts';

/** A year of days, in leap years too. */
const YEAR = 365;

/** Beyond this share of all amounts a sum of doubles has a sure sign; an exact one is zero below the second. */
const SURE = 1e-9;
const NOTHING = 10n ** 40n;

/** e^x is only right below this. */
const MOST_EXPONENT = 600;

const inDoubles = (value: Exact): number => Number(value) / Number(ONE);

/** One day's growth at a yearly 1 + r: the 365th root, by Newton from above, which falls until it stands still. */
function dailyGrowth(yearly: Exact): Exact {
  const above = yearly >= ONE ? yearly : over(ONE, yearly);
  let root = BigInt(Math.round(exp(ln(inDoubles(above)) / YEAR) * (1 + 1e-13) * 1e15)) * (ONE / 10n ** 15n);
  for (;;) {
    const next = (BigInt(YEAR - 1) * root + over(above, power(root, YEAR - 1))) / BigInt(YEAR);
    if (next >= root) break;
    root = next;
  }
  return yearly >= ONE ? root : over(ONE, root);
}

/** Amounts by day, the earliest day 0; days on which nothing is left are none. */
export function netByDay(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<number, Exact>();
  for (const { day, amount } of flows) sums.set(day, (sums.get(day) ?? ZERO) + amount);
  const days = [...sums].filter(([, amount]) => amount !== ZERO).sort(([a], [b]) => a - b);
  const first = days[0]?.[0] ?? 0;
  return days.map(([day, amount]) => ({ day: day - first, amount }));
}

/**
 * f(r) = Σ a(1+r)^(−days/365) of amounts by day. Its sign comes from doubles where they leave no doubt, which takes a
 * hundredth of the time, and from exact figures elsewhere: 2,000 flows are read at a hundred rates in a blink.
 */
export class PresentValue {
  readonly #flows: readonly Flow[];
  readonly #doubles: readonly { readonly day: number; readonly amount: number }[];

  /** @param flows as {@link netByDay} gives them */
  constructor(flows: readonly Flow[]) {
    this.#flows = flows;
    this.#doubles = flows.map(({ day, amount }) => ({ day, amount: inDoubles(amount) }));
  }

  /** Whether f is below zero at a rate, as a fraction above −1. */
  isBelow(rate: Exact): boolean {
    const rough = this.#rough(inDoubles(ONE + rate));
    if (rough !== null) return rough < 0;
    const { value, all } = this.#sums(rate);
    return magnitude(value) > all / NOTHING && value < ZERO;
  }

  /** Where the tangent at a rate meets zero: Newton's next rate; null where the tangent is level. */
  tangentAt(rate: Exact): Exact | null {
    const { value, slope } = this.#sums(rate);
    return slope === ZERO ? null : rate - over(value, slope);
  }

  /** f in doubles, or null where its sign would be in doubt. */
  #rough(yearly: number): number | null {
    const daily = -ln(yearly) / YEAR;
    let value = 0;
    let all = 0;
    for (const { day, amount } of this.#doubles) {
      const exponent = daily * day;
      if (exponent > MOST_EXPONENT) return null;
      const worth = exponent < -MOST_EXPONENT ? 0 : amount * exp(exponent);
      value += worth;
      all += Math.abs(worth);
    }
    return Math.abs(value) > SURE * all ? value : null;
  }

  #sums(rate: Exact): { value: Exact; all: Exact; slope: Exact } {
    const yearly = ONE + rate;
    const daily = over(ONE, dailyGrowth(yearly));
    const powers = new Map<number, Exact>();
    const overDays = (days: number): Exact => {
      const known = powers.get(days) ?? power(daily, days);
      powers.set(days, known);
      return known;
    };
    let factor = ONE;
    let day = 0;
    let value = ZERO;
    let all = ZERO;
    let moment = ZERO;
    for (const flow of this.#flows) {
      factor = times(factor, overDays(flow.day - day));
      day = flow.day;
      const worth = times(flow.amount, factor);
      value += worth;
      all += magnitude(worth);
      moment += BigInt(day) * worth;
    }
    return { value, all, slope: over(-moment / BigInt(YEAR), yearly) };
  }
}
