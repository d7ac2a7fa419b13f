import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { wrapRoutes } from '../releases/copy-release.ts';
import { expect, test } from '../releases/fixtures.ts';
import { DONE, startReleaseSite } from '../releases/release-site.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** One document as a visitor with this cookie gets it. */
async function visit(url: string, cookie = '') {
  const answer = await fetch(`${url}/terms`, { headers: cookie === '' ? {} : { cookie } });
  const html = await answer.text();
  return {
    release: /"content":\{"current":\{"release":"([^"]+)"/.exec(html)?.[1] ?? '',
    cookie: answer.headers.get('set-cookie'),
    caching: [answer.headers.get('cache-control'), answer.headers.get('vary')],
  };
}

test('a canary reaches its share of the visitors, who keep it; it is raised, promoted and taken back', async ({
  site,
}) => {
  const live = site.first.content ?? '';
  const canary = '4.0.0-cccc0001';
  await site.setLive({ content: { live } });
  expect(await visit(site.url)).toEqual({
    release: live,
    cookie: null,
    caching: ['no-cache, no-transform', 'accept-encoding'],
  });

  site.publish('content', canary);
  const started = await site.run('canary', 'content', '4.0.0', '40', '--without-smoke');
  expect(DONE, started.out).toContain(started.code);
  await expect.poll(async () => (await visit(site.url)).cookie).toMatch(/^visitor=[\w-]{22}; .*HttpOnly; SameSite=Lax/);

  const cohort = async (count: number) => {
    const seen: { cookie: string; release: string }[] = [];
    for (let visitor = 0; visitor < count; visitor += 1) {
      const { cookie, release, caching } = await visit(site.url);
      expect(caching).toEqual(['private, no-cache, no-transform', 'accept-encoding, cookie']);
      seen.push({ cookie: cookie?.split(';')[0] ?? '', release });
    }
    return seen;
  };
  const visitors = await cohort(120);
  const drawn = visitors.filter(({ release }) => release === canary);
  // 48 expected; five deviations either way happen once in a million runs.
  expect(drawn.length).toBeGreaterThan(48 - 27);
  expect(drawn.length).toBeLessThan(48 + 27);
  for (const { cookie, release } of visitors.slice(0, 20)) {
    expect(await visit(site.url, cookie)).toMatchObject({ release, cookie: null });
  }

  const { serial } = JSON.parse((await site.run('canary', 'content', '4.0.0', '60', '--json')).out) as {
    serial: number;
  };
  await expect.poll(async () => (await (await fetch(`${site.url}/server/releases`)).json()).serial).toBe(serial);
  for (const { cookie } of drawn) expect((await visit(site.url, cookie)).release).toBe(canary);

  expect(DONE).toContain((await site.run('promote', 'content', '--without-smoke')).code);
  await expect.poll(async () => (await visit(site.url)).caching).toEqual(['no-cache, no-transform', 'accept-encoding']);
  expect(await visit(site.url)).toMatchObject({ release: canary, cookie: null });
  expect((await site.run('promote', 'content')).out).toContain('has no canary');

  await site.run('rollback', 'content', '--no-fault');
  await site.run('canary', 'content', '4.0.0', '100', '--without-smoke');
  await expect.poll(async () => (await visit(site.url)).release).toBe(canary);
  expect(DONE).toContain((await site.run('abort', 'content', '--reason', 'second thoughts')).code);
  await expect.poll(async () => (await visit(site.url)).release).toBe(live);
});

test('a canary that fails in browsers is taken back by itself, and the history says why', async ({
  browser,
  site,
  expectShown,
}) => {
  const live = site.first.content ?? '';
  const canary = '4.1.0-cccc0002';
  await site.setLive({ content: { live } });
  const code = wrapRoutes(
    `content_${canary}`.replace(/\W/g, '_'),
    "return { default: () => { throw new Error('seeded') } }",
  );
  site.publish('content', canary, { file: (file, text) => (file === 'remoteEntry.js' ? text + code : text) });
  const started = await site.run('canary', 'content', '4.1.0', '100', '--sample', '4', '--without-smoke');
  expect(DONE, started.out).toContain(started.code);
  await expect.poll(async () => (await visit(site.url)).release).toBe(canary);

  // The fourth of the sample is the document that was just asked for: a fourth visitor may come too late to see the canary.
  for (let count = 0; count < 3; count += 1) {
    // Visitors at different addresses: one alone decides nothing.
    const context = await browser.newContext({
      ...{ baseURL: site.url, extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${count + 1}` } },
    });
    const page = await context.newPage();
    const heard = page.waitForResponse((response) => response.url().endsWith('/server/telemetry'));
    await page.goto('/terms');
    // Meanwhile nobody sees more of it than the release before.
    await expectShown(page, `content@${live}`);
    expect((await heard).status()).toBe(200);
    await context.close();
  }
  await expect.poll(async () => (await visit(site.url)).release, { timeout: 20_000 }).toBe(live);
  const { out } = await site.run('releases');
  expect(out).toMatch(/the origin\s+abort\s+content\s+\S+\s+4\.1\.0-cccc0002\s+\d+\.\d% of its \d+ documents failed/);
});

test('the commands say in one line what is wrong with what was typed', async ({ site }) => {
  for (const [command, args, code, says] of [
    ['canary', [], 2, 'Which package?'],
    ['canary', ['content'], 2, 'Which release'],
    ['canary', ['content', '9.9.9', '5'], 2, "No release of content begins with '9.9.9'"],
    ['canary', ['content', site.first.content ?? '', '5.123'], 2, 'is not a share'],
    ['canary', ['content', site.first.content ?? '', '5'], 1, 'live for everybody already'],
    ['rollback', ['nobody'], 2, "No release of 'nobody' is live"],
    ['retire', ['shell'], 2, 'Without a shell'],
    ['preview', [], 2, 'Which release?'],
    ['releases', ['shred'], 2, "There is no 'shred'"],
    ['releases', ['prune', '--keep', 'some'], 2, '--keep must be a whole number'],
    ['abort', ['--all'], 2, 'Add --help'],
    ['gate', [], 2, 'Which release?'],
  ] as const) {
    const outcome = await site.run(command, ...args);
    expect(outcome, `${command} ${args.join(' ')}: ${outcome.out}`).toMatchObject({ code });
    expect(outcome.out).toContain(says);
    expect(outcome.out.trim().split('\n')).toHaveLength(1);
  }
  for (const command of [
    'release',
    'rollback',
    'canary',
    'promote',
    'abort',
    'retire',
    'preview',
    'gate',
    'releases',
  ]) {
    const { code, out } = await site.run(command, '--help');
    expect(code).toBe(0);
    expect(out).toContain(`npm run ${command}`);
  }
});

test('sync writes what a CDN must hold, once; prune leaves what is needed', async ({ page, site, expectShown }) => {
  const folder = mkdtempSync(path.join(site.store, '..', 'cdn-'));
  expect((await site.run('releases', 'sync', folder)).code).toBe(0);
  const release = path.join(folder, 'content', site.live('content'));
  expect(existsSync(path.join(release, 'remoteEntry.js.br'))).toBe(true);
  expect(existsSync(path.join(release, 'server.cjs'))).toBe(false);
  expect(JSON.parse(readFileSync(path.join(folder, 'live.json'), 'utf8')).serial).toBeGreaterThan(0);
  expect((await site.run('releases', 'sync', folder)).out).toContain('0 files are new');

  // The same folder behind another address: pages come alive from there, and the origin gives no file of a release.
  const cdn = createServer((request, response) => {
    const file = path.join(folder, new URL(request.url ?? '/', 'http://none.invalid').pathname);
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  const filesUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  const second = await startReleaseSite(site.store, { RELEASES_URL: filesUrl });
  const ownFiles: string[] = [];
  page.on('request', (request) => {
    if (/:\d+\/r\/(?!snapshots)/.test(request.url())) ownFiles.push(request.url());
  });
  await page.goto(`${second.url}/terms`);
  await expectShown(page, `content@${site.live('content')}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expectShown(page, `contact@${site.live('contact')}`);
  expect(ownFiles).toEqual([]);
  // It would go on to fetch pages whose links are in view, from a folder that is removed.
  await page.goto('about:blank');
  await second.stop();
  cdn.close();
  rmSync(folder, { recursive: true });

  const { out } = await site.run('releases', 'prune', '--keep', '0', '--days', '0', '--json');
  const { removed } = JSON.parse(out) as { removed: string[] };
  expect(removed).not.toContain(`content@${site.live('content')}`);
  expect(existsSync(path.join(site.store, 'content', site.live('content'), 'release.json'))).toBe(true);
  expect([...DONE, 1]).toContain((await site.run('rollback', 'content')).code);
});
