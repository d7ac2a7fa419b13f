// The gate against releases that are meant to harm: `npm run bench:gate [-- --only 'header|fetch']`. SITE_RELEASES names
// built releases to take instead of building them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Edits } from '../../releases/copy-release.ts';
import { inFiles } from '../../releases/hostile/files.ts';
import { harmless } from '../../releases/hostile/harmless.ts';
import { later } from '../../releases/hostile/later.ts';
import { looks } from '../../releases/hostile/looks.ts';
import { others } from '../../releases/hostile/others.ts';
import { atStart } from '../../releases/hostile/start.ts';
import { startReleaseSite } from '../../releases/release-site.ts';
import type { Seeded } from '../../releases/seeds.ts';
import { takeThroughGate } from '../../releases/take-through-gate.ts';

type Change = NonNullable<Edits['file']>;

/** So many of the 37 must be stopped. */
const STOPPED = 34;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const isWanted = ({ title }: Seeded) => new RegExp(values.only).test(title);
const bad = [inFiles, atStart, later, looks, others].map((kind) => kind.filter(isWanted));
const good = harmless.filter(isWanted);
const all = bad.flat().length;

const root = path.resolve(import.meta.dirname, '../../..');
const data = mkdtempSync(path.join(os.tmpdir(), 'bench-gate-'));
const site = await startReleaseSite(process.env.SITE_RELEASES ?? build());
try {
  let stopped = 0;
  for (const [index, kind] of bad.entries()) stopped += await judge('bad', kind, 10 + index);
  const wrongly = await judge('good', good, 20);
  console.log(`\n${stopped} of ${all} bad releases stopped, ${wrongly} of ${good.length} good ones`);
  const codes = [
    await takeCalculators('9.0.0-a11f0000', 'every page changed, at the first gate of a store', inEveryPage('first')),
  ];
  await site.setLive({ calculators: { live: '9.0.0-a11f0000', previous: site.first.calculators ?? '' } });
  codes.push(
    await takeCalculators('9.1.0-a11f0000', 'every page changed, after one that passed', inEveryPage('second')),
    await takeCalculators('9.2.0-a11f0000', 'one page changed', inOnePage),
  );
  const code = codes.find((one) => one !== 0) ?? 0;
  const enough = values.only === '' ? stopped >= STOPPED : stopped === all;
  process.exitCode = enough && wrongly === 0 && code === 0 ? 0 : 1;
} finally {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Takes calculators through, changed in nothing that a visitor sees. @returns the exit code */
async function takeCalculators(release: string, when: string, file: Change): Promise<number | null> {
  site.publish('calculators', release, { file });
  const { code, ms } = await site.run('gate', `calculators@${release}`);
  console.log(`calculators, ${when}: ${code === 0 ? 'passes' : 'STOPPED'} in ${(ms / 1000).toFixed(1)} s`);
  return code;
}

/** What all pages load. */
function inEveryPage(word: string): Change {
  return (name, text) => (name === 'remoteEntry.js' ? `${text}\n// ${word}` : text);
}

/** What the page of the SIP alone loads, beside the live release. */
function inOnePage(name: string, text: string): string {
  return /^sip\.[0-9a-f]+\.js$/.test(name) ? `${text}\n// changed` : inEveryPage('first')(name, text);
}

/** Prints a line for each release. @returns how many were stopped, the bad ones for the reason that they are bad for */
async function judge(kind: 'bad' | 'good', seeded: Seeded[], major: number): Promise<number> {
  if (seeded.length === 0) return 0;
  const { of, seconds } = await takeThroughGate(site, seeded, major);
  let stopped = 0;
  for (const [index, { title, says }] of seeded.entries()) {
    const said = of(index).join(' | ');
    const isStopped = kind === 'good' ? said !== '' : says?.test(said) === true;
    if (isStopped) stopped += 1;
    const verdict = said === '' ? 'passed ' : isStopped ? 'stopped' : 'OTHER  ';
    console.log(`${kind} ${verdict} ${seconds(index).toFixed(1).padStart(5)} s  ${title}: ${said.slice(0, 240)}`);
  }
  return stopped;
}

function build(): string {
  console.log('Building the releases …');
  const built = spawnSync(process.execPath, ['server/src/releases/cli/ensure.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The releases could not be built.');
  return path.join(data, 'releases');
}
