import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepRefusal } from '#releases/refusals.ts';
import { logReleases } from '#security/security-log.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const logger = { error: vi.fn() };
beforeEach(() => logger.error.mockClear());

test('what a command has done to the releases is told once, old history not at all', () => {
  const store = temporaryFolder('store');
  const change = (at: string, action: string) =>
    JSON.stringify({ at, by: 'asha', action, name: 'content', from: '1.0.0-aaaaaaaa', to: '1.0.0-bbbbbbbb' });
  const now = new Date().toISOString();
  fs.writeFileSync(
    path.join(store, 'history.jsonl'),
    `${change('2020-01-01T00:00:00.000Z', 'release')}\n${change(now, 'rollback')}\n`,
  );
  const told: object[] = [];
  const stop = logReleases(store, { tell: (entry) => told.push(entry) }, logger);
  stop();
  expect(told).toEqual([
    expect.objectContaining({
      ...{ event: 'release', what: 'rollback', who: 'release:asha', at: new Date(now) },
      ...{ detail: 'content 1.0.0-aaaaaaaa to 1.0.0-bbbbbbbb', reference: `release ${now} content rollback` },
    }),
  ]);
});

test('a command that was refused is told once, with its reason', () => {
  const store = temporaryFolder('store');
  keepRefusal(store, { by: 'asha', action: 'release', detail: 'The gate stopped content@1.0.0:\n  Size' });
  const told: object[] = [];
  logReleases(store, { tell: (entry) => told.push(entry) }, logger)();
  expect(told).toEqual([
    expect.objectContaining({
      ...{ event: 'release', what: 'release', outcome: 'refused', who: 'release:asha' },
      detail: 'The gate stopped content@1.0.0: Size',
    }),
  ]);
});

test('two refusals of one moment are two, and one that was written down before keeps its reference', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T10:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  const store = temporaryFolder('store');
  const before = { at: '2026-11-28T10:00:00.000Z', by: 'asha', action: 'release', detail: 'The gate stopped it.' };
  fs.writeFileSync(path.join(store, 'refusals.jsonl'), JSON.stringify(before));
  for (const detail of ['content was changed meanwhile.', 'contact was changed meanwhile.'])
    keepRefusal(store, { by: 'asha', action: 'release', detail });
  const read = () => {
    const told: { reference: string | null }[] = [];
    logReleases(store, { tell: (entry) => told.push(entry) }, logger)();
    return told.map(({ reference }) => reference);
  };
  const [first, ...others] = read();
  expect(first).toBe('refusal 2026-11-28T10:00:00.000Z release');
  expect(new Set(others).size).toBe(2);
  expect(read(), 'the next start tells the same').toEqual([first, ...others]);
});

test('a history that cannot be read ends no origin; it is said once, and told once it can be read', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = temporaryFolder('store');
  const refusals = path.join(store, 'refusals.jsonl');
  fs.mkdirSync(refusals);
  const told: object[] = [];
  const stop = logReleases(store, { tell: (entry) => told.push(entry) }, logger);
  vi.advanceTimersByTime(10_000);
  expect(logger.error).toHaveBeenCalledOnce();
  fs.rmdirSync(refusals);
  keepRefusal(store, { by: 'asha', action: 'release', detail: 'The gate stopped content@1.0.0.' });
  vi.advanceTimersByTime(5_000);
  stop();
  expect(told).toEqual([expect.objectContaining({ outcome: 'refused' })]);
});
