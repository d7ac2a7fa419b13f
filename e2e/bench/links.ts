// What links of which each is another one do to plain pages and to memory: `node e2e/bench/links.ts`. A hundred thousand
// of them, or as many as BENCH_LINKS says.
import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { LinkAnswers } from '#bench/origin/link-load.ts';
import { processTreeMegabytes } from '#bench/origin/process-tree.ts';
import { median } from '#bench/statistics.ts';
import { startSite } from '#site-process.ts';

const ROUNDS = 10;
const SECONDS = 4;
/** Plain pages a second: many more than a firm's site is asked for, and far from what one process can do. */
const RATE = 100;
const CONNECTIONS = 8;
/** Memory counts from when what the origin keeps of links is full: so many with figures, asked for in such portions. */
const FILLED = 250;
const PORTION = 1_000;

export interface LinkFigures {
  links: number;
  /** Links whose documents went out without figures. */
  blank: number;
  /** Milliseconds of plain pages alone and while links are asked for: medians of the rounds' p99. */
  alone: number;
  together: number;
  ratio: number;
  /** Megabytes of the origin and its renderers before and after; undefined where the system does not tell. */
  memory: { before: number; after: number } | undefined;
}

/** @param count how many links, each another one */
export async function measureLinks(count = Number(process.env.BENCH_LINKS ?? 100_000)): Promise<LinkFigures> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-bench-'));
  const site = await startSite({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal' });
  const load = fork(path.join(import.meta.dirname, 'origin/link-load.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    let asked = 0;
    for (let drawn = 0; drawn < FILLED && asked < count; asked += PORTION) {
      drawn += (await ask(load, site.url, asked, PORTION)).drawn;
    }
    const first = asked;
    const before = processTreeMegabytes(site.process.pid ?? 0);
    const rounds: { alone: number; together: number }[] = [];
    let blank = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await plainPages(site.url);
      const links = ask(load, site.url, asked, Math.ceil(count / ROUNDS));
      asked += Math.ceil(count / ROUNDS);
      const together = await plainPages(site.url);
      blank += (await links).blank;
      rounds.push({ alone, together });
    }
    const after = processTreeMegabytes(site.process.pid ?? 0);
    return {
      ...{ links: asked - first, blank },
      alone: median(rounds.map((round) => round.alone)),
      together: median(rounds.map((round) => round.together)),
      ratio: median(rounds.map((round) => round.together / round.alone)),
      memory: before === undefined || after === undefined ? undefined : { before, after },
    };
  } finally {
    load.kill();
    await site.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function ask(load: ChildProcess, url: string, first: number, count: number): Promise<LinkAnswers> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The load ended with ${code}.`));
    load.once('exit', ended);
    load.once('message', (answers) => {
      load.off('exit', ended);
      resolve(answers as LinkAnswers);
    });
    load.send({ url, first, count, connections: CONNECTIONS });
  });
}

/** @returns p99 in milliseconds */
async function plainPages(url: string): Promise<number> {
  const { latency, non2xx, errors } = await autocannon({
    url: `${url}/lumpsumcalculator`,
    headers: { 'accept-encoding': 'br' },
    ...{ connections: CONNECTIONS, overallRate: RATE, duration: SECONDS },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no 200, ${errors} failed.`);
  return latency.p99;
}

/** The figures as rows of a Markdown table. */
export const linkRows = ({ links, blank, alone, together, ratio, memory }: LinkFigures): string[][] => [
  ['links, each another one', String(links)],
  ['of them without figures', String(blank)],
  ['p99 of plain pages alone, and meanwhile', `${alone.toFixed(1)} and ${together.toFixed(1)} ms: ${ratio.toFixed(2)}`],
  ...(memory === undefined
    ? []
    : [['memory before and after', `${memory.before.toFixed(0)} and ${memory.after.toFixed(0)} MB`]]),
];

if (import.meta.main) for (const row of linkRows(await measureLinks())) console.log(row.join(' | '));
