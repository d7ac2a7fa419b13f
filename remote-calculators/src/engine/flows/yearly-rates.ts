import { type Exact, exact, ONE, power, ZERO } from '#engine/exact.ts';
import { between, type Growth, growthOf, netByDay, PresentValue } from '#engine/flows/present-value.ts';
import type { Flow } from '#engine/flows-input.ts';

/** Doubles halve a bracket to this share of itself; exact figures take over where they are needed. */
const NARROW = 10n ** 12n;
/** Newton's rounds double the digits; where one leaves the bracket it is halved, so that this is never reached. */
const MOST_ROUNDS = 500;
/** Intervals that are looked at: 2,000 rows of random amounts take 250, eleven and more rates in one place never end. */
const MOST_INTERVALS = 500;
/** Changes of sign that are taken away one after the other where that many intervals did not do. */
const MOST_CHANGES = 40;

/** Where a derivative is zero: between two growths, about whose middle its sign changes, or on one that is known. */
interface Zero {
  readonly order: number;
  readonly centre: number;
  readonly low: Growth;
  readonly high: Growth;
}

/** A growth per day at which the amounts are worth nothing together. */
export interface Fit {
  /** Right to 12 digits. */
  readonly near: Growth;
  /** All digits; takes a hundred times as long. */
  readonly exactly: () => Exact;
}

/** ln g of the widest bounds. */
const MOST_LOG = 100;

const farthest = (bound: number) => growthOf(exact(Math.exp(bound).toPrecision(17)));

/**
 * Growths outside of which the last or the first amount outweighs all others together. An exact figure holds no daily
 * growth below e^−100; only amounts under 10^−30 rupees would ask for one.
 */
function outerGrowths(flows: readonly Flow[]): readonly [Growth, Growth] {
  const bound = (from: readonly Flow[]): number => {
    const [end, next] = from;
    const others = from.slice(1).reduce((sum, { amount }) => sum + Math.abs(Number(amount)), 0);
    const days = Math.abs((next?.day ?? 0) - (end?.day ?? 0));
    const weight = Math.max(0, Math.log(others / Math.abs(Number(end?.amount))));
    return Math.min(MOST_LOG, (weight + 1e-3) / days);
  };
  return [farthest(-bound([...flows].reverse())), farthest(bound(flows))];
}

const isNarrow = ({ low, high }: Pick<Zero, 'low' | 'high'>) => high.factor - low.factor <= low.factor / NARROW;

/** Narrows a zero in doubles, as far as they leave no doubt. */
function narrowed(value: PresentValue, zero: Zero): Zero {
  const { order, centre } = zero;
  let { low, high } = zero;
  const before = value.signAt(order, low, centre);
  while (!isNarrow({ low, high })) {
    const middle = between(low, high);
    const sign = value.roughSignAt(order, middle, centre);
    if (sign === 0) break;
    if (sign === before) low = middle;
    else high = middle;
  }
  return { ...zero, low, high };
}

/** All digits of a zero: Newton's method in ln g, within the bracket. */
function exactZero(value: PresentValue, { order, centre, low, high }: Zero): Exact {
  let [from, to] = [low.factor, high.factor];
  const before = value.signAt(order, low, centre);
  let point = between(low, high).factor;
  for (let round = 0; round < MOST_ROUNDS && from < to; round += 1) {
    const { value: here, slope } = value.exactAt(order, point, centre);
    if (here === 0n) return point;
    if (here < 0n === before < 0) from = point;
    else to = point;
    const step = slope === 0n ? null : (point * here) / slope;
    if (step !== null && step < 2n && step > -2n) return point - step;
    const next = step === null ? from : point - step;
    point = next > from && next < to ? next : between(growthOf(from), growthOf(to)).factor;
    if (to - from < 2n) return point;
  }
  return point;
}

/** Zeros of one order between two growths, from the zeros of the next: where its sign changes, or is none on a turn. */
function zerosBetween(value: PresentValue, ends: Zero, turns: readonly Zero[]): readonly Zero[] {
  const { order, centre, low, high } = ends;
  const points = [low, ...turns.map((turn) => turn.low), high];
  const signs = points.map((point) => value.signAt(order, point, centre));
  return points.slice(1).flatMap((point, at): Zero[] => {
    const [from = low, sign = 0, next = 0] = [points[at], signs[at], signs[at + 1]];
    const touched = sign === 0 && at > 0 ? [{ ...ends, low: from, high: from }] : [];
    return sign * next < 0 ? [...touched, { ...ends, low: from, high: point }] : touched;
  });
}

/** Zeros of f between two growths, where a derivative of it has none. */
function zerosBelow(value: PresentValue, order: number, ends: Omit<Zero, 'order'>): readonly Zero[] {
  let zeros: readonly Zero[] = [];
  for (let next = order - 1; next >= 0; next -= 1) {
    const turns = zeros.map((zero) => settled(value, zero));
    zeros = zerosBetween(value, { ...ends, order: next }, turns);
  }
  return zeros;
}

/** A turn as one growth: near enough where the order below is sure of its sign there, exact elsewhere. */
function settled(value: PresentValue, zero: Zero): Zero {
  const near = narrowed(value, zero);
  const middle = between(near.low, near.high);
  const isSure = value.roughSignAt(zero.order - 1, middle, zero.centre) !== 0;
  const point = isSure && isNarrow(near) ? middle : growthOf(exactZero(value, near));
  return { ...zero, low: point, high: point };
}

/** A growth within two that is no zero itself, so that each zero lies in one half. */
function parting(value: PresentValue, low: Growth, high: Growth): Growth {
  let middle = between(low, high);
  while (value.signAt(0, middle, 0) === 0 && high.factor - middle.factor > 1n) middle = between(middle, high);
  return middle;
}

const changesOf = (flows: readonly Flow[]) =>
  flows.filter(({ amount }, at) => at > 0 && amount < 0n !== (flows[at - 1]?.amount ?? 0n) < 0n);

/**
 * Zeros of f between two growths, by taking its changes of sign away: the derivative about the day of a change has one
 * change fewer, and between two zeros of f lies one of it. Slow where changes are many; knows no doubt.
 */
function zerosByChanges(flows: readonly Flow[], low: Growth, high: Growth): readonly Zero[] {
  const [change] = changesOf(flows);
  if (change === undefined) return [];
  const centre = change.day;
  const slopes = flows.flatMap(({ day, amount }): Flow[] =>
    day === centre ? [] : [{ day, amount: amount * BigInt(centre - day) }],
  );
  const turns = zerosByChanges(slopes, low, high);
  const value = new PresentValue(flows);
  return zerosBetween(value, { order: 0, centre, low, high }, turns).map((zero) => {
    const point = growthOf(exactZero(value, zero));
    return { ...zero, low: point, high: point };
  });
}

/** Zeros of f between two growths, in no order. The widest interval comes first. */
function zerosWithin(value: PresentValue, flows: readonly Flow[], [low, high]: readonly [Growth, Growth]) {
  const found: Zero[] = [];
  const open: (readonly [Growth, Growth])[] = [[low, high]];
  const isFew = changesOf(flows).length <= MOST_CHANGES;
  for (const [from, to] of open) {
    const { centre, signs } = value.signsBetween(from.log, to.log);
    const order = signs.findIndex((sign) => sign !== 0);
    if (order < 0 && open.length < MOST_INTERVALS) {
      const middle = parting(value, from, to);
      open.push([from, middle], [middle, to]);
    } else if (order < 0 && isFew) return zerosByChanges(flows, low, high);
    else found.push(...zerosBelow(value, order < 0 ? 1 : order, { centre, low: from, high: to }));
  }
  return found;
}

/**
 * Every growth per day at which amounts by day are worth nothing together, the least first. All growths are looked at:
 * amounts that change their sign once have one (Descartes' rule for real exponents), and otherwise growths are halved until f or
 * one of its first derivatives is enclosed away from zero. A growth that f touches without a change of sign counts once.
 *
 * @param flows as `netByDay` gives them
 */
export function fittingGrowths(value: PresentValue, flows: readonly Flow[]): readonly Fit[] {
  const changes = changesOf(flows);
  const [change] = changes;
  if (change === undefined) return [];
  const [low, high] = outerGrowths(flows);
  const ends = { order: 0, centre: change.day, low, high };
  const zeros = changes.length === 1 ? zerosBetween(value, ends, []) : zerosWithin(value, flows, [low, high]);
  return zeros
    .map((zero): Fit => {
      const near = narrowed(value, zero);
      const exactly = () => exactZero(value, near);
      return { near: isNarrow(near) ? between(near.low, near.high) : growthOf(exactly()), exactly };
    })
    .sort((one, other) => one.near.log - other.near.log);
}

/** A year of days, in leap years too. */
const YEAR = 365;

/** ln(1 + r) of the largest rate that is told: the largest double. */
const MOST = Math.log(Number.MAX_VALUE);

export interface YearlyRates {
  /** As a fraction; null where none is told. */
  readonly rate: Exact | null;
  /** How many there are from −100% to the largest double. */
  readonly found: number;
  /** How many more there are above it. */
  readonly tooLarge: number;
}

/** Nothing came back of what was paid in, and that was said: a 0 on a later day. */
function isTotalLoss(flows: readonly Flow[]): boolean {
  if (flows.some(({ amount }) => amount > ZERO)) return false;
  const first = flows.reduce((least, { day, amount }) => (amount < ZERO ? Math.min(least, day) : least), Infinity);
  return flows.some(({ day, amount }) => amount === ZERO && day > first);
}

const apart = ({ near }: Fit) => Math.abs(Math.expm1(YEAR * near.log));

/**
 * The yearly rates at which dated amounts are worth nothing together, f(r) = Σ a(1+r)^(−days/365): each one between
 * −100% and the largest double is found. Of several the one nearest zero is told (of two alike, the lower).
 *
 * @example −1,00,000 on 1 January 2025 and 1,12,000 a year later → 0.12. Edge: all on one day → null; 0 received → −1.
 */
export function yearlyRates(flows: readonly Flow[]): YearlyRates {
  if (isTotalLoss(flows)) return { rate: -ONE, found: 1, tooLarge: 0 };
  const net = netByDay(flows);
  const fits = fittingGrowths(new PresentValue(net), net);
  const told = fits.filter(({ near }) => YEAR * near.log <= MOST);
  const nearest = told.reduce<Fit | null>(
    (best, next) => (best === null || apart(next) < apart(best) ? next : best),
    null,
  );
  return {
    rate: nearest && power(nearest.exactly(), YEAR) - ONE,
    found: told.length,
    tooLarge: fits.length - told.length,
  };
}
