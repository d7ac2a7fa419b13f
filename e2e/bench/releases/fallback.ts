import type { Browser, Page } from '@playwright/test';
import { wrapRoutes } from '../../releases/copy-release.ts';
import { type FaultyWay, faultyWay, type Mishap } from '../../releases/faulty-way.ts';
import type { ReleaseSite } from '../../releases/release-site.ts';

const REMOTE = 'calculators';
const PAGE = '/sipcalculator';
const ENTRY = /remoteEntry\.js$/;
const CHUNKS_OF_PAGE = /^(?!.*(remoteEntry|routes|early)).*\.js$/;

type Fault = { title: string } & ({ mishap: Mishap; files: RegExp } | { routes: string });

const faults: Fault[] = [
  { title: 'dead entry', mishap: 'dead', files: ENTRY },
  { title: '404', mishap: 404, files: ENTRY },
  { title: '500', mishap: 500, files: ENTRY },
  { title: 'HTML', mishap: 'html', files: ENTRY },
  { title: 'tampered', mishap: 'tampered', files: ENTRY },
  { title: 'dead chunk', mishap: 'dead', files: CHUNKS_OF_PAGE },
  { title: 'throws at load', routes: "throw new Error('seeded: load')" },
  { title: 'throws at render', routes: "return { default: () => { throw new Error('seeded: render') } }" },
  { title: 'no export', routes: 'return {}' },
];

/** What the page notes: when it knew that a release fails, and when the release before it stood there. */
interface Noted {
  known: number;
  shown: number;
}

/**
 * How long a page stands without its content after a release has failed in it.
 *
 * @param times loads of each kind
 * @returns a line for each fault, as soon as it is known
 */
export async function* timeFallbacks(site: ReleaseSite, browser: Browser, times: number): AsyncGenerator<string> {
  for (const [index, fault] of faults.entries()) {
    const release = `8.${index}.0-bad00000`;
    const code = 'routes' in fault ? wrapRoutes(`${REMOTE}_${release}`.replace(/\W/g, '_'), fault.routes) : '';
    site.publish(REMOTE, release, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
    await site.setLive({ [REMOTE]: { live: release, previous: site.first[REMOTE] ?? '' } });
    const isMet = (path: string) =>
      'files' in fault && path.includes(`/r/${REMOTE}/${release}/`) && fault.files.test(path);
    const way: FaultyWay = await faultyWay(site.url, 'mishap' in fault ? fault.mishap : 'dead', isMet);
    for (const navigate of [false, true]) {
      const took: number[] = [];
      for (let count = 0; count < times; count += 1) took.push(await timeOne(browser, way.url, navigate, site));
      const inOrder = took.toSorted((a, b) => a - b);
      const [middle, worst] = [inOrder[Math.floor(times / 2)], inOrder.at(-1)].map((ms = 0) => Math.round(ms));
      const when = navigate ? 'on navigation' : 'on first load';
      yield `Fallback, ${fault.title}, ${when}: content back after ${middle} ms, at most ${worst} ms (${times} loads).`;
    }
    await way.stop();
  }
  await site.reset();
}

async function timeOne(browser: Browser, url: string, navigate: boolean, site: ReleaseSite): Promise<number> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noteFailure);
  if (navigate) {
    await page.goto('/terms');
    await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => /^shown/.test(name)));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      performance.clearMarks('known');
      document.querySelector<HTMLAnchorElement>('footer a[href="/calculators"]')?.click();
    });
  } else await page.goto(PAGE);
  const { known, shown } = await noted(page, `shown ${REMOTE}@${site.first[REMOTE]}`);
  await context.close();
  return shown - known;
}

/** The first sign of a failure: a script that does not come, or what the shell says of a release that throws. */
function noteFailure(): void {
  const note = () => {
    if (performance.getEntriesByName('known').length === 0) performance.mark('known');
  };
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && note(), true);
  const { error } = console;
  console.error = (...all: unknown[]) => {
    if (String(all[0]).startsWith('Release ')) note();
    error(...all);
  };
}

async function noted(page: Page, mark: string): Promise<Noted> {
  const read = await page.waitForFunction(
    (wanted) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const [known, shown] = [at('known'), at(wanted)];
      return known === undefined || shown === undefined ? undefined : { known, shown };
    },
    mark,
    { timeout: 30_000, polling: 100 },
  );
  return (await read.jsonValue()) as Noted;
}
