import type { Timing } from '#engine/model.ts';
import { type Lognormal, lognormal, monthGrowth } from '#engine/simulation/lognormal.ts';
import { randomStream } from '#engine/simulation/random.ts';

/** How a year's growth is drawn. */
export interface Draw {
  /** Mean growth of a year as a fraction (0.1268 for 12% nominal): the effective yearly rate. */
  readonly meanReturn: number;
  /** Standard deviation of a year's growth as a fraction, such as 0.16. */
  readonly volatility: number;
}

/** Years of a plan, drawn alike unless `each` says more. */
export interface Years extends Draw {
  /** What is paid in, or out, each month, in rupees. */
  readonly flows: readonly number[];
  readonly timing: Timing;
  /** Of a plan whose mix changes: how each year is drawn, the first as the years themselves say. */
  readonly each?: readonly Draw[];
}

/** A plan as plain numbers, so that it can be sent to a worker as it is. Amounts are rupees, rounded to paise once. */
export interface ChanceRequest {
  /** What is paid once at the beginning, and what was there before: both grow from the first month on. */
  readonly paid: number;
  readonly saved: number;
  /** The plan's first instalment, or its only one: what is asked for 80 of 100 is a multiple of it. */
  readonly firstPayment: number;
  /** Instalments; without months where nothing is paid in. */
  readonly saving: Years;
  /** Payouts after them, which all have to be met; null where the target is what counts. */
  readonly spending: Years | null;
  /** What has to be there when saving ends, while there are no spending years. */
  readonly target: number;
  /** Whole number; only its lowest 32 bits count. */
  readonly seed: number;
  /** How many courses are drawn; the first ones of a larger number are the same. */
  readonly paths: number;
}

export interface ChanceAnswer {
  /** Courses that reach the target, or pay all that is asked. */
  readonly hits: number;
  readonly paths: number;
  /** The payment that does so in 80 of 100 courses, in rupees; 0 where nothing is paid in. */
  readonly paymentFor80: number;
  /** What has to be there when spending begins, for 80 of 100; null without spending years. */
  readonly corpusFor80: number | null;
}

/** Half a paisa: what a sum of doubles may lack and still counts as reached. */
const HALF_PAISA = 0.005;
/** Courses between two pauses: about a millisecond and a half at 360 months. */
const SLICE = 250;

/** What one course has come to; used again for the next one, so that none leaves anything behind. */
interface Course {
  /** What the instalments have become, and what was there before them. */
  paid: number;
  saved: number;
  /** Whether every payout was met in full, and what would have paid for all of them at the first one's day. */
  lasts: boolean;
  corpus: number;
}

/** The saving years of one course, month by month. */
function save({ flows, timing, spreads }: Drawn, random: () => number, course: Course): void {
  const atEnd = timing === 'end';
  let { paid, saved } = course;
  let growth = 1;
  for (let month = 0; month < flows.length; month += 1) {
    if (month % 12 === 0) growth = monthGrowth(spreads(month / 12), random());
    const flow = flows[month] ?? 0;
    paid = atEnd ? paid * growth + flow : (paid + flow) * growth;
    saved *= growth;
  }
  course.paid = paid;
  course.saved = saved;
}

/** The spending years of one course, which begin with all that is there. */
function spend({ flows, timing, spreads }: Drawn, random: () => number, course: Course): void {
  const atEnd = timing === 'end';
  let balance = course.paid + course.saved;
  let lasts = true;
  let corpus = 0;
  let grown = 1;
  let growth = 1;
  for (let month = 0; month < flows.length; month += 1) {
    if (month % 12 === 0) growth = monthGrowth(spreads(month / 12), random());
    const payout = flows[month] ?? 0;
    if (atEnd) {
      balance *= growth;
      grown *= growth;
    }
    if (payout > balance + HALF_PAISA) lasts = false;
    balance = payout < balance ? balance - payout : 0;
    corpus += payout / grown;
    if (!atEnd) {
      balance *= growth;
      grown *= growth;
    }
  }
  course.lasts = lasts;
  course.corpus = corpus;
}

interface Drawn extends Pick<Years, 'timing'> {
  readonly flows: Float64Array;
  readonly spreads: (year: number) => Lognormal;
}

function drawn({ flows, timing, meanReturn, volatility, each = [] }: Years): Drawn {
  const first = lognormal(meanReturn, volatility);
  const later = each.map((year) => lognormal(year.meanReturn, year.volatility));
  return { flows: Float64Array.from(flows), timing, spreads: (year) => later[year] ?? first };
}

/** What four of five courses need at most; sorts the courses' needs. */
const needOf80 = (needs: Float64Array): number => needs.sort()[Math.ceil((4 * needs.length) / 5) - 1] ?? 0;

/**
 * Counts in how many possible markets a plan does what it is for, and finds what does it in 80 of 100. Each year's growth
 * is drawn on its own, lognormal around the mean, and the months of a year grow alike: the draws of the range. Doubles,
 * + − × ÷ √ only, in the order of months, so the same request gives the same figures on every machine. It is no forecast.
 *
 * Pauses after each slice of courses, for a page that has no worker; the answer is what the generator returns.
 * Edge: nothing paid in → 0 a month; no deviation → all courses or none.
 */
export function* chanceInSlices(request: ChanceRequest): Generator<undefined, ChanceAnswer> {
  const { paid, saved, firstPayment, target, paths } = request;
  const saving = drawn(request.saving);
  const spending = request.spending && drawn(request.spending);
  const random = randomStream(request.seed);
  const needs = new Float64Array(paths);
  const corpora = new Float64Array(paths);
  const course: Course = { paid, saved, lasts: true, corpus: 0 };
  let hits = 0;
  for (let path = 0; path < paths; path += 1) {
    course.paid = paid;
    course.saved = saved;
    save(saving, random, course);
    if (spending) {
      spend(spending, random, course);
      corpora[path] = course.corpus;
      if (course.lasts) hits += 1;
    } else if (course.paid + course.saved >= target - HALF_PAISA) hits += 1;
    const lacking = (spending ? course.corpus : target) - course.saved;
    needs[path] = lacking > 0 && course.paid > 0 ? lacking / course.paid : 0;
    if (path % SLICE === SLICE - 1) yield;
  }
  return {
    hits,
    paths,
    paymentFor80: firstPayment * needOf80(needs),
    corpusFor80: spending ? needOf80(corpora) : null,
  };
}

/** The same in one go. */
export function chanceOf(request: ChanceRequest): ChanceAnswer {
  const slices = chanceInSlices(request);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** In how many of 100 courses, rounded down: 1,999 of 5,000 are 39. */
export const chancePer100 = ({ hits, paths }: Pick<ChanceAnswer, 'hits' | 'paths'>): number =>
  Math.floor((100 * hits) / paths);
