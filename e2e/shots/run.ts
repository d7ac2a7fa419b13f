// `npm run shots`: pictures of every public page by state, width, theme and language, with a page that shows them all.
// Less of it: `npm run shots -- --pages /sipcalculator --widths 360 --themes dark --languages hi --states screen`. A site
// that runs already is named by SITE_URL.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { addressIn, type Language, languageIn } from 'shared/language';
import { launchBrowser } from '#bench/browser-arguments.ts';
import { publicRoutes } from '#bench/routes.ts';
import { fileOf, gallery, type Shot } from '#shots/gallery.ts';
import { readOptions } from '#shots/options.ts';
import { enterState, type State, statesOf } from '#shots/states.ts';
import { startSite } from '#site-process.ts';

/** Of a window of this width: a phone's, a tablet's, a laptop's. */
const heightOf = (width: number) => (width < 600 ? 640 : width < 1024 ? 1024 : 800);

const options = readOptions(process.argv.slice(2));
const folder = path.join(import.meta.dirname, '../../node_modules/.reports/shots');
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-shots-'));
const running = process.env.SITE_URL;
const site = running === undefined ? await startSite({ DATA_DIR: data }) : undefined;
const url = site?.url ?? running ?? '';
const browser = await launchBrowser();
const shots: Shot[] = [];
try {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const pages = options.pages ?? (await publicRoutes(url));
  const languages = options.languages ?? (await languagesOf(url));
  for (const width of options.widths)
    for (const theme of options.themes) await showAll(browser, { pages, languages, width, theme });
} finally {
  await browser.close();
  await site?.stop();
  fs.rmSync(data, { recursive: true, force: true });
  fs.writeFileSync(path.join(folder, 'index.html'), gallery(shots, url));
}
console.log(`${shots.length} pictures: ${path.join(folder, 'index.html')}`);

/** English, and the languages that the sitemap names pages in. */
async function languagesOf(address: string): Promise<Language[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, listed = '']) => new URL(listed).pathname);
  return [...new Set(paths.map((listed) => languageIn(listed).language))];
}

interface Window {
  pages: readonly string[];
  languages: readonly Language[];
  width: number;
  theme: 'light' | 'dark';
}

async function showAll(opened: Browser, { pages, languages, width, theme }: Window): Promise<void> {
  const context = await opened.newContext({
    viewport: { width, height: heightOf(width) },
    ...{ colorScheme: theme, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
  });
  for (const page of pages)
    for (const language of languages)
      for (const state of statesOf(page, options.states)) {
        const shown = await context.newPage();
        await show(shown, { path: page, state, width, theme, language });
        await shown.close();
      }
  await context.close();
}

/** A page that cannot be shown is told, and the others go on. */
async function show(
  page: Page,
  what: Omit<Shot, 'file' | 'state'> & { state: State; language: Language },
): Promise<void> {
  const file = fileOf(what);
  try {
    await page.goto(url + addressIn(what.language, what.path), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await enterState(page, what.state);
    await page.screenshot({ path: path.join(folder, file), fullPage: what.state === 'whole', animations: 'disabled' });
    shots.push({ ...what, file });
  } catch (error) {
    process.exitCode = 1;
    console.error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}
