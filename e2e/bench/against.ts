import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { measureInteractions } from '#bench/pages/interactions.ts';
import { load } from '#bench/pages/loads.ts';
import { computes, firstWork } from '#bench/pages/recalculation.ts';
import { median } from '#bench/statistics.ts';
import { type Site, startSite } from '#site-process.ts';

/** One page of each kind that visitors meet first. */
export const COMPARED_ROUTES = ['/', '/sipcalculator', '/planyourgoal', '/contactus'];

const FIGURES = ['largest paint', 'blocked', 'first recalculation', 'worst interaction'] as const;
type Figures = Partial<Record<(typeof FIGURES)[number], number>>;

/** One figure of a page, in milliseconds, as both commits have it. */
export interface Compared {
  route: string;
  figure: string;
  other: { median: number; least: number; most: number };
  now: number;
  /** Outside of all that the other commit showed in this run. */
  verdict: 'slower' | 'faster' | '';
}

/** Asks two running sites for the same pages in turns, so that what a machine does meanwhile meets both alike. */
export async function measureAgainst(
  browser: Browser,
  sites: { other: string; now: string },
  { routes, runs, say }: { routes: readonly string[]; runs: number; say: (text: string) => void },
): Promise<Compared[]> {
  const rows: Compared[] = [];
  for (const route of routes) {
    say(`${route} of both commits`);
    const works = await computes(sites.now, route);
    const seen = { other: [] as Figures[], now: [] as Figures[] };
    for (let run = 0; run < runs; run++)
      for (const which of ['other', 'now'] as const)
        seen[which].push(await figuresOf(browser, sites[which] + route, works));
    rows.push(...comparedFigures(route, seen));
  }
  return rows;
}

async function figuresOf(browser: Browser, address: string, works: boolean): Promise<Figures> {
  const { lcp, tbt } = await load(browser, address, true);
  const interaction = await measureInteractions(browser, address, 1);
  return {
    'largest paint': lcp,
    blocked: tbt,
    'worst interaction': interaction.duration,
    ...(works && { 'first recalculation': await firstWork(browser, address) }),
  };
}

/** @param seen figures of each run of a page */
export function comparedFigures(
  route: string,
  seen: { other: readonly Figures[]; now: readonly Figures[] },
): Compared[] {
  return FIGURES.flatMap((figure) => {
    const [before, after] = [seen.other, seen.now].map((runs) =>
      runs.flatMap((one) => (one[figure] === undefined ? [] : [one[figure]])),
    );
    if (before === undefined || after === undefined || before.length === 0 || after.length === 0) return [];
    const other = { median: median(before), least: Math.min(...before), most: Math.max(...before) };
    const now = median(after);
    const verdict = now > other.most ? 'slower' : now < other.least ? 'faster' : '';
    return [{ route, figure, other, now, verdict }];
  });
}

export const comparedRow = ({ route, figure, other, now, verdict }: Compared): string[] => [
  route,
  figure,
  `${other.median.toFixed(0)} (${other.least.toFixed(0)} to ${other.most.toFixed(0)})`,
  now.toFixed(0),
  other.median === 0 ? '' : (now / other.median).toFixed(2),
  verdict && `**${verdict}**`,
];

/** It is installed and built there first. */
const OTHER_SITE_MS = 900_000;

/**
 * The site of another commit, from a working tree of its own.
 *
 * @param env settings of the site
 */
export async function siteOf(commit: string, env: Record<string, string>): Promise<Site> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-against-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  const tree = path.join(folder, 'site');
  git('worktree', 'add', '--detach', tree, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const settings = { ...env, DATA_DIR: path.join(folder, 'data') };
    const site = await startSite(settings, undefined, { cwd: tree, patienceMs: OTHER_SITE_MS });
    const stop = async () => {
      const code = await site.stop();
      remove();
      return code;
    };
    return { ...site, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
