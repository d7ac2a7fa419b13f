// `npm run bench`: speed as ratios within one run, because machines are noisy. Prints tables; a whole run also rewrites
// results.md. Less of it: `npm run bench -- --quick`, `--routes /,/about`, `--runs 3`, `--parts loads,lighthouse`, `--bytes`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { COMPARED_ROUTES, comparedRow, measureAgainst, siteOf } from '#bench/against.ts';
import { launchBrowser } from '#bench/browser-arguments.ts';
import { compareBytes, measureBytes, writeBytes, writtenBytes } from '#bench/bytes.ts';
import { measureContact } from '#bench/contact.ts';
import { measureEngine } from '#bench/engine.ts';
import { measureFederationTax } from '#bench/federation-tax.ts';
import { freePort } from '#bench/free-port.ts';
import { keptRun } from '#bench/kept-run.ts';
import { measureLinks } from '#bench/links.ts';
import type { Measurements } from '#bench/measurements.ts';
import { type Part, readOptions } from '#bench/options.ts';
import { originFigures } from '#bench/origin-figures.ts';
import { measureDrags } from '#bench/pages/drag.ts';
import { measurePages } from '#bench/pages/pages.ts';
import { serveVariants } from '#bench/pages/variants.ts';
import { report, table } from '#bench/report.ts';
import { publicRoutes } from '#bench/routes.ts';
import { startSite } from '#site-process.ts';

/** As a firm runs it; no code is ever sent. What it logs would only fill this process's memory. */
const production = {
  ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  ...{ OTP_PROVIDER: 'smtp', SMTP_URL: 'smtp://127.0.0.1:9' },
};

const options = readOptions(process.argv.slice(2));
const has = (part: Part) => options.parts.includes(part);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-bench-'));
const say = (text: string) => console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);
const { measured, keep, end } = options.whole
  ? keptRun(options.runs)
  : { measured: { runs: options.runs, pages: {}, failures: [] } as Measurements, keep: () => {}, end: () => {} };

const isMeasured = options.bytes === undefined && options.against === undefined;
if (isMeasured && has('engine') && measured.engine === undefined) {
  say('engine');
  measured.engine = measureEngine();
}
// A site that runs already is taken as it is, which saves time while looking at one figure.
const running = process.env.SITE_URL;
const site = running === undefined ? await startProduction() : undefined;
const url = site?.url ?? running ?? '';
const browser = await launchBrowser();
try {
  if (options.against !== undefined) process.exitCode = await tellAgainst(options.against);
  else {
    const routes = options.routes ?? (await publicRoutes(url));
    process.exitCode = await (options.bytes === undefined ? measureAll(routes) : tellBytes(routes, options.bytes));
  }
} finally {
  await browser.close();
  await site?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Every part that was asked for. Returns the exit code. */
async function measureAll(routes: string[]): Promise<number> {
  const variants = await serveVariants(url, path.join(folder, 'monolith'));
  try {
    await measurePages({ ...options, variants, routes, site: url, say, keep }, measured);
  } finally {
    variants.stop();
  }
  if (has('interactions')) measured.drags ??= await measureDrags(browser, url, options.runs);
  keep();
  if (has('tax')) measured.tax ??= await measureFederationTax(url, path.join(folder, 'tax'));
  keep();
  if (has('origin') && measured.origin === undefined) {
    say('origin');
    const origin = await originFigures(url);
    if (origin !== undefined) measured.origin = origin;
    keep();
  }
  if (has('contact') && measured.contact === undefined) {
    say('contact');
    measured.contact = await measureContact();
    keep();
  }
  if (has('links') && measured.links === undefined) {
    say('links');
    measured.links = await measureLinks();
    keep();
  }
  const lines = `${report(measured).join('\n')}\n`;
  console.log(lines);
  if (options.whole) fs.writeFileSync(path.join(import.meta.dirname, 'results.md'), lines);
  end();
  return measured.failures.length === 0 ? 0 : 1;
}

/** Bytes by page beside those that are written. Returns the exit code: 1 where a page has grown too much. */
async function tellBytes(routes: string[], what: 'compare' | 'write'): Promise<number> {
  const bytes = await measureBytes(browser, url, routes);
  const rows = compareBytes(writtenBytes(), bytes);
  const cells = rows.map(({ route, cells: figures, grown }) => [route, ...figures, grown ? '**grown**' : '']);
  console.log(table('Until a page is alive', ['page', 'script', 'HTML and CSS', 'requests', ''], cells).join('\n'));
  if (what === 'write') {
    writeBytes(options.routes === undefined ? bytes : { ...writtenBytes(), ...bytes });
    return 0;
  }
  return rows.some(({ grown }) => grown) ? 1 : 0;
}

/** The pages beside those of another commit. Returns the exit code: 1 where a figure is worse than any of that commit's. */
async function tellAgainst(commit: string): Promise<number> {
  say(`installing and building ${commit}`);
  const port = await freePort();
  const other = await siteOf(commit, { ...production, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
  try {
    const { routes = COMPARED_ROUTES, runs } = options;
    const rows = await measureAgainst(browser, { other: other.url, now: url }, { routes, runs, say });
    const head = ['page', 'ms', `at ${commit}`, 'here', 'ratio', ''];
    console.log(table('In turns with another commit', head, rows.map(comparedRow)).join('\n'));
    return rows.some(({ verdict }) => verdict === 'slower') ? 1 : 0;
  } finally {
    await other.stop();
  }
}

/** Production wants to know its public address beforehand. */
async function startProduction() {
  const port = await freePort();
  const address = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  return startSite({ ...production, ...address, DATA_DIR: path.join(folder, 'data') });
}
