import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { run as canary } from '#releases/cli/canary.ts';
import { run as ensure } from '#releases/cli/ensure.ts';
import { run as promote } from '#releases/cli/promote.ts';
import { run as releases } from '#releases/cli/releases.ts';
import { run as retire } from '#releases/cli/retire.ts';
import { run as rollback } from '#releases/cli/rollback.ts';
import { reportOrigin } from '#releases/instances.ts';
import { releasablePackages, releaseOf } from '#releases/packages.ts';
import { readHistory, readPointer } from '#releases/pointer.ts';
import { readRefusals } from '#releases/refusals.ts';
import { abort, goLive, startCanary } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { besideOf, keepVerdict } from '#releases/verdicts.ts';
import { inProcess, programEnvironment } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { withLock } from '../../../../commands/lock.mjs';

vi.setConfig({ testTimeout: 60_000 });

const [first, second, third] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;
const move = { action: 'release', by: 'test' } as const;
let store: ReleaseStore;
const closing: (() => void)[] = [];
const live = (name = 'contact') => readPointer(store.directory).releases[name]?.live;

/** Starts a release command on the test's store. */
function spawned(command: string, args: readonly string[] = [], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `${command}.ts`), ...args], {
    env: programEnvironment({ RELEASES_DIR: store.directory, RELEASED_BY: 'night shift', ...variables }),
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk));
  const ended = new Promise<{ code: number | null; out: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out }));
  });
  return { said: () => out, ended };
}

const COMMANDS = { canary, ensure, promote, releases, retire, rollback };

/** The same in this process. */
async function run(command: keyof typeof COMMANDS, ...args: string[]) {
  const variables = { RELEASES_DIR: store.directory, RELEASED_BY: 'night shift' };
  const { code, stdout, stderr } = await inProcess(COMMANDS[command], args, variables);
  return { code, out: stdout + stderr };
}

const passed = (name: string, release: string, problems: string[] = [], leftOut: string[] = []) =>
  keepVerdict(store, { name, release }, { beside: besideOf(readPointer(store.directory), name), problems, leftOut });

beforeEach(async () => {
  store = new ReleaseStore(temporaryFolder('way-to-live'));
  addRelease(store, 'shell', first);
  for (const [index, release] of [first, second, third].entries())
    addRelease(store, 'contact', release, {
      builtAt: new Date(index * 1_000).toISOString(),
      pages: [{ path: '/contactus', title: 'Contact', description: 'Contact.' }],
    });
  await goLive(store.directory, 'shell', first, move);
  await goLive(store.directory, 'contact', first, move);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('a start', () => {
  /** What the checkout's sources make; nothing has to be built for a start. */
  const fromSources = () =>
    Object.fromEntries(releasablePackages().map((pkg) => [pkg.name, releaseOf(pkg).release])) as Record<string, string>;
  let sources: Record<string, string>;
  beforeEach(async () => {
    sources = fromSources();
    for (const [name, release] of Object.entries(sources)) {
      addRelease(store, name, release, { builtAt: new Date(9_000).toISOString() });
      if (name !== 'contact') await goLive(store.directory, name, release, { ...move, action: 'start' });
    }
  });
  const said = async (ended: Promise<{ code: number | null; out: string }>) => {
    const { code, out } = await ended;
    expect(code, out).toBe(0);
    return out;
  };
  const start = () => said(run('ensure'));

  it('takes what new sources make to the gate, which has no use for this hand-made one', async () => {
    const { code, out } = await spawned('ensure').ended;
    expect(out).toContain(`Took contact ${sources.contact}\nThe gate stopped contact@${sources.contact}`);
    expect(code).toBe(3);
    expect(live()).toBe(first);
  });

  it('waits for another start that releases from the same store, and then looks again', async () => {
    const nobody = () => {};
    const second = await withLock(path.join(store.directory, '.starting'), nobody, async () => {
      const start = spawned('ensure');
      await vi.waitUntil(() => start.said().includes('Another start is releasing'), { timeout: 30_000 });
      await goLive(store.directory, 'contact', sources.contact ?? '', { ...move, action: 'start' });
      return start;
    });
    const { serial } = readPointer(store.directory);
    expect(await second.ended).toMatchObject({ code: 0 });
    expect(readPointer(store.directory)).toMatchObject({ serial });
  });

  it('tells what is wrong with the settings before it builds anything', async () => {
    const { code, out } = await spawned('ensure', [], { OTP_PROVIDER: 'pigeon' }).ended;
    expect(code).toBe(1);
    expect(out).toMatch(/^OTP_PROVIDER 'pigeon' cannot be used/);
  });

  it('says nothing where everything is as the sources make it', async () => {
    await goLive(store.directory, 'contact', sources.contact ?? '', { ...move, action: 'start' });
    expect(await start()).toBe('');
  });

  it.each([
    ['a fault', [], 'npm run release -- contact --force --reason "…"\n'],
    ['another reason', ['--no-fault'], 'npm run release -- contact\n'],
  ])('leaves a release that was taken back for %s, whoever made it live', async (_, options, how) => {
    await goLive(store.directory, 'contact', sources.contact ?? '', move);
    expect(await run('rollback', 'contact', '--reason', 'wrong text', ...options)).toMatchObject({ code: 0 });
    const { serial } = readPointer(store.directory);
    // Two origins that start together.
    for (const out of await Promise.all([said(spawned('ensure').ended), start()])) {
      expect(out).toMatch(/rollback by night shift at .* \(wrong text\)\. .* 1\.0\.0-aaaaaaaa stays live\./);
      expect(out.endsWith(how), out).toBe(true);
    }
    expect(readPointer(store.directory)).toMatchObject({ serial });
    expect(live()).toBe(first);
  });

  it('leaves a canary and its share, also with other sources, and what was published for later', async () => {
    const contact = sources.contact ?? '';
    expect((await spawned('release', ['contact', '--publish-only']).ended).code).toBe(0);
    expect(await start()).toContain(`contact ${contact} was published for later: ${first} stays live.`);
    expect((await run('releases')).out).toMatch(new RegExp(`publish\\s+contact\\s+${contact}`));
    const canary = { release: contact, percent: 5, factor: 2, sample: 50 };
    await startCanary(store.directory, 'contact', canary, { by: 'test' });
    expect(await start()).toContain(`contact ${contact} is shown to 5% of the visitors`);
    await startCanary(store.directory, 'contact', { ...canary, release: second }, { by: 'test' });
    expect(await start()).toContain(`contact ${second} is shown to 5% of the visitors`);
    expect(readPointer(store.directory).releases.contact).toMatchObject({ live: first, canary: { release: second } });
    await abort(store.directory, 'contact', { by: 'test' });
    expect(await start()).toContain(`${first} stays live`);
  });

  it('leaves a remote that was taken off the site, or published before it was ever on it', async () => {
    const contact = sources.contact ?? '';
    await goLive(store.directory, 'contact', contact, move);
    expect((await spawned('retire', ['contact']).ended).code).toBe(0);
    expect(await start()).toContain('no release of it is live');
    expect(live()).toBeUndefined();
    expect((await spawned('release', ['contact', '--publish-only']).ended).code).toBe(0);
    expect(await start()).toContain('no release of it is live');
  });
});

describe('rollback', () => {
  it('goes back at once to what was live through the gate, and not forward again to what was at fault', async () => {
    await goLive(store.directory, 'contact', second, move);
    expect(await spawned('rollback', ['contact', '--reason', 'blank page']).ended).toMatchObject({ code: 0 });
    expect(live()).toBe(first);
    expect((await run('rollback', 'contact')).out).toMatch(/has no earlier release to go back to/);
    const again = await spawned('rollback', ['contact', second]).ended;
    expect(again.code).toBe(2);
    expect(again.out).toMatch(/was taken back for a fault by night shift .*blank page/);
    expect(readRefusals(store.directory)).toEqual([
      expect.objectContaining({ by: 'night shift', action: 'rollback', detail: expect.stringMatching(/taken back/) }),
    ]);
    expect(live()).toBe(first);
    expect(await run('rollback', 'contact', second, '--force', '--reason', 'it was the mail server')).toMatchObject({
      code: 0,
    });
    expect(live()).toBe(second);
    expect(readHistory(store.directory)[0]).toMatchObject({ forced: true, reason: 'it was the mail server' });
  });

  it('puts nothing live that the gate stopped or never saw, but by --force with a reason', async () => {
    const unseen = await run('rollback', 'contact', third);
    expect(unseen).toMatchObject({ code: 2 });
    expect(unseen.out).toContain('was never live through the gate');
    passed('contact', third, ['Smoke: /contactus throws.']);
    const stopped = await run('rollback', 'contact', third);
    expect(stopped).toMatchObject({ code: 3 });
    expect(stopped.out).toContain('Smoke: /contactus throws.');
    expect(await run('rollback', 'contact', third, '--force')).toMatchObject({ code: 2 });
    passed('contact', third, [], ['without-smoke']);
    expect((await run('rollback', 'contact', third)).out).toContain('was never live through the gate');
    expect(live()).toBe(first);
    passed('contact', third);
    expect(await run('rollback', 'contact', third)).toMatchObject({ code: 0 });
    expect(live()).toBe(third);
  });

  it('looks whether what comes back still fits what is live now', async () => {
    await goLive(store.directory, 'contact', second, move);
    addRelease(store, 'content', first, { pages: [{ path: '/contactus', title: 'Ours', description: 'Now.' }] });
    await goLive(store.directory, 'content', first, move);
    const { code, out } = await run('rollback', 'contact', '--no-fault');
    expect(code).toBe(3);
    expect(out).toContain('/contactus belongs to content');
    addRelease(store, 'shell', '2.0.0-dddddddd', { hostApi: 2 });
    await goLive(store.directory, 'shell', '2.0.0-dddddddd', move);
    expect((await run('rollback', 'shell', first)).out).not.toContain('Host API');
    expect((await run('rollback', 'shell', '2.0.0')).out).toContain('Host API');
  });

  it('brings back no remote that uses what the live shell does not offer, and no shell that lacks what is used', async () => {
    addRelease(store, 'contact', '1.3.0-eeeeeeee', { uses: { 'shared/ui': ['Knob'] } });
    addRelease(store, 'shell', second, { offers: { 'shared/ui': ['Button', 'Knob'] } });
    addRelease(store, 'shell', third, { offers: { 'shared/ui': ['Button'] } });
    const order = [
      ['shell', third],
      ['shell', second],
      ['contact', '1.3.0-eeeeeeee'],
    ] as const;
    for (const [name, release] of order) await goLive(store.directory, name, release, move);
    const shell = await run('rollback', 'shell', third);
    expect(shell).toMatchObject({ code: 3 });
    expect(shell.out).toContain(`uses Knob of shared/ui, which the shell ${third} does not offer`);
    await goLive(store.directory, 'contact', second, move);
    await goLive(store.directory, 'shell', third, move);
    const contact = await run('rollback', 'contact', '1.3.0');
    expect(contact).toMatchObject({ code: 3 });
    expect(contact.out).toContain('does not offer');
    expect(live()).toBe(second);
  });

  it('brings back nothing of which files are missing or cut off', async () => {
    await goLive(store.directory, 'contact', second, move);
    fs.truncateSync(path.join(store.folder('contact', first), 'client/remoteEntry.js'), 3);
    fs.rmSync(path.join(store.folder('contact', first), 'server'), { recursive: true });
    const { code, out } = await run('rollback', 'contact');
    expect(code).toBe(3);
    expect(out).toContain('Files: client/remoteEntry.js, server/server.cjs: missing or cut off.');
    expect(live()).toBe(second);
  });

  it('of what somebody else has just taken back does nothing, and says how to go further back', async () => {
    for (const release of [second, third]) await goLive(store.directory, 'contact', release, move);
    await goLive(store.directory, 'contact', second, { action: 'rollback', by: 'the origin', fault: true });
    const late = await run('rollback', 'contact');
    expect(late).toMatchObject({ code: 2 });
    expect(late.out).toMatch(
      new RegExp(
        `^contact ${third} was already taken back by the origin at .*Z; ${second} is live\\. To go further back: npm run rollback -- contact ${first}\n$`,
      ),
    );
    expect(live()).toBe(second);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    closing.push(() => vi.useRealTimers());
    expect(await run('rollback', 'contact')).toMatchObject({ code: 0 });
    expect(live()).toBe(first);
  });

  it('of what somebody else has just taken back goes to a release that is named, and to the next one after its own', async () => {
    for (const release of [second, third]) await goLive(store.directory, 'contact', release, move);
    await goLive(store.directory, 'contact', second, { action: 'rollback', by: 'the origin', fault: true });
    expect(await run('rollback', 'contact', first)).toMatchObject({ code: 0 });
    for (const release of [second, third]) await goLive(store.directory, 'contact', release, move);
    expect(await run('rollback', 'contact')).toMatchObject({ code: 0 });
    expect(await run('rollback', 'contact')).toMatchObject({ code: 0 });
    expect(live()).toBe(first);
  });

  it('says which origin does not show it, with an exit code of its own', async () => {
    await goLive(store.directory, 'contact', second, move);
    const origin = reportOrigin(store.directory, () => 1);
    origin.know({ name: 'web2, 10.0.0.2:3000' });
    closing.push(origin.close);
    let hasEnded = false;
    const ended = run('rollback', 'contact', '--json').finally(() => {
      hasEnded = true;
    });
    await vi.waitUntil(() => live() === first, 30_000);
    // The seconds that an origin has to show it pass here by themselves.
    vi.useFakeTimers({ toFake: ['Date'] });
    closing.push(() => vi.useRealTimers());
    await vi.waitUntil(() => {
      vi.setSystemTime(Date.now() + 1_000);
      return hasEnded;
    }, 30_000);
    const { code, out } = await ended;
    expect(code).toBe(4);
    expect(JSON.parse(out)).toMatchObject({ ok: false, missing: ['web2, 10.0.0.2:3000 still shows serial 1'] });
    expect(live()).toBe(first);
  });
});

describe('canary and promote', () => {
  it('take what passed beside the very releases that are live', async () => {
    passed('contact', second);
    expect(await spawned('canary', ['contact', second, '5']).ended).toMatchObject({ code: 0 });
    const { code, out } = await spawned('promote', ['contact']).ended;
    expect(out).toContain('is live for everybody');
    expect(code).toBe(0);
    expect(live()).toBe(second);
  });

  it('keep the bounds of a canary whose share is raised, and of no other', async () => {
    passed('contact', second);
    passed('contact', third);
    const shown = () => readPointer(store.directory).releases.contact?.canary;
    await run('canary', 'contact', second, '5', '--factor', '1.5', '--sample', '400');
    expect(await run('canary', 'contact', second, '20')).toMatchObject({ code: 0 });
    expect(shown()).toMatchObject({ percent: 20, factor: 1.5, sample: 400 });
    await run('canary', 'contact', second, '20', '--sample', '30');
    expect(shown()).toMatchObject({ factor: 1.5, sample: 30 });
    await run('canary', 'contact', third, '5');
    expect(shown()).toMatchObject({ release: third, factor: 2, sample: 50 });
  });

  it('ask the gate again when something else has gone live meanwhile', async () => {
    passed('contact', second);
    await run('canary', 'contact', second, '5');
    addRelease(store, 'content', first, { pages: [{ path: '/contactus', title: 'Ours', description: 'Now.' }] });
    await goLive(store.directory, 'content', first, move);
    const { code, out } = await run('promote', 'contact', '--without-smoke');
    expect(code).toBe(3);
    expect(out).toContain('/contactus belongs to content');
    expect(live()).toBe(first);
  });

  it('do not show two releases together that claim one page', async () => {
    await startCanary(store.directory, 'contact', { release: second, percent: 5, factor: 2, sample: 50 }, move);
    addRelease(store, 'content', first, { pages: [{ path: '/', title: 'Home', description: 'Home.' }] });
    await goLive(store.directory, 'content', first, move);
    addRelease(store, 'content', second, { pages: [{ path: '/contactus', title: 'Ours', description: 'Now.' }] });
    addRelease(store, 'contact', '1.3.0-eeeeeeee', { pages: [{ path: '/other', title: 'O', description: 'O.' }] });
    await goLive(store.directory, 'contact', '1.3.0-eeeeeeee', move);
    await startCanary(store.directory, 'contact', { release: second, percent: 5, factor: 2, sample: 50 }, move);
    passed('content', second);
    const { code, out } = await run('canary', 'content', second, '5');
    expect(code).toBe(3);
    expect(out).toContain('/contactus belongs to contact');
  });
});

describe('retire', () => {
  it('takes the first release of a new remote off the site', async () => {
    addRelease(store, 'festival', first, { pages: [{ path: '/diwali', title: 'Diwali', description: 'Diwali.' }] });
    await goLive(store.directory, 'festival', first, { ...move, action: 'start' });
    expect((await run('rollback', 'festival')).out).toContain('npm run retire -- festival');
    const { code, out } = await run('retire', 'festival', '--reason', 'wrong page');
    expect(code).toBe(0);
    expect(out).toContain('/diwali');
    expect(live('festival')).toBeUndefined();
    expect(readHistory(store.directory)[0]).toMatchObject({ action: 'retire', from: first, to: null, started: first });
    expect((await spawned('releases').ended).out).toMatch(/retire\s+festival\s+-\s+1\.0\.0-aaaaaaaa\s+wrong page/);
  });

  it('leaves the shell', async () => {
    expect(await run('retire', 'shell')).toMatchObject({ code: 2 });
    expect(live('shell')).toBe(first);
  });
});
