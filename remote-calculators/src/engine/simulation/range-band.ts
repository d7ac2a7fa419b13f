import { lognormal, monthGrowth } from '#engine/simulation/lognormal.ts';
import { randomStream } from '#engine/simulation/random.ts';

/**
 * What the band is drawn from: plain numbers, so that it can be sent to a worker as it is. Flows are rupees, one for each month: above zero
 * is paid in, below zero is taken out.
 */
export interface BandRequest {
  readonly initial: number;
  readonly flows: readonly number[];
  readonly timing: 'start' | 'end';
  /** Mean growth of a year as a fraction (0.1268 for 12% nominal): the effective yearly rate. */
  readonly meanReturn: number;
  /** Standard deviation of a year's growth as a fraction, such as 0.16. */
  readonly volatility: number;
  /** Whole number, kept in the link. */
  readonly seed: number;
  readonly paths?: number;
}

/** Values at a year's end in whole rupees: a tenth of the paths lies below `low`, a tenth above `high`. */
export interface BandYear {
  readonly year: number;
  readonly month: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export const BAND_PATHS = 1000;

/** The value at each year's end (and at the last month) on one path; a balance never falls below zero. */
function path({ initial, flows, timing }: BandRequest, nextGrowth: () => number): number[] {
  const ends: number[] = [];
  let balance = initial;
  let growth = 1;
  flows.forEach((flow, at) => {
    if (at % 12 === 0) growth = nextGrowth();
    balance = timing === 'end' ? balance * growth + flow : (balance + flow) * growth;
    if (balance < 0) balance = 0;
    if (at % 12 === 11 || at === flows.length - 1) ends.push(balance);
  });
  return ends;
}

/** The value at a share of the sorted paths, between neighbours in proportion. */
function percentile(sorted: Float64Array, part: number): number {
  const place = part * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? 0;
  return Math.round(low + (high - low) * (place - below));
}

/**
 * The range in which eight of ten paths end, year by year. Each year's growth is drawn on its own, lognormal around the
 * mean; months of a year grow alike. The same request gives the same figures on every machine. It is no forecast.
 * Edge: volatility 0 → low, middle and high are the plain plan; no months → no years.
 */
export function rangeBand(request: BandRequest): BandYear[] {
  const spread = lognormal(request.meanReturn, request.volatility);
  const random = randomStream(request.seed);
  const nextGrowth = () => monthGrowth(spread, random());
  const paths = Array.from({ length: request.paths ?? BAND_PATHS }, () => path(request, nextGrowth));
  const years = Math.ceil(request.flows.length / 12);
  return Array.from({ length: years }, (_, at) => {
    const sorted = Float64Array.from(paths, (ends) => ends[at] ?? 0).sort();
    const month = Math.min((at + 1) * 12, request.flows.length);
    const shares = { low: percentile(sorted, 0.1), middle: percentile(sorted, 0.5), high: percentile(sorted, 0.9) };
    return { year: at + 1, month, ...shares };
  });
}
