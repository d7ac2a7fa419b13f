import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { untilAlive } from '#bench/pages/loads.ts';
import { readObservation, startObserving } from '#bench/pages/observe.ts';

/** What one page takes until it is alive: bytes as they are sent, and requests, the document's own among them. */
export interface PageBytes {
  script: number;
  /** HTML and stylesheets. */
  readable: number;
  requests: number;
}

export type BytesByPage = Readonly<Record<string, PageBytes>>;

/** A page that has grown by more than this share is a red line of the report. */
const ALLOWED = 0.05;
const FILE = path.join(import.meta.dirname, 'bytes.json');
const KINDS = ['script', 'readable', 'requests'] as const;

/** What the pages took when this was written last: `npm run bench -- --bytes --write`. */
export const writtenBytes = (): BytesByPage => JSON.parse(fs.readFileSync(FILE, 'utf8')) as BytesByPage;

export const writeBytes = (bytes: BytesByPage): void => fs.writeFileSync(FILE, `${JSON.stringify(bytes, null, 2)}\n`);

/** Opens each page once, in a browser that has seen none of the site. */
export async function measureBytes(browser: Browser, site: string, routes: string[]): Promise<BytesByPage> {
  const measured: Record<string, PageBytes> = {};
  for (const route of routes) {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.addInitScript(startObserving);
      await page.goto(site + route);
      await untilAlive(page);
      const { scriptBytesFirst, readableBytes, requestsFirst } = await page.evaluate(readObservation);
      // A browser that told of no bytes at all would otherwise be the best.
      if (scriptBytesFirst === 0 || readableBytes === 0) throw new Error(`The browser told of no bytes on ${route}.`);
      measured[route] = { script: scriptBytesFirst, readable: readableBytes, requests: requestsFirst };
    } finally {
      await context.close();
    }
  }
  return measured;
}

/** A line of the report; `grown` where one of its figures is more than a twentieth above what is written. */
export interface ByteRow {
  route: string;
  cells: string[];
  grown: boolean;
}

/** Each page beside what is written of it; a page that nothing is written of is new, and none of the grown ones. */
export function compareBytes(written: BytesByPage, now: BytesByPage): ByteRow[] {
  return Object.entries(now).map(([route, figures]) => {
    const before = written[route];
    const cells = KINDS.map((kind) => {
      const past = before?.[kind];
      if (past === undefined) return `${figures[kind]} (new)`;
      return `${figures[kind]} (${signed((figures[kind] / past - 1) * 100)} %)`;
    });
    const grown = KINDS.some((kind) => figures[kind] > (before?.[kind] ?? Number.POSITIVE_INFINITY) * (1 + ALLOWED));
    return { route, cells, grown };
  });
}

const signed = (percent: number) => (percent > 0 ? '+' : '') + percent.toFixed(1);
