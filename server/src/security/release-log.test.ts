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
