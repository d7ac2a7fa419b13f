// Releases and rollbacks under load: `npm run bench:releases [-- --seconds 60 --visitors 20 --alternations 40 --fallbacks 20
// --take-backs 1]`. Visitors load pages without pause, most by plain HTTP and two in Chromium, while two remotes change all
// the time. `--only load`, `fallbacks`, `take-backs` or `crowd` runs one part.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startReleaseSite } from '../../releases/release-site.ts';
import { compareCrowd } from './crowd.ts';
import { timeFallbacks } from './fallback.ts';
import { timeTakeBacks } from './take-back.ts';
import { loadByHttp, loadInBrowser, PAGES, type Seen } from './visitors.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '20' },
    alternations: { type: 'string', default: '40' },
    fallbacks: { type: 'string', default: '20' },
    'take-backs': { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const PARTS = ['load', 'fallbacks', 'take-backs', 'crowd'] as const;
const { only } = values;
if (only !== undefined && !PARTS.some((part) => part === only))
  throw new Error(`--only knows ${PARTS.join(', ')}, not ${only}.`);
const asked = (part: (typeof PARTS)[number]) => only === undefined || only === part;
const [seconds, visitors, alternations] = [values.seconds, values.visitors, values.alternations].map(Number) as [
  number,
  number,
  number,
];
/** Milliseconds in which an origin must see a change; a document may still be made from the pointer before it. */
const LAG_MS = 500;
const BROWSERS = Math.min(2, visitors);
const CHANGING = ['content', 'contact'];

const root = path.resolve(import.meta.dirname, '../../..');
const data = mkdtempSync(path.join(os.tmpdir(), 'bench-releases-'));
console.log('Building the releases …');
const built = spawnSync(process.execPath, ['server/src/releases/cli/ensure.ts'], {
  cwd: root,
  env: { ...process.env, DATA_DIR: data },
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(1);
const site = await startReleaseSite(path.join(data, 'releases'), { TRUST_PROXY: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** What was live from when until when, by remote. */
const live: Record<string, { release: string; from: number; until: number }[]> = {};
for (const name of CHANGING)
  live[name] = [{ release: site.first[name] ?? '', from: 0, until: Number.POSITIVE_INFINITY }];
const seen: Seen[] = [];
const failures: string[] = [];
const changes: number[] = [];
const afterCommand: number[] = [];

if (asked('load')) await measureLoad();
if (asked('fallbacks'))
  for await (const line of timeFallbacks(site, browser, Number(values.fallbacks))) console.log(line);
if (asked('take-backs'))
  for await (const line of timeTakeBacks(site, browser, Number(values['take-backs']))) console.log(line);
if (asked('crowd')) {
  const crowd = await compareCrowd(site, browser);
  console.log(`400 remotes against 4: document ${crowd.document}, start of the shell ${crowd.start}.`);
}

await browser.close();
await site.stop();
rmSync(data, { recursive: true, force: true });

/** Whether everything that was loaded was whole, and of a release that was live, decides the exit code. */
async function measureLoad(): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all([change(end), ...Array.from({ length: visitors }, (_, index) => visit(index, end))]);

  const wrong = seen.filter(
    ({ remote, release, began, came }) =>
      !(live[remote] ?? [{ release, from: 0, until: came + 1 }]).some(
        (span) => span.release === release && span.from <= came && span.until + LAG_MS >= began,
      ),
  );
  const at = (times: number[], share: number) => {
    const inOrder = times.toSorted((a, b) => a - b);
    return `${Math.round(inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0)} ms`;
  };
  console.log(
    `${seen.length} page loads, ${failures.length} failed, ${wrong.length} showed a release that was not live when they began; ${seen.filter(({ empty }) => empty).length} were left to the browser to draw.`,
  );
  console.log(
    `${changes.length} releases and rollbacks; until a new load shows it, from the command's start: p50 ${at(changes, 0.5)}, p99 ${at(changes, 0.99)}; from its end: p50 ${at(afterCommand, 0.5)}, p99 ${at(afterCommand, 0.99)}.`,
  );
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  process.exitCode = failures.length + wrong.length === 0 && changes.length >= alternations ? 0 : 1;
}

/** Lets two remotes alternate between two releases until the time is over and there were changes enough. */
async function change(end: number): Promise<void> {
  for (const name of CHANGING) site.publish(name, '2.0.0-bbbb0000');
  for (let count = 0; performance.now() < end || count < alternations; count += 1) {
    const name = CHANGING[count % CHANGING.length] ?? '';
    const spans = live[name] ?? [];
    const forward = spans.at(-1)?.release === site.first[name];
    const release = forward ? '2.0.0-bbbb0000' : (site.first[name] ?? '');
    const began = performance.now();
    spans.push({ release, from: began, until: Number.POSITIVE_INFINITY });
    const { code, out } = await site.run('rollback', name, release, '--force', '--reason', 'bench');
    const done = performance.now();
    if (code !== 0) failures.push(out);
    const page = name === 'content' ? '/terms' : '/contactus';
    while ((await loadByHttp(site.url, page)).release !== release);
    const now = performance.now();
    changes.push(now - began);
    afterCommand.push(now - done);
    const before = spans.at(-2);
    if (before !== undefined) before.until = now;
  }
}

async function visit(index: number, end: number): Promise<void> {
  const context = index < BROWSERS ? await browser.newContext({ baseURL: site.url }) : null;
  const page = await context?.newPage();
  for (let count = index; performance.now() < end; count += 1) {
    const where = PAGES[count % PAGES.length] ?? '/';
    try {
      seen.push(page === undefined ? await loadByHttp(site.url, where) : await loadInBrowser(page, where));
    } catch (error) {
      failures.push((error as Error).message.split('\n')[0] ?? '');
    }
  }
  await context?.close();
}
