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

/** Audits a page several times and keeps the audit in the middle by performance, the only score that noise moves. */
export async function audit(site: string, route: string, runs: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run++) audits.push(await auditOnce(site, route));
  const sorted = audits.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('An audit needs at least one run.');
  return middle;
}

/** As Lighthouse does for phones, with its own simulated throttling, in a fresh browser with an empty profile. */
async function auditOnce(site: string, route: string): Promise<Audit> {
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'site-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    const result = await lighthouse(site + route, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse could not audit ${route}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return summary(route, result.lhr);
  } finally {
    await browser.close();
    fs.rmSync(profile, { recursive: true, force: true });
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function summary(route: string, report: Report): Audit {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failures = CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }): Failure[] => {
      const found = report.audits[id];
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
