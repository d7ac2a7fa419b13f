import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { BOUNDS } from '../../../server/src/releases/take-back/live-watch.ts';
import { wrapRoutes } from '../../releases/copy-release.ts';
import type { ReleaseSite } from '../../releases/release-site.ts';

const REMOTE = 'calculators';
/** Seconds in which the origin is to take it back, and milliseconds after which nobody waits any more. */
const GOAL_S = 5;
const PATIENCE_MS = 30_000;
/** Real pages among the documents: a little more than the share that may fail, from one address more than must tell. */
const PAGES = 12;
const ADDRESSES = BOUNDS.places + 1;
const AT_ONCE = 4;

interface Kind {
  title: string;
  /** What the release does in place of handing out its routes; undefined for a good one. */
  routes?: string;
  page: string;
  /** The pages tell before the other documents come: then a document fills the bounds, and no report. */
  toldFirst?: true;
}

const LOAD = "throw new Error('seeded: load')";
const RENDER = "return { default: () => { throw new Error('seeded: render') } }";
const kinds: Kind[] = [
  { title: 'throws at load', routes: LOAD, page: '/sipcalculator', toldFirst: true },
  { title: 'throws at load for many at once', routes: LOAD, page: '/sipcalculator' },
  { title: 'throws at render', routes: RENDER, page: '/sipcalculator', toldFirst: true },
  { title: 'throws at render for many at once', routes: RENDER, page: '/sipcalculator' },
  { title: 'hangs', routes: 'return new Promise(() => {})', page: '/calculators' },
  // Its early script answers what is typed, and the page gives the release four times as long.
  { title: 'hangs below a page that works', routes: 'return new Promise(() => {})', page: '/sipcalculator' },
  { title: 'a good release', page: '/sipcalculator' },
];

/** One thing that the origin counts. */
interface Noted {
  what: 'document' | 'report';
  /** When the document was answered, and when it counts: of a report, when that was answered. Milliseconds. */
  answered: number;
  at: number;
  address: string;
}

/**
 * How long a live release stays that fails in every browser. A failure is told by a real page, through the browser's own
 * report; the other documents are fetched without one, as fast as they come, and tell nothing.
 *
 * The releases are made by hand, and `release --force` builds the sources: they go live by `rollback <name> <release> --force`.
 * That is the same move: forced, past the gate, with what was live before to fall back to. The history calls it a rollback.
 *
 * @param times how often each kind, each time as a release of its own; none for 0
 * @returns a line for each, as soon as it is known; the good release must stay
 */
export async function* timeTakeBacks(site: ReleaseSite, browser: Browser, times: number): AsyncGenerator<string> {
  for (let round = 0; round < times; round += 1)
    for (const [index, kind] of kinds.entries()) {
      const release = `7.${index}.${round}-f0ced000`;
      const container = `${REMOTE}_${release}`.replace(/\W/g, '_');
      const code = kind.routes === undefined ? '' : wrapRoutes(container, kind.routes);
      site.publish(REMOTE, release, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
      const { out } = await site.run('rollback', REMOTE, release, '--force', '--reason', 'bench');
      if (site.live(REMOTE) !== release) throw new Error(`${release} did not go live: ${out}`);
      const gone = watch(site, release);
      const noted = await visitAll(site, browser, kind);
      const filled = filling(noted);
      // A good one is given as long as a bad one may take at the most.
      const wait = filled === undefined ? GOAL_S * 1_000 : Math.max(0, filled.at + PATIENCE_MS - performance.now());
      yield lineOf(kind, noted, filled, await Promise.race([gone, sleep(wait, undefined)]));
      await site.reset();
      await gone;
    }
}

function lineOf(
  { title, routes }: Kind,
  noted: Noted[],
  filled: Noted | undefined,
  goneAt: number | undefined,
): string {
  const documents = noted.filter(({ what }) => what === 'document').length;
  const reports = noted.filter(({ what }) => what === 'report');
  const told = `told by ${reports.length} of ${documents} documents from ${new Set(reports.map(({ address }) => address)).size} addresses`;
  if (routes === undefined) return `${goneAt === undefined ? 'Not taken back' : 'TAKEN BACK'}, ${title}: ${told}.`;
  if (filled === undefined) return `The bounds were not filled, ${title}: ${told}.`;
  if (goneAt === undefined) return `NOT taken back within ${PATIENCE_MS / 1_000} s, ${title}: ${told}.`;
  // The origin has counted a moment before it answers.
  const seconds = (from: number) => `${(Math.max(0, goneAt - from) / 1_000).toFixed(1)} s`;
  const since =
    filled.what === 'document'
      ? `${seconds(filled.at)} after the ${BOUNDS.documents}th document (bound ${GOAL_S} s)`
      : `${seconds(filled.at)} after the report that filled the bounds (bound ${GOAL_S} s), ${seconds(filled.answered)} after the document that told it`;
  return `Taken back, ${title}: ${since}, ${told}.`;
}

/** What filled the bounds of the origin: a document, or the report of one. */
function filling(noted: Noted[]): Noted | undefined {
  const inOrder = noted.toSorted((a, b) => a.at - b.at);
  return inOrder.find((_, index) => {
    const soFar = inOrder.slice(0, index + 1);
    const reports = soFar.filter(({ what }) => what === 'report');
    const documents = soFar.length - reports.length;
    const places = new Set(reports.map(({ address }) => address)).size;
    return documents >= BOUNDS.documents && places >= BOUNDS.places && reports.length >= documents * BOUNDS.share;
  });
}

/** @returns when this release was live no more */
async function watch(site: ReleaseSite, release: string): Promise<number> {
  while (site.live(REMOTE) === release) await sleep(20);
  return performance.now();
}

async function visitAll(site: ReleaseSite, browser: Browser, kind: Kind): Promise<Noted[]> {
  const noted: Noted[] = [];
  const fetchOthers = async () => {
    for (let count = 0; count < BOUNDS.documents - PAGES; count += 1) {
      const address = `198.51.100.${count}`;
      await (await fetch(site.url + kind.page, { headers: { 'x-forwarded-for': address } })).text();
      const at = performance.now();
      noted.push({ what: 'document', answered: at, at, address });
    }
  };
  const openPages = async () => {
    const waiting: Promise<void>[] = [];
    for (let count = 0; count < PAGES; count += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, index) => `192.0.2.${1 + ((count + index) % ADDRESSES)}`);
      const opened = await Promise.all(some.map((address) => open(site, browser, { address, kind, noted })));
      waiting.push(...opened.map(({ told }) => told));
    }
    await Promise.all(waiting);
  };
  for (const visit of kind.toldFirst ? [openPages, fetchOthers] : [fetchOthers, openPages]) await visit();
  return noted;
}

/** Opens a page in a browser of its own. @returns when it has shown something; `told` when it has told of a failure as well */
async function open(
  site: ReleaseSite,
  browser: Browser,
  { address, kind, noted }: { address: string; kind: Kind; noted: Noted[] },
): Promise<{ told: Promise<void> }> {
  const context = await browser.newContext({
    ...{ baseURL: site.url, serviceWorkers: 'block', extraHTTPHeaders: { 'x-forwarded-for': address } },
  });
  const page = await context.newPage();
  const report = page
    .waitForResponse((answer) => answer.url().endsWith('/server/telemetry'), { timeout: PATIENCE_MS })
    .then(() => performance.now())
    .catch((error) => {
      // Closed with its page, or not told in time.
      if (!/Timeout|closed/.test(String(error))) throw error;
      return undefined;
    });
  await page.goto(kind.page, { waitUntil: 'commit' });
  const answered = performance.now();
  noted.push({ what: 'document', answered, at: answered, address });
  const told = async () => {
    const at = kind.routes === undefined ? await Promise.race([report, standsAlive(page)]) : await report;
    if (at !== undefined) noted.push({ what: 'report', answered, at, address });
    await context.close();
  };
  return { told: told() };
}

/** Waits until a good release is alive in a page, and for as long again as a page gathers failures before it tells of them. */
async function standsAlive(page: Page): Promise<undefined> {
  await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => /^shown/.test(name)), null, {
    polling: 100,
  });
  await sleep(2_000);
}
