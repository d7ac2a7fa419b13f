import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mendPointer, readHistory, readPointer } from '#releases/pointer.ts';
import { goLive } from '#releases/release-commands.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let store: string;
beforeEach(() => {
  store = temporaryFolder('pointer');
});

const release = { action: 'release', by: 'test' } as const;

describe('the live pointer', () => {
  it('starts empty, grows its serial by one a change, and keeps what was replaced', async () => {
    expect(readPointer(store)).toMatchObject({ serial: 0, releases: {} });
    await goLive(store, 'calculators', '1.0.0-aaaaaaaa', release);
    const pointer = await goLive(store, 'calculators', '1.1.0-bbbbbbbb', release);
    expect(pointer.serial).toBe(2);
    expect(pointer.releases.calculators).toEqual({
      ...{ live: '1.1.0-bbbbbbbb', previous: '1.0.0-aaaaaaaa', started: '1.1.0-bbbbbbbb' },
    });
    expect(readPointer(store)).toEqual(pointer);
  });

  it('changes nothing when the release is live already', async () => {
    await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    expect(readPointer(store).serial).toBe(1);
    expect(readHistory(store)).toHaveLength(1);
  });

  it('remembers who changed what, when and why, newest first', async () => {
    await goLive(store, 'contact', '1.0.0-aaaaaaaa', release);
    await goLive(store, 'contact', '0.9.0-bbbbbbbb', { action: 'rollback', by: 'night shift', reason: 'map broken' });
    const [newest, oldest] = readHistory(store);
    expect(newest).toMatchObject({
      action: 'rollback',
      by: 'night shift',
      reason: 'map broken',
      from: '1.0.0-aaaaaaaa',
      to: '0.9.0-bbbbbbbb',
    });
    expect(oldest).toMatchObject({ from: null, to: '1.0.0-aaaaaaaa' });
  });

  it('keeps a rollback across a start with unchanged sources', async () => {
    await goLive(store, 'account', '1.0.0-aaaaaaaa', { action: 'start', by: 'test' });
    await goLive(store, 'account', '0.9.0-bbbbbbbb', { action: 'rollback', by: 'test' });
    expect(readPointer(store).releases.account).toEqual({
      live: '0.9.0-bbbbbbbb',
      previous: '1.0.0-aaaaaaaa',
      started: '1.0.0-aaaaaaaa',
    });
  });

  it('refuses a file that is not a pointer', () => {
    fs.writeFileSync(path.join(store, 'live.json'), '{"serial":"many"}');
    expect(() => readPointer(store)).toThrow('is damaged');
  });

  it('leaves a copy beside it, to be put back when it was damaged', async () => {
    const pointer = await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    fs.writeFileSync(path.join(store, 'live.json'), '{"serial": 1, "rel');
    await expect(goLive(store, 'content', '1.1.0-bbbbbbbb', release)).rejects.toThrow(
      `cp ${store}/live.copy.json ${store}/live.json`,
    );
    fs.copyFileSync(path.join(store, 'live.copy.json'), path.join(store, 'live.json'));
    expect(readPointer(store)).toEqual(pointer);
  });

  it('is mended from its copy, once', async () => {
    const pointer = await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    fs.writeFileSync(path.join(store, 'live.json'), '');
    expect(mendPointer(store)).toMatch(/was damaged .* live\.damaged\.json\.$/);
    expect(readPointer(store)).toEqual(pointer);
    expect(mendPointer(store)).toBeNull();
  });

  it('that is gone is not taken for that of a new store: the next release would take all others off the site', async () => {
    const pointer = await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    fs.rmSync(path.join(store, 'live.json'));
    await expect(goLive(store, 'shell', '1.1.0-bbbbbbbb', release)).rejects.toThrow(
      `cp ${store}/live.copy.json ${store}/live.json`,
    );
    expect(mendPointer(store)).toMatch(/was gone and is what its copy said again\.$/);
    expect(readPointer(store)).toEqual(pointer);
    expect(fs.readdirSync(store).sort()).toEqual(['history.jsonl', 'live.copy.json', 'live.json']);
  });

  it('is there at every moment while it is mended', async () => {
    await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    fs.writeFileSync(path.join(store, 'live.json'), '{"serial": 1, "rel');
    const { ino } = fs.statSync(path.join(store, 'live.json'));
    const copying = vi.spyOn(fs, 'copyFileSync').mockImplementation(() => {
      throw new Error('killed');
    });
    expect(() => mendPointer(store)).toThrow('killed');
    copying.mockRestore();
    expect(fs.statSync(path.join(store, 'live.json')).ino).toBe(ino);
    expect(mendPointer(store)).toContain('was damaged');
    expect(fs.readFileSync(path.join(store, 'live.damaged.json'), 'utf8')).toBe('{"serial": 1, "rel');
  });

  it('changes nothing when the disk does not take the whole file, and says how to make room', async () => {
    const long = `1.0.0-${'a'.repeat(200)}`;
    for (let remote = 0; remote < 40; remote += 1) await goLive(store, `remote-${remote}`, long, release);
    const before = [
      fs.readFileSync(path.join(store, 'live.json')),
      fs.readFileSync(path.join(store, 'live.copy.json')),
    ];
    const script = `
      const { goLive } = await import('#releases/release-commands.ts');
      await goLive(process.argv[1], 'content', '1.0.0-bbbbbbbb', { action: 'release', by: 'test' });
    `;
    const origin = path.resolve(import.meta.dirname, '../..');
    // Files of this process may have 4 KiB: what is longer is written in part, as on a full disk.
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 8; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', script, store],
      { cwd: origin, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('is full. Nothing was changed. Make room: npm run releases -- prune');
    expect([
      fs.readFileSync(path.join(store, 'live.json')),
      fs.readFileSync(path.join(store, 'live.copy.json')),
    ]).toEqual(before);
    expect(fs.readdirSync(store).sort()).toEqual(['history.jsonl', 'live.copy.json', 'live.json']);
  });

  it.each([
    ['takes no lock', 'writeFileSync', '.live.lock.'],
    ['takes no copy', 'writeFileSync', 'live.copy.json.'],
    ['takes half a line of the history', 'appendFileSync', 'history.jsonl'],
  ] as const)('says how to make room where the disk %s, and leaves all as it was', async (_, call, place) => {
    await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    const files = () => fs.readdirSync(store).map((file) => [file, fs.readFileSync(path.join(store, file), 'utf8')]);
    const before = files();
    const write = fs[call];
    const full = vi.spyOn(fs, call).mockImplementation((...parts: Parameters<typeof fs.writeFileSync>) => {
      const [file, text, options] = parts;
      if (!path.basename(String(file)).startsWith(place)) return write(file, text as string, options);
      write(file, String(text).slice(0, 20));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    const moved = goLive(store, 'content', '1.1.0-bbbbbbbb', release).finally(() => full.mockRestore());
    await expect(moved).rejects.toThrow(
      `The disk that holds ${store} is full. Nothing was changed. Make room: npm run releases -- prune (what is live stays live)`,
    );
    expect(files()).toEqual(before);
    await goLive(store, 'content', '1.1.0-bbbbbbbb', release);
    expect(readHistory(store).map(({ to }) => to)).toEqual(['1.1.0-bbbbbbbb', '1.0.0-aaaaaaaa']);
  });

  it('loses one line of the history to a crash, and not the next', async () => {
    await goLive(store, 'content', '1.0.0-aaaaaaaa', release);
    fs.appendFileSync(path.join(store, 'history.jsonl'), '{"at":"2026-');
    await goLive(store, 'content', '1.1.0-bbbbbbbb', release);
    expect(readHistory(store).map(({ to }) => to)).toEqual(['1.1.0-bbbbbbbb', '1.0.0-aaaaaaaa']);
  });

  it('loses nothing when 50 publishers in two processes write at once', async () => {
    const script = `
      const { goLive } = await import('#releases/release-commands.ts');
      const [store, prefix] = process.argv.slice(1);
      await Promise.all(Array.from({ length: 25 }, (_, n) => goLive(store, prefix + n, '1.0.0-cccccccc', { action: 'release', by: prefix })));
    `;
    const publish = (prefix: string) =>
      new Promise((resolve) =>
        spawn(process.execPath, ['--input-type=module', '-e', script, store, prefix], {
          cwd: path.resolve(import.meta.dirname, '../..'),
          stdio: 'inherit',
        }).on('exit', resolve),
      );
    expect(await Promise.all([publish('left'), publish('right')])).toEqual([0, 0]);
    const pointer = readPointer(store);
    expect(pointer.serial).toBe(50);
    expect(Object.keys(pointer.releases)).toHaveLength(50);
    expect(readHistory(store)).toHaveLength(50);
  });
});
