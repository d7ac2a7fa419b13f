import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveReleases } from '#releases/live.ts';
import { readPointer } from '#releases/pointer.ts';
import { goLive, startCanary } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let store: ReleaseStore;
let live: LiveReleases;
const complaints: string[] = [];
const move = { action: 'release', by: 'test' } as const;
const shown = () => live.site.remotes.content?.release;
const pointerFile = () => path.join(store.directory, 'live.json');

/** Has the origin look at the pointer as often as it would in that time. */
const pass = (ms: number) => vi.advanceTimersByTime(ms);

beforeEach(async () => {
  // Locks and files go on as ever.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  store = new ReleaseStore(temporaryFolder('live'));
  for (const release of ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'])
    addRelease(store, 'content', release, { pages: [{ path: '/', title: 'Home', description: 'Home.' }] });
  addRelease(store, 'shell', '1.0.0-aaaaaaaa');
  await goLive(store.directory, 'shell', '1.0.0-aaaaaaaa', move);
  await goLive(store.directory, 'content', '1.0.0-aaaaaaaa', move);
  complaints.length = 0;
  live = new LiveReleases(store, { error: ({ err }: { err?: Error }) => void complaints.push(String(err?.message)) });
  live.start();
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

describe('an origin', () => {
  it('sees a change within half a second, without being told', async () => {
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    pass(500);
    expect(shown()).toBe('1.1.0-bbbbbbbb');
    expect(live.site.snapshot.remotes.content?.previous?.release).toBe('1.0.0-aaaaaaaa');
  });

  it('counts the calculators of the menu: not what else it lists, not goals', async () => {
    expect(live.site.snapshot).not.toHaveProperty('calculators');
    const lead = { name: 'One', menu: { group: 'All', name: 'One' } };
    const crumbs = [{ to: '/calculators', label: 'Calculators' }];
    const inMenu = (path: string, more: object) => ({ path, title: path, description: path, ...more });
    addRelease(store, 'calculators', '1.0.0-aaaaaaaa', {
      pages: [
        inMenu('/sip', { lead, crumbs }),
        inMenu('/swp', { lead, crumbs }),
        inMenu('/house', { lead, crumbs: [{ to: '/goals', label: 'Goals' }] }),
        inMenu('/words', { lead }),
        inMenu('/which', { lead: { name: 'Which' }, crumbs }),
      ],
    });
    await goLive(store.directory, 'calculators', '1.0.0-aaaaaaaa', move);
    pass(500);
    expect(live.site.snapshot.calculators).toBe(2);
    expect(JSON.parse(live.site.directory.body).calculators).toBe(2);
  });

  it.each([
    ['garbage', () => 'not JSON'],
    ['half a file', () => fs.readFileSync(pointerFile(), 'utf8').slice(0, 60)],
    ['an older serial', () => JSON.stringify({ ...readPointer(store.directory), serial: 1 })],
    [
      'a release that is not there',
      () =>
        JSON.stringify({
          ...readPointer(store.directory),
          serial: 99,
          releases: { shell: { live: '1.0.0-aaaaaaaa' }, content: { live: '9.9.9-dddddddd' } },
        }),
    ],
    ['no shell', () => JSON.stringify({ ...readPointer(store.directory), serial: 99, releases: {} })],
  ])('keeps the last good pointer when the file holds %s, says so once, and goes on after it', async (_, content) => {
    const good = readPointer(store.directory);
    fs.writeFileSync(pointerFile(), content());
    pass(5_000);
    expect(complaints).toHaveLength(1);
    expect(shown()).toBe('1.0.0-aaaaaaaa');
    fs.writeFileSync(
      pointerFile(),
      JSON.stringify({ ...good, serial: 100, releases: { ...good.releases, content: { live: '1.2.0-cccccccc' } } }),
    );
    pass(500);
    expect(shown()).toBe('1.2.0-cccccccc');
  });

  it('serves on while the whole store is away', async () => {
    const away = `${store.directory}-away`;
    fs.renameSync(store.directory, away);
    pass(5_000);
    expect(shown()).toBe('1.0.0-aaaaaaaa');
    fs.renameSync(away, store.directory);
  });
});

describe('an origin that starts', () => {
  const lines: string[] = [];
  let started: LiveReleases;
  const start = () => {
    lines.length = 0;
    started = new LiveReleases(store, { error: (_, line) => void lines.push(line) });
    started.start();
    return started.site;
  };
  afterEach(() => started.stop());

  it('takes the copy where the pointer is damaged, and the pointer once it is mended', async () => {
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    const good = fs.readFileSync(pointerFile());
    fs.writeFileSync(pointerFile(), good.subarray(0, 60));
    expect(start().remotes.content?.release).toBe('1.1.0-bbbbbbbb');
    expect(lines).toEqual([expect.stringMatching(/live\.json is damaged\. .*cp .*live\.copy\.json/)]);
    fs.writeFileSync(pointerFile(), good);
    await goLive(store.directory, 'content', '1.2.0-cccccccc', move);
    pass(500);
    expect(started.site.remotes.content?.release).toBe('1.2.0-cccccccc');
  });

  it('takes the copy where the pointer is gone', async () => {
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    fs.rmSync(pointerFile());
    expect(start().remotes.content?.release).toBe('1.1.0-bbbbbbbb');
    expect(lines).toEqual([expect.stringMatching(/live\.json is gone\. .*cp .*live\.copy\.json/)]);
  });

  it.each([
    ['is gone', (folder: string) => fs.rmSync(folder, { recursive: true })],
    ['has a damaged manifest', (folder: string) => fs.writeFileSync(path.join(folder, 'release.json'), '{"na')],
  ])('shows the release before where the live one %s, and the live one once it is back', async (_, damage) => {
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    const folder = store.folder('content', '1.1.0-bbbbbbbb');
    const whole = fs.readFileSync(path.join(folder, 'release.json'));
    damage(folder);
    store = new ReleaseStore(store.directory);
    expect(start().remotes.content?.release).toBe('1.0.0-aaaaaaaa');
    expect(lines).toEqual([
      expect.stringMatching(/^content@1\.1\.0-bbbbbbbb is live and not whole .* 1\.0\.0-aaaaaaaa/),
    ]);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'release.json'), whole);
    pass(500);
    expect(started.site.remotes.content?.release).toBe('1.1.0-bbbbbbbb');
  });

  it('follows the pointer for all other packages while one is not whole', async () => {
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    for (const release of ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb']) addRelease(store, 'contact', release);
    await goLive(store.directory, 'contact', '1.1.0-bbbbbbbb', move);
    const manifest = path.join(store.folder('content', '1.1.0-bbbbbbbb'), 'release.json');
    const whole = fs.readFileSync(manifest);
    fs.rmSync(manifest);
    store = new ReleaseStore(store.directory);
    start();
    const changes = vi.fn();
    started.onChange(changes);
    await goLive(store.directory, 'contact', '1.0.0-aaaaaaaa', { action: 'rollback', by: 'test' });
    pass(5_000);
    const remotes = () => Object.values(started.site.remotes).map(({ name, release }) => `${name}@${release}`);
    expect(remotes()).toEqual(['content@1.0.0-aaaaaaaa', 'contact@1.0.0-aaaaaaaa']);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([expect.stringMatching(/^content@1\.1\.0-bbbbbbbb is live and not whole/)]);
    fs.writeFileSync(manifest, whole);
    pass(500);
    expect(remotes()).toEqual(['content@1.1.0-bbbbbbbb', 'contact@1.0.0-aaaaaaaa']);
    expect(changes).toHaveBeenCalledTimes(2);
  });

  it('runs without a remote of which nothing is whole', () => {
    fs.rmSync(store.folder('content', '1.0.0-aaaaaaaa'), { recursive: true });
    store = new ReleaseStore(store.directory);
    expect(start().remotes).toEqual({});
    expect(lines).toEqual([expect.stringMatching(/^No release of content is whole/)]);
  });
});

describe('the directory of a document', () => {
  it('stays while other releases go live, and is what its hash says', async () => {
    const { hash, integrity } = live.site.directory;
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    pass(500);
    expect(shown()).toBe('1.1.0-bbbbbbbb');
    const body = (await live.directory(hash)?.body(null)) ?? Buffer.from('');
    expect(integrityOf(body)).toBe(integrity);
    expect(JSON.parse(body.toString())).toMatchObject({
      remotes: { content: { current: { release: '1.0.0-aaaaaaaa' } } },
    });
  });

  it('of another origin’s document is there before this origin has looked', async () => {
    const other = new LiveReleases(store, { error: () => {} });
    await goLive(store.directory, 'content', '1.1.0-bbbbbbbb', move);
    other.start();
    const body = await live.directory(other.site.directory.hash)?.body(null);
    expect(body?.toString()).toBe(other.site.directory.body);
    other.stop();
  });

  it('of another origin’s document in two canaries or another language is made here too', async () => {
    const { container, entry, scripts, styles, chunks, pages, server } = store.get('shell', '1.0.0-aaaaaaaa');
    const hi = { container, entry, scripts, styles, chunks, pages, server };
    addRelease(store, 'shell', '1.1.0-bbbbbbbb', { languages: { hi } });
    addRelease(store, 'contact', '1.0.0-aaaaaaaa');
    addRelease(store, 'contact', '1.1.0-bbbbbbbb');
    await goLive(store.directory, 'shell', '1.1.0-bbbbbbbb', move);
    await goLive(store.directory, 'contact', '1.0.0-aaaaaaaa', move);
    const share = { release: '1.1.0-bbbbbbbb', percent: 5, factor: 2, sample: 50 };
    for (const name of ['contact', 'content']) await startCanary(store.directory, name, share, move);
    pass(500);
    const other = new LiveReleases(store, { error: () => {} });
    other.start();
    const both = { contact: share.release, content: share.release };
    for (const site of [other.siteWith(both), other.siteWith({}, 'hi'), other.siteWith(both, 'hi')])
      expect((await live.directory(site.directory.hash)?.body(null))?.toString()).toBe(site.directory.body);
    other.stop();
    expect(live.directory('unknown')).toBeUndefined();
  });
});

describe('a cohort', () => {
  it('gets the canary with the live release to fall back to, and nobody else does', async () => {
    await startCanary(
      store.directory,
      'content',
      { release: '1.2.0-cccccccc', percent: 5, factor: 2, sample: 50 },
      { by: 'test' },
    );
    pass(500);
    expect(live.site.canaries.content).toBeDefined();
    const drawn = live.siteWith({ content: '1.2.0-cccccccc' });
    expect(drawn.snapshot.remotes.content).toMatchObject({
      current: { release: '1.2.0-cccccccc' },
      previous: { release: '1.0.0-aaaaaaaa' },
    });
    expect(shown()).toBe('1.0.0-aaaaaaaa');
    expect(drawn.directory.hash).not.toBe(live.site.directory.hash);
  });
});
