import type { Page } from '@playwright/test';
import { wrapRoutes } from '../releases/copy-release.ts';
import { expect, test } from '../releases/fixtures.ts';

/** A page of each remote, and the link that leads there from a page of another one. */
const remotes = [
  { name: 'account', path: '/signin', from: '/terms', link: 'Signin' },
  { name: 'calculators', path: '/calculators', from: '/terms', link: 'Calculators' },
  { name: 'contact', path: '/contactus', from: '/terms', link: 'Contact' },
  { name: 'content', path: '/privacy', from: '/contactus', link: 'Privacy policy' },
] as const;

type Remote = (typeof remotes)[number];

interface Fault {
  title: string;
  /** Breaks the release's files on their way to the browser; `files` is a pattern for all of them. */
  network?: (page: Page, base: string) => Promise<unknown>;
  /** Breaks the release itself: code at the end of its entry. */
  routes?: string;
}

const anyChunk = /^(?!.*remoteEntry).*\.js$/;
const scriptOf = (base: string, wanted: RegExp) => (url: URL) => url.href.includes(base) && wanted.test(url.pathname);
const entry = /remoteEntry\.js$/;

const faults: Fault[] = [
  { title: 'a dead entry', network: (page, base) => page.route(scriptOf(base, entry), (route) => route.abort()) },
  {
    title: 'an entry that is 404',
    network: (page, base) => page.route(scriptOf(base, entry), (route) => route.fulfill({ status: 404 })),
  },
  {
    title: 'an entry that is 500',
    network: (page, base) => page.route(scriptOf(base, entry), (route) => route.fulfill({ status: 500 })),
  },
  {
    title: 'HTML in place of the entry',
    network: (page, base) =>
      page.route(scriptOf(base, entry), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to this network' }),
      ),
  },
  { title: 'a tampered entry', network: (page, base) => tamper(page, scriptOf(base, entry)) },
  { title: 'a tampered chunk', network: (page, base) => tamper(page, scriptOf(base, anyChunk)) },
  { title: 'a dead chunk', network: (page, base) => page.route(scriptOf(base, anyChunk), (route) => route.abort()) },
  {
    title: 'a dead chunk of the page',
    network: (page, base) => page.route(scriptOf(base, /^(?!.*(remoteEntry|routes)).*\.js$/), (route) => route.abort()),
  },
  { title: 'an entry that hangs', network: (page, base) => page.route(scriptOf(base, entry), () => {}) },
  {
    title: 'a chunk that hangs',
    network: (page, base) => page.route(scriptOf(base, /^(?!.*(remoteEntry|routes)).*\.js$/), () => {}),
  },
  { title: 'code that throws while loading', routes: "throw new Error('seeded: load')" },
  {
    title: 'code that throws while rendering',
    routes: "return { default: () => { throw new TypeError('seeded: render'); } }",
  },
  { title: 'routes without their export', routes: 'return {}' },
];

async function tamper(page: Page, where: (url: URL) => boolean): Promise<void> {
  await page.route(where, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.tampered = true;` });
  });
}

const linkTo = (page: Page, { name, link }: Remote) =>
  name === 'account'
    ? page.getByRole('banner').getByRole('link', { name: link })
    : page.getByRole('contentinfo').getByRole('link', { name: link, exact: true });

test.describe.configure({ timeout: 180_000 });

for (const [index, fault] of faults.entries()) {
  test(`${fault.title}: the release before takes over, in each remote, on first load and on navigation`, async ({
    context,
    site,
    expectShown,
  }) => {
    const broken = `9.${index}.0-bad00000`;
    for (const { name } of remotes) {
      const code = fault.routes === undefined ? '' : wrapRoutes(`${name}_${broken}`.replace(/\W/g, '_'), fault.routes);
      site.publish(name, broken, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
    }
    const entries = remotes.map(({ name }) => [name, { live: broken, previous: site.first[name] ?? '' }] as const);
    await site.setLive(Object.fromEntries(entries));

    const visit = async (remote: Remote, navigate: boolean) => {
      const page = await context.newPage();
      // From the start: links bring their pages' code before anybody follows them.
      await fault.network?.(page, `/r/${remote.name}/${broken}/`);
      if (navigate) await page.goto(remote.from);
      if (navigate) await linkTo(page, remote).click();
      else await page.goto(remote.path);
      await expect(page).toHaveURL(remote.path);
      await expectShown(page, `${remote.name}@${site.first[remote.name]}`, 45_000);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      await page.close();
    };
    await Promise.all(remotes.map((remote) => visit(remote, false)));
    // What hangs keeps its connection, of which the pages of one browser have six together.
    if (fault.title.includes('hangs')) for (const remote of remotes) await visit(remote, true);
    else await Promise.all(remotes.map((remote) => visit(remote, true)));
  });
}
