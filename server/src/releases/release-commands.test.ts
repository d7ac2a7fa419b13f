import { beforeEach, describe, expect, it } from 'vitest';
import { readHistory, readPointer } from '#releases/pointer.ts';
import { abort, goLive, promote, startCanary } from '#releases/release-commands.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let store: string;
const by = { by: 'test' };
const canary = { release: '1.1.0-bbbbbbbb', percent: 5, factor: 2, sample: 50 };
const entry = () => readPointer(store).releases.content;

beforeEach(async () => {
  store = temporaryFolder('moves');
  await goLive(store, 'content', '1.0.0-aaaaaaaa', { action: 'release', ...by });
});

describe('a canary', () => {
  it('begins beside the live release, is raised, and becomes the live one', async () => {
    await startCanary(store, 'content', canary, by);
    const { since } = entry()?.canary ?? {};
    await startCanary(store, 'content', { ...canary, percent: 20 }, by);
    expect(entry()).toMatchObject({ live: '1.0.0-aaaaaaaa', canary: { percent: 20, since } });
    await promote(store, 'content', by);
    expect(entry()).toEqual({ live: '1.1.0-bbbbbbbb', previous: '1.0.0-aaaaaaaa', started: '1.1.0-bbbbbbbb' });
    expect(readHistory(store).map(({ action, percent }) => [action, percent])).toEqual([
      ['promote', undefined],
      ['canary', 20],
      ['canary', 5],
      ['release', undefined],
    ]);
  });

  it('is taken back, and everything is as it was, but that a start knows of it', async () => {
    const before = { ...entry(), started: '1.1.0-bbbbbbbb' };
    await startCanary(store, 'content', canary, by);
    await abort(store, 'content', { by: 'the origin', reason: 'errors' });
    expect(entry()).toEqual(before);
    expect(readHistory(store)[0]).toMatchObject({
      action: 'abort',
      by: 'the origin',
      reason: 'errors',
      from: '1.1.0-bbbbbbbb',
    });
  });

  it('is not taken back when another one has begun meanwhile', async () => {
    await startCanary(store, 'content', canary, by);
    await abort(store, 'content', by, '0.9.0-cccccccc');
    expect(entry()?.canary?.release).toBe('1.1.0-bbbbbbbb');
  });

  it.each([
    ['the same share again', () => startCanary(store, 'content', canary, by)],
    [
      'promote without a canary',
      async () => {
        await promote(store, 'content', by);
        return promote(store, 'content', by);
      },
    ],
    [
      'abort without a canary',
      async () => {
        await abort(store, 'content', by);
        return abort(store, 'content', by);
      },
    ],
  ])('%s changes nothing', async (_, again) => {
    await startCanary(store, 'content', canary, by);
    await again();
    const { serial } = readPointer(store);
    await again();
    expect(readPointer(store).serial).toBe(serial);
  });

  it('ends with a release or a rollback of its package', async () => {
    await startCanary(store, 'content', canary, by);
    await goLive(store, 'content', '1.0.0-aaaaaaaa', { action: 'rollback', ...by });
    expect(entry()).toEqual({ live: '1.0.0-aaaaaaaa', started: '1.1.0-bbbbbbbb' });
  });

  it('of a package that is not live, or of the live release itself, is refused', async () => {
    await expect(startCanary(store, 'nobody', canary, by)).rejects.toThrow("No release of 'nobody' is live");
    await expect(startCanary(store, 'content', { ...canary, release: '1.0.0-aaaaaaaa' }, by)).rejects.toThrow(
      'live for everybody',
    );
  });
});

describe('an urgent release', () => {
  it('is known by its serial until the next urgent one', async () => {
    const { serial } = await goLive(store, 'content', '1.1.0-bbbbbbbb', { action: 'release', urgent: true, ...by });
    expect(entry()?.urgent).toBe(serial);
    await goLive(store, 'content', '1.2.0-cccccccc', { action: 'release', ...by });
    expect(entry()?.urgent).toBe(serial);
  });
});

describe('what was checked', () => {
  it('is still so when it goes live, or nothing is done and somebody is told', async () => {
    const { serial } = readPointer(store);
    await startCanary(store, 'content', canary, by);
    const late = goLive(store, 'content', '1.2.0-cccccccc', { action: 'release', ...by, checked: serial });
    await expect(late).rejects.toThrow('Something else changed what is live meanwhile (canary of content by test)');
    await expect(promote(store, 'content', { ...by, checked: serial })).rejects.toThrow('Nothing was done');
    expect(entry()?.live).toBe('1.0.0-aaaaaaaa');
    await promote(store, 'content', { ...by, checked: serial + 1 });
    expect(entry()?.live).toBe('1.1.0-bbbbbbbb');
  });
});

describe('what browsers fall back to', () => {
  const [one, two, three, four] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc', '1.3.0-dddddddd'] as const;
  const release = (name: string, more = {}) => goLive(store, 'content', name, { action: 'release', ...by, ...more });
  const back = (name: string, more = { fault: true }) =>
    goLive(store, 'content', name, { action: 'rollback', ...by, ...more });

  it('is never the release that was just taken back: there is none, or an older good one', async () => {
    await release(two);
    await back(one);
    expect(entry()).toEqual({ live: one, started: two });
    await release(three);
    await release(four);
    await back(three, { fault: false });
    expect(entry()).toEqual({ live: three, previous: one, started: four });
  });

  it('is an older one after two rollbacks, and what was live after the next release', async () => {
    await release(two);
    await release(three);
    await back(two);
    expect(entry()?.previous).toBe(one);
    await release(four);
    expect(entry()?.previous).toBe(two);
    await back(two);
    expect(entry()?.previous).toBe(one);
  });

  it('is no release that went live against the gate', async () => {
    await release(two, { forced: true });
    await startCanary(store, 'content', { ...canary, release: three }, by);
    await promote(store, 'content', by);
    expect(entry()).toEqual({ live: three, previous: one, started: three });
  });
});
