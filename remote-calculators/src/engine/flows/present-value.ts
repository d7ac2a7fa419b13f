import { type Exact, exact, magnitude, ONE, ZERO } from '#engine/exact.ts';
import type { Flow } from '#engine/flows-input.ts';

/** Beyond this share of all amounts a sum of doubles has a sure sign: each of its terms is right to 10^-12. */
const SURE = 1e-11;
/** More than all that powers below the least double can add up to. */
const LOST = 1e-250;

/** Exact sums are counted in parts of 2^320, and are zero below 2^-200 of what they add up. */
const BITS = 320n;
const UNIT = 1n << BITS;
const NOTHING_BITS = 200n;

/** Derivatives that are looked at, the sum itself the first. */
const ORDERS = 10;

type Sign = -1 | 0 | 1;

/** What a rupee grows to in a day, g = (1 + r)^(1/365), and its natural logarithm. */
export interface Growth {
  readonly factor: Exact;
  readonly log: number;
}

const inDoubles = (value: Exact): number => Number(value) / Number(ONE);
const signOf = (value: number | bigint): Sign => (value < 0 ? -1 : value > 0 ? 1 : 0);

/** Near 1 the logarithm is taken of what lies above 1, so that it keeps its digits. */
export function growthOf(factor: Exact): Growth {
  const above = inDoubles(factor - ONE);
  return { factor, log: Math.abs(above) < 0.5 ? Math.log1p(above) : Math.log(inDoubles(factor)) };
}

/** Half way between two growths: in logarithms as long as one is more than twice the other. */
export function between(low: Growth, high: Growth): Growth {
  if (high.factor <= 2n * low.factor) return growthOf((low.factor + high.factor) / 2n);
  return growthOf(exact(Math.exp((low.log + high.log) / 2).toPrecision(17)));
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
 * The worth of amounts by day on one of their days, the centre: f(y) = Σ a·e^(−y(day − centre)), y = ln g, and its
 * derivatives by y. The centre changes no sign of f itself. Signs come from doubles where they leave no doubt (the last
 * bits of `Math.exp`, which may differ between machines, are within the doubt), and from exact figures elsewhere.
 */
export class PresentValue {
  readonly #flows: readonly Flow[];
  readonly #days: readonly number[];
  readonly #amounts: readonly number[];
  readonly #last: number;

  /** @param flows as {@link netByDay} gives them */
  constructor(flows: readonly Flow[]) {
    this.#flows = flows;
    this.#days = flows.map(({ day }) => day);
    const most = flows.reduce((above, { amount }) => Math.max(above, Math.abs(Number(amount))), 0);
    this.#amounts = flows.map(({ amount }) => Number(amount) / most);
    this.#last = flows.at(-1)?.day ?? 0;
  }

  /** The sign of a derivative at a growth, 0 where it is nothing to 60 digits. Order 0 is f itself. */
  signAt(order: number, at: Growth, centre: number): Sign {
    const rough = this.roughSignAt(order, at, centre);
    return rough === 0 ? signOf(this.exactAt(order, at.factor, centre).value) : rough;
  }

  /** The same from doubles alone, 0 where they leave a doubt. */
  roughSignAt(order: number, { log }: Growth, centre: number): Sign {
    const shift = log < 0 ? log * this.#last : 0;
    let value = 0;
    let all = 0;
    for (const [at, day] of this.#days.entries()) {
      const term = (this.#amounts[at] ?? 0) * (centre - day) ** order * Math.exp(shift - log * day);
      value += term;
      all += Math.abs(term);
    }
    return Math.abs(value) > SURE * all + LOST ? signOf(value) : 0;
  }

  /** A derivative and the next one in exact figures, in a unit of their own. Powers never rise above 1. */
  exactAt(order: number, factor: Exact, centre: number): { value: bigint; slope: bigint } {
    const grows = factor >= ONE;
    const daily = grows ? (UNIT * ONE) / factor : (UNIT * factor) / ONE;
    const powers = new Map<number, bigint>();
    const overDays = (days: number): bigint => {
      const known = powers.get(days) ?? unitPower(daily, days);
      powers.set(days, known);
      return known;
    };
    let [value, slope, all] = [ZERO, ZERO, ZERO];
    let worth = UNIT;
    let before = grows ? 0 : this.#last;
    for (const { day, amount } of grows ? this.#flows : [...this.#flows].reverse()) {
      worth = (worth * overDays(Math.abs(day - before))) >> BITS;
      before = day;
      const apart = BigInt(centre - day);
      const term = amount * worth * apart ** BigInt(order);
      value += term;
      slope += term * apart;
      all += magnitude(term);
    }
    return { value: magnitude(value) > all >> NOTHING_BITS ? value : ZERO, slope };
  }

  /**
   * What signs f and its derivatives have everywhere between two logarithms of growth, 0 where that is not known. Each
   * term is monotone, so that its ends enclose it; a derivative's enclosure encloses, by the mean value, the one before.
   * The centre is the day around which the amounts weigh most in the middle.
   */
  signsBetween(low: number, high: number): { centre: number; signs: readonly Sign[] } {
    const middle = (low + high) / 2;
    const half = ((high - low) / 2) * (1 + 1e-9);
    const centre = this.#centreAt(middle);
    const values = new Float64Array(ORDERS);
    const least = new Float64Array(ORDERS);
    const most = new Float64Array(ORDERS);
    const all = new Float64Array(ORDERS);
    for (const [at, day] of this.#days.entries()) {
      const apart = centre - day;
      const here = Math.exp(middle * apart);
      const [one, other] = [Math.exp(low * apart), Math.exp(high * apart)];
      const [small, large] = one < other ? [one, other] : [other, one];
      let term = this.#amounts[at] ?? 0;
      for (let order = 0; order < ORDERS && term !== 0; order += 1) {
        values[order] = (values[order] ?? 0) + term * here;
        least[order] = (least[order] ?? 0) + term * (term > 0 ? small : large);
        most[order] = (most[order] ?? 0) + term * (term > 0 ? large : small);
        all[order] = (all[order] ?? 0) + Math.abs(term) * large;
        term *= apart;
      }
    }
    return { centre, signs: enclosedSigns({ values, least, most, all, half }) };
  }

  #centreAt(log: number): number {
    const shift = log < 0 ? log * this.#last : 0;
    let [weight, moment] = [0, 0];
    for (const [at, day] of this.#days.entries()) {
      const worth = Math.abs(this.#amounts[at] ?? 0) * Math.exp(shift - log * day);
      weight += worth;
      moment += worth * day;
    }
    return Math.round(moment / weight);
  }
}

/** base^count in parts of {@link UNIT}, by repeated squaring. */
function unitPower(base: bigint, count: number): bigint {
  let result = UNIT;
  let square = base;
  for (let rest = count; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) >> BITS;
    if (rest > 1) square = (square * square) >> BITS;
  }
  return result;
}

interface Enclosure {
  readonly values: Float64Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
  readonly all: Float64Array;
  readonly half: number;
}

/** A sum that grew beyond all doubles is no number, has no sign here, and is halved. */
function enclosedSigns({ values, least, most, all, half }: Enclosure): readonly Sign[] {
  const signs: Sign[] = [];
  let slope = Number.POSITIVE_INFINITY;
  for (let order = ORDERS - 1; order >= 0; order -= 1) {
    const doubt = SURE * (all[order] ?? 0) + LOST;
    const value = values[order] ?? 0;
    const low = Math.max((least[order] ?? 0) - doubt, value - doubt - half * slope);
    const high = Math.min((most[order] ?? 0) + doubt, value + doubt + half * slope);
    signs[order] = low > 0 ? 1 : high < 0 ? -1 : 0;
    slope = Math.max(Math.abs(low), Math.abs(high));
  }
  return signs;
}
