import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { attackAndVisit, mostAdded, type Outcome, type Plan } from '#testing/abuse/together.ts';
import { enquiry } from '#testing/enquiry.ts';
import { timeLists } from '#testing/many-rows.ts';
import { spawnOrigin } from '#testing/spawned-origin.ts';

// `npm run torture -- --crowd`: more callers at once than an origin works on, and what that means for those beside them.

const SECONDS = 20;
/** Between two looks of the visitor beside the crowd. */
const PAUSE_MS = 100;

/**
 * Sends a crowd for 20 seconds, all of it from this machine.
 *
 * @param clients that each send one question after the other
 * @param say hears each line of what became of them, and of a visitor and a balancer beside them
 */
export async function pressIn(clients: number, say: (line: string) => void): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'crowd-'));
  const many = String(10 ** 9);
  const origin = await spawnOrigin({
    ...{ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
    ...{ FORM_LIMIT_PER_CLIENT: many, FORM_LIMIT_GLOBAL: many },
  });
  try {
    const { url } = origin;
    if (url === undefined) throw new Error(`The origin did not start:\n${origin.output()}`);
    const thread = new Worker(new URL('./crowd-thread.ts', import.meta.url), { workerData: { url, clients } });
    const asked = { refused: [] as number[], answered: [] as number[], ready: [] as number[] };
    let [slowest, unready] = [0, 0];
    const until = performance.now() + SECONDS * 1000;
    while (performance.now() < until) {
      const [status, took] = await timed(`${url}/server/enquiries`, enquiry);
      asked[status === 503 ? 'refused' : 'answered'].push(took);
      const [readiness, waited] = await timed(`${url}/readyz`);
      asked.ready.push(waited);
      if (readiness !== 200) unready += 1;
      slowest = Math.max(slowest, waited);
      await sleep(PAUSE_MS);
    }
    const tally = once(thread, 'message');
    thread.postMessage('end');
    const [statuses] = (await tally) as [Record<string, number>];
    say(`${clients} clients for ${SECONDS} s: ${JSON.stringify(statuses)}`);
    say(`  a question beside them, refused: ${spread(asked.refused)}`);
    say(`  a question beside them, answered: ${spread(asked.answered)}`);
    say(`  /readyz: ${spread(asked.ready)}, not ready ${unready} times`);
  } finally {
    origin.child.kill('SIGTERM');
    await origin.ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timed(url: string, body?: object): Promise<[status: number, ms: number]> {
  const from = performance.now();
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': '198.51.100.7', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return [response.status, performance.now() - from];
}

function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return sorted.length === 0 ? 'none' : `${sorted.length}, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
}

// `npm run torture -- --abuse`: attacker and visitors together against an origin of this machine, bounded in number and
// time, and what became of each. Exits with 1 when a visitor was refused or waited longer than they may. With `--lists`
// instead: how long the firm's lists take once they are long; with `--crowd`: what more callers than fit do to others.

/** Rows of each list that is timed. */
const LISTED = 100_000;
/** Callers at once, below and above what an origin works on. */
const CROWDS = [100, 500, 2000];
/** What the attack may add to each thing that a visitor does. */
const VISITOR_MS = 2000;
const plans: [string, Plan][] = [
  ['behind the documented proxy', base({ behindProxy: true, solves: false })],
  ['TRUST_PROXY missing', base({ behindProxy: false, solves: false })],
  [
    'TRUST_PROXY missing, attacker solves puzzles',
    base({ behindProxy: false, solves: true, attackers: 3, headStart: 300 }),
  ],
];

function base(over: Pick<Plan, 'behindProxy' | 'solves'> & Partial<Plan>): Plan {
  return { attackers: 10, visits: 5, headStart: 2_000, pauseMs: 10, ...over };
}

const { values } = parseArgs({
  options: { abuse: { type: 'boolean' }, lists: { type: 'boolean' }, crowd: { type: 'boolean' } },
});
if (values.lists === true) {
  await timeLists(LISTED, (line) => console.log(line));
  process.exit(0);
}
if (values.crowd === true) {
  for (const clients of CROWDS) await pressIn(clients, (line) => console.log(line));
  process.exit(0);
}
if (values.abuse !== true) {
  console.log('Usage: npm run torture -- --abuse, or npm run torture -- --lists, or npm run torture -- --crowd');
  process.exit(2);
}
let isHurt = false;
for (const [name, plan] of plans) isHurt = report(name, await attackAndVisit(plan)) || isHurt;
console.log(isHurt ? 'A visitor was hurt.' : 'No visitor was hurt.');
process.exit(isHurt ? 1 : 0);

/** Prints one plan's figures. @returns whether a visitor was refused or waited too long */
function report(name: string, outcome: Outcome): boolean {
  const { quiet, attacker, visits, lastConfirmationMs, codesSent } = outcome;
  console.log(`\n${name}`);
  for (const [call, { made, passed, refused, failed }] of Object.entries(attacker))
    console.log(`  attacker, ${call}: ${made} made, ${passed} passed, ${refused} refused, ${failed} failed`);
  for (const [step, before] of Object.entries(quiet.took)) {
    const times = visits.map(({ took }) => took[step] ?? 0).sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    console.log(`  visitor, ${step}: ${before} ms before; median ${median} ms, longest ${times.at(-1)} ms`);
  }
  const problems = visits.flatMap((one) => one.problems);
  const puzzles = visits.reduce((sum, { solved }) => sum + solved, 0);
  console.log(`  visitor, mail of the last booking: ${lastConfirmationMs ?? 'never'} ms`);
  console.log(
    `  ${visits.length} visits, ${problems.length} problems, ${puzzles} puzzles solved, ${codesSent} codes sent`,
  );
  for (const problem of problems) console.log(`    ${problem}`);
  return problems.length > 0 || lastConfirmationMs === null || mostAdded(outcome) > VISITOR_MS;
}
