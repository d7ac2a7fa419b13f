import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments } from '#bench/browser-arguments.ts';
import { freePort } from '#bench/free-port.ts';
import { ensureBrowser } from '#browser.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** An audit that takes points from its category. */
export interface Failure {
  category: Category;
  id: string;
  title: string;
  /** 0 to 1. */
  score: number;
  /** What Lighthouse says of it: a figure, or the elements that it found wanting. */
  found: string[];
}

export interface Audit {
  route: string;
  /** 0 to 100 for each category. */
  scores: Record<Category, number>;
  failures: Failure[];
}

/**
 * Audits a page as Lighthouse does for phones, with its own simulated throttling: everything once, and performance, the
 * only score that noise moves, several times, of which the one in the middle counts.
 */
export async function audit(site: string, route: string, runs: number): Promise<Audit> {
  const whole = await auditOnce(site + route, CATEGORIES);
  const audits = [whole];
  for (let run = 1; run < runs; run++) audits.push(await auditOnce(site + route, ['performance']));
  const sorted = audits.toSorted((a, b) => performanceOf(a) - performanceOf(b));
  const middle = sorted[Math.floor(sorted.length / 2)] ?? whole;
  // Of the two, each has what the other may lack.
  return summary(route, { ...whole.categories, ...middle.categories }, { ...whole.audits, ...middle.audits });
}

/**
 * One audit in a fresh browser with an empty profile, as Lighthouse starts one itself: in a browser that has audited a
 * page before, the time that it takes to clear that page away counts as the next one's blocking time.
 */
async function auditOnce(address: string, categories: readonly Category[]): Promise<Report> {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'site-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse could not audit ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return result.lhr;
  } finally {
    await browser.close();
    fs.rmSync(profile, { recursive: true, force: true });
  }
}

const performanceOf = ({ categories }: Report): number => categories.performance?.score ?? 0;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function summary(route: string, categories: Report['categories'], audits: Report['audits']): Audit {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failures = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }): Failure[] => {
      const found = audits[id];
      if (found === undefined || weight === 0 || found.score === null || found.score >= 0.995) return [];
      return [{ category, id, title: found.title, score: found.score, found: evidence(found) }];
    }),
  );
  return { route, scores, failures };
}

function evidence({ displayValue, details }: Report['audits'][string]): string[] {
  const items = details !== undefined && 'items' in details && Array.isArray(details.items) ? details.items : [];
  const nodes = items.flatMap((item) => {
    const node = item.node as { selector?: string; snippet?: string; explanation?: string } | undefined;
    if (node?.selector !== undefined) return [`${node.selector} ${node.snippet ?? ''} ${node.explanation ?? ''}`];
    const text = item.description ?? item.source ?? item.url ?? item.href;
    return typeof text === 'string' ? [text] : [];
  });
  return [...(displayValue === undefined ? [] : [displayValue]), ...nodes];
}
