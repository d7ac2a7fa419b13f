// `npm run torture -- --abuse`: attacker and visitors together against an origin of this machine, bounded in number and
// time, and what became of each. Exits with 1 when a visitor was refused or waited longer than they may. With `--lists`
// instead: how long the firm's lists take once they are long; with `--crowd`: what more callers than fit do to others.
import { parseArgs } from 'node:util';
import { pressIn } from '#testing/abuse/crowd.ts';
import { attackAndVisit, mostAdded, type Outcome, type Plan } from '#testing/abuse/together.ts';
import { timeLists } from '#testing/many-rows.ts';

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
