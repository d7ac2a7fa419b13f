// Documents per second, against a bare Fastify that sends the same bytes: `node e2e/bench/origin.ts`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startBare } from '#bench/origin/bare.ts';
import { startSite } from '#site-process.ts';

/** Rounds of each, in turns: a machine that slows down slows both. */
const ROUNDS = Number(process.env.BENCH_ORIGIN_ROUNDS ?? 7);
const SECONDS = 2;
const CONNECTIONS = 20;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

export interface OriginFigures {
  path: string;
  /** Bytes of the document as it is sent. */
  bytes: number;
  /** Documents per second, medians. */
  origin: number;
  bare: number;
  /** Median of the rounds' own ratios, origin / bare. */
  ratio: number;
  /** Milliseconds, at half of the origin's own rate: half of the answers, and all but a hundredth, are faster. */
  half: { rate: number; p50: number; p99: number };
}

/**
 * Loads the origin and the bare server by turns with 20 connections, then the origin at half of what it could do.
 *
 * @param url of a running site; without it one is started and stopped
 * @throws Error when an answer is no 200
 */
export async function measureOrigin(url?: string, paths = ['/sipcalculator', '/blogs']): Promise<OriginFigures[]> {
  if (url !== undefined) return measured(url, paths);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'origin-bench-'));
  const site = await startSite({ DATA_DIR: path.join(folder, 'data') });
  try {
    return await measured(site.url, paths);
  } finally {
    await site.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(site: string, paths: string[]): Promise<OriginFigures[]> {
  const figures: OriginFigures[] = [];
  for (const path of paths) figures.push(await measurePath(site, path));
  return figures;
}

async function measurePath(site: string, path: string): Promise<OriginFigures> {
  const bare = await startBare(site + path, HEADERS);
  try {
    const rounds: { origin: number; bare: number }[] = [];
    await load(site + path);
    await load(bare.url + path);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ origin: (await load(site + path)).rate, bare: (await load(bare.url + path)).rate });
    }
    const origin = median(rounds.map((round) => round.origin));
    const half = await load(site + path, { overallRate: Math.round(origin / 2), duration: SECONDS * 3 });
    return {
      ...{ path, bytes: bare.bytes, origin, bare: median(rounds.map((round) => round.bare)), half },
      ratio: median(rounds.map((round) => round.origin / round.bare)),
    };
  } finally {
    bare.stop();
  }
}

async function load(url: string, options: Partial<autocannon.Options> = {}) {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...{ url, headers: HEADERS, connections: CONNECTIONS, duration: SECONDS },
    ...options,
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were no 200, ${errors} failed.`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The figures as rows of a Markdown table. */
export const originTable = (figures: OriginFigures[]): string[] => [
  '| document | bytes | origin /s | bare Fastify /s | ratio | p50 ms at half load | p99 ms |',
  '|---|---|---|---|---|---|---|',
  ...figures.map(({ path, bytes, origin, bare, ratio, half }) =>
    [``, path, bytes, origin.toFixed(0), bare.toFixed(0), ratio.toFixed(2), half.p50, half.p99, ``].join(' | ').trim(),
  ),
];

if (import.meta.main) console.log(originTable(await measureOrigin(process.env.SITE_URL)).join('\n'));
