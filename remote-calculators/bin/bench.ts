/**
 * Times a full recomputation of every calculator at 360 months: the run, the headline, and every year and month row as
 * shown text, as they are and in today's rupees; then the chance of a plan over 10,000 courses. Exit code 1 when one takes
 * more than 4 ms in the middle of 60 runs, or the chance more than 150 ms in the middle of 9:
 * `node remote-calculators/bin/bench.ts`.
 */
import { listed } from '#calculators/listed.ts';
import { sip } from '#calculators/sip/model.ts';
import { exact } from '#engine/exact.ts';
import { type AnyModel, type AnyTable, runOf, type Table } from '#engine/model.ts';
import { shownMonths, shownResults, shownYears } from '#engine/present.ts';
import { chanceOf } from '#engine/simulation/chance.ts';
import { chanceRequest } from '#engine/simulation/plan-chance.ts';
import { pricesAt, tableToday } from '#engine/todays-rupees.ts';

const MOST_MS = 4;
const RUNS = 60;
const MOST_CHANCE_MS = 150;
const CHANCE_RUNS = 9;
const COURSES = 10_000;

type Example = Readonly<Record<string, number | string>>;

const atBounds: Example = {
  monthly: 100_000,
  principal: 1_000_000,
  investment: 10_000_000,
  monthlyWithdrawal: 50_000,
  monthlyTransfer: 10_000,
  annualRatePct: '29.9',
  sourceRatePct: '29.9',
  targetRatePct: 30,
  stepUpPct: '10.5',
  stepUpRupees: 500,
  inflationPct: 6,
};

/** A page keeps them for as long as its inflation stands. */
const prices = pricesAt(exact('0.06'));

/** The calculator's own example, with the largest figures and the convention that cost most. */
function largest(model: AnyModel, { years, ...example }: Example): Example {
  const term: Example = years === undefined ? {} : { months: 360 };
  // An amount at the goal's date is not inflated.
  const left = 'target' in example ? 'inflationPct' : '';
  const taken = Object.keys(model.inputs).filter((name) => name in atBounds && name !== left);
  const most = Object.fromEntries(taken.map((name) => [name, atBounds[name]]));
  return { ...example, ...most, ...term, rateConvention: 'effective' };
}

/** What the page does on every change. */
function recompute(model: AnyModel, inputs: Example, today: boolean): void {
  const run = runOf(model, inputs);
  shownResults(run);
  for (const plain of Object.values(run.tables)) {
    const table: AnyTable = today ? tableToday(plain as unknown as Table<string>, prices) : plain;
    shownYears(table);
    shownMonths(table);
  }
}

function middleMs(model: AnyModel, inputs: Example, today: boolean): { first: number; middle: number } {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    recompute(model, inputs, today);
    return performance.now() - began;
  });
  return { first: times[0] ?? 0, middle: times.sort((a, b) => a - b)[RUNS / 2] ?? 0 };
}

/** The first run is what a worker does, which is new for each question. */
function chanceMs(): { first: number; middle: number } {
  const inputs = { monthly: 5000, months: 360, annualRatePct: 12 };
  const setting = { volatility: 0.16, postVolatility: 0.16, seed: 1, paths: COURSES };
  const request = chanceRequest('savings', sip, inputs, setting);
  const times = Array.from({ length: CHANCE_RUNS }, () => {
    const began = performance.now();
    chanceOf(request);
    return performance.now() - began;
  });
  return { first: times[0] ?? 0, middle: times.sort((a, b) => a - b)[Math.floor(CHANCE_RUNS / 2)] ?? 0 };
}

let slow = 0;
for (const { view, listing } of listed) {
  const { model } = view;
  for (const today of [false, true]) {
    const { first, middle } = middleMs(model, largest(model, listing.example), today);
    if (middle > MOST_MS) slow += 1;
    const name = `${model.id}${today ? ', today’s rupees' : ''}`;
    console.log(`${name.padEnd(32)} ${middle.toFixed(2)} ms (first run ${first.toFixed(2)} ms)`);
  }
}
const chance = chanceMs();
if (chance.middle > MOST_CHANCE_MS) slow += 1;
const { middle, first } = chance;
console.log(`chance, 10,000 courses ${middle.toFixed(2)} ms (first run ${first.toFixed(2)} ms)`);
console.log(slow === 0 ? `every recomputation within ${MOST_MS} ms` : `${slow} above what is promised`);
process.exitCode = slow === 0 ? 0 : 1;
