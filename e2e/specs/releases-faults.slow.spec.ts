import type { Page } from '@playwright/test';
import { wrapRoutes } from '../releases/copy-release.ts';
import { faultyWay, type Mishap } from '../releases/faulty-way.ts';
import { test as base, expect } from '../releases/fixtures.ts';
import type { ReleaseSite } from '../releases/release-site.ts';

/** A page of each remote, and the link that leads there from a page of another one. */
const remotes = [
  { name: 'account', path: '/signin', from: '/terms', link: 'Signin' },
  { name: 'calculators', path: '/calculators', from: '/terms', link: 'Calculators' },
  { name: 'contact', path: '/contactus', from: '/terms', link: 'Contact' },
  { name: 'content', path: '/privacy', from: '/contactus', link: 'Privacy policy' },
] as const;

type Remote = (typeof remotes)[number];

/** Breaks files on their way to the browser, or the release itself: code at the end of its entry. */
type Fault = { title: string } & ({ mishap: Mishap; files: RegExp } | { routes: string });

const ENTRY = /remoteEntry\.js$/;
const CHUNKS = /^(?!.*remoteEntry).*\.js$/;
const CHUNKS_OF_PAGES = /^(?!.*(remoteEntry|routes)).*\.js$/;

const faults: Fault[] = [
  { title: 'a dead entry', mishap: 'dead', files: ENTRY },
  { title: 'an entry that is 404', mishap: 404, files: ENTRY },
  { title: 'an entry that is 500', mishap: 500, files: ENTRY },
  { title: 'HTML in place of the entry', mishap: 'html', files: ENTRY },
  { title: 'a tampered entry', mishap: 'tampered', files: ENTRY },
  { title: 'a tampered chunk', mishap: 'tampered', files: CHUNKS },
  { title: 'a dead chunk', mishap: 'dead', files: CHUNKS },
  { title: 'a dead chunk of the page', mishap: 'dead', files: CHUNKS_OF_PAGES },
  { title: 'an entry that hangs', mishap: 'hangs', files: ENTRY },
  { title: 'a chunk that hangs', mishap: 'hangs', files: CHUNKS_OF_PAGES },
  { title: 'code that throws while loading', routes: "throw new Error('seeded: load')" },
  {
    title: 'code that throws while rendering',
    routes: "return { default: () => { throw new TypeError('seeded: render'); } }",
  },
  { title: 'routes without their export', routes: 'return {}' },
];

/** Publishes a release of every remote and makes it live before the first one; the same again changes nothing. */
async function makeLive(site: ReleaseSite, release: string, routes: string | undefined): Promise<void> {
  if (remotes.every(({ name }) => site.live(name) === release)) return;
  for (const { name } of remotes) {
    const code = routes === undefined ? '' : wrapRoutes(`${name}_${release}`.replace(/\W/g, '_'), routes);
    site.publish(name, release, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
  }
  const entries = remotes.map(({ name }) => [name, { live: release, previous: site.first[name] ?? '' }] as const);
  await site.setLive(Object.fromEntries(entries));
}

const linkTo = (page: Page, { name, link }: Remote) =>
  name === 'account'
    ? page.getByRole('banner').getByRole('link', { name: link })
    : page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });

// What is live stays so from one fault to the next: each change would have the origin render every page anew.
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  asBefore: async ({}, use) => use(undefined),
});
test.afterAll(({ site }) => site.reset());

test.describe.configure({ timeout: 180_000 });

for (const [index, fault] of faults.entries()) {
  test(`${fault.title}: the release before takes over, in each remote, on first load or on navigation`, async ({
    browser,
    site,
    expectShown,
  }) => {
    // Where the way is at fault, one release does for all of them.
    const broken = 'routes' in fault ? `9.${index}.0-bad00000` : '9.99.0-bad00000';
    await makeLive(site, broken, 'routes' in fault ? fault.routes : undefined);

    const visit = async (page: Page, remote: Remote, navigate: boolean) => {
      if (navigate) {
        await page.goto(remote.from);
        // Before it is alive, a link would load a document.
        await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => /^shown/.test(name)));
      }
      const began = await page.evaluate(() => performance.timeOrigin);
      if (navigate) await linkTo(page, remote).click();
      else await page.goto(remote.path, { waitUntil: 'commit' });
      await expect(page).toHaveURL(remote.path);
      await expectShown(page, `${remote.name}@${site.first[remote.name]}`, 45_000);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      if (navigate) expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
    };
    // Every fault meets every remote and both ways, in turns: all pairs would take twice the time and meet no other code.
    const visitOnce = async (remote: Remote, place: number) => {
      const isOfRelease = (path: string) => path.includes(`/r/${remote.name}/${broken}/`);
      const way =
        'routes' in fault
          ? null
          : await faultyWay(site.url, fault.mishap, (path) => isOfRelease(path) && fault.files.test(path));
      // A browser of its own each: what hangs keeps its connection, and one browser has six of them.
      const context = await browser.newContext({ baseURL: way?.url ?? site.url });
      await visit(await context.newPage(), remote, (index + place) % 2 === 1);
      await context.close();
      await way?.stop();
    };
    await Promise.all(remotes.map(visitOnce));
  });
}
