// What links of which each is another one do to plain pages and to memory: `node e2e/bench/links.ts`. A hundred thousand
// of them, or as many as BENCH_LINKS says.
import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { LinkAnswers } from '#bench/origin/link-load.ts';
import type { PacedOrder } from '#bench/origin/paced-load.ts';
import { processTreeMegabytes } from '#bench/origin/process-tree.ts';
import { percentile } from '#bench/statistics.ts';
import { startSite } from '#site-process.ts';

/** In turns, so that what else the machine does meanwhile hits both. */
const ROUNDS = 10;
const ALONE_MS = 10_000;
/** Plain pages are asked for so often: more than a firm's site is, and far from what one process can do. */
const EVERY_MS = 10;
const CONNECTIONS = 400;
/** Memory counts from when what the origin keeps of links is full: so many with figures, asked for by a few at a time. */
const FILLED = 250;
const FILLING = { connections: 15, portion: 50 };

export interface LinkFigures {
  links: number;
  /** Links whose documents went out without figures. */
  blank: number;
  /** Milliseconds of plain pages alone and while links are asked for: the p99 of all rounds. */
  alone: number;
  together: number;
  /**
   * Megabytes of the origin and its renderers: when what they keep of links was just full, and after each tenth of the
   * links; undefined where the system does not tell. By the first tenth heaps and compiled code have their size: from
   * there on nothing may grow.
   */
  memory: { filled: number; tenths: number[] } | undefined;
}

/** @param count how many links, each another one */
export async function measureLinks(count = Number(process.env.BENCH_LINKS ?? 100_000)): Promise<LinkFigures> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-bench-'));
  const site = await startSite({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal' });
  const load = start('origin/link-load.ts');
  const visitor = start('origin/paced-load.ts');
  try {
    let asked = 0;
    for (let drawn = 0; drawn < FILLED && asked < count; asked += FILLING.portion) {
      drawn += (await ask(load, site.url, asked, FILLING.portion, FILLING.connections)).drawn;
    }
    const first = asked;
    const megabytes = () => processTreeMegabytes(site.process.pid ?? 0);
    const filled = megabytes();
    const tenths: (number | undefined)[] = [];
    const alone: number[] = [];
    const together: number[] = [];
    let blank = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await plainPages(visitor, site.url, setTimeout(ALONE_MS))));
      const links = ask(load, site.url, asked, Math.ceil(count / ROUNDS));
      asked += Math.ceil(count / ROUNDS);
      together.push(...(await plainPages(visitor, site.url, links)));
      blank += (await links).blank;
      tenths.push(megabytes());
    }
    return {
      ...{ links: asked - first, blank, alone: percentile(alone, 99), together: percentile(together, 99) },
      memory: filled === undefined ? undefined : { filled, tenths: tenths.filter((value) => value !== undefined) },
    };
  } finally {
    load.kill();
    visitor.kill();
    await site.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const start = (program: string) =>
  fork(path.join(import.meta.dirname, program), { execArgv: ['--disable-warning=ExperimentalWarning'] });

function ask(load: ChildProcess, url: string, first: number, count: number, connections = CONNECTIONS) {
  load.send({ url, first, count, connections });
  return said<LinkAnswers>(load);
}

/** @returns how many milliseconds each page took that was asked for meanwhile */
async function plainPages(visitor: ChildProcess, url: string, meanwhile: Promise<unknown>): Promise<number[]> {
  visitor.send({ url: `${url}/lumpsumcalculator`, everyMs: EVERY_MS } satisfies PacedOrder);
  await meanwhile;
  visitor.send('stop');
  return said(visitor);
}

function said<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The load ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** The figures as rows of a Markdown table. */
export const linkRows = ({ links, blank, alone, together, memory }: LinkFigures): string[][] => [
  ['links, each another one', String(links)],
  ['of them without figures', String(blank)],
  [
    'p99 of plain pages alone, and meanwhile',
    `${alone.toFixed(2)} and ${together.toFixed(2)} ms: ${(together / alone).toFixed(2)}`,
  ],
  ...(memory === undefined
    ? []
    : [
        ['memory when full', `${memory.filled.toFixed(0)} MB`],
        ['and after each tenth of the links', `${memory.tenths.map((value) => value.toFixed(0)).join(', ')} MB`],
      ]),
];

if (import.meta.main) for (const row of linkRows(await measureLinks())) console.log(row.join(' | '));
