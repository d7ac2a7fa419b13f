import { expect, test } from 'vitest';
import { closedFor, previewToken, readPreviewToken } from '#releases/preview-link.ts';
import { goLive } from '#releases/release-commands.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { keepVerdict } from '#releases/verdicts.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const HOUR_MS = 3_600_000;
const release = { name: 'contact', release: '1.0.0-aaaaaaaa' };

test('a link opens its release until it ends, and nothing else', () => {
  const store = temporaryFolder('previews');
  expect(readPreviewToken(store, 'contact@1.0.0-aaaaaaaa')).toBe('unsigned');
  const token = previewToken(store, release, HOUR_MS);
  expect(readPreviewToken(store, token)).toEqual(release);
  expect(readPreviewToken(store, token, Date.now() + HOUR_MS + 2_000)).toBe('expired');
  for (const forged of [
    'contact@1.0.0-a',
    token.replace('1.0.0', '1.0.1'),
    token.replace(/~(\w)/, '~z$1'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.split('~').slice(0, 2).join('~'),
    '',
  ])
    expect(readPreviewToken(store, forged)).toBe('unsigned');
  expect(readPreviewToken(temporaryFolder('previews'), token)).toBe('unsigned');
});

test('what the gate stopped, or was taken back for a fault, opens for nobody', async () => {
  const store = new ReleaseStore(temporaryFolder('previews'));
  for (const name of ['1.0.0-aaaaaaaa', '0.9.0-bbbbbbbb']) addRelease(store, 'contact', name);
  expect(closedFor(store, release)).toBeNull();
  keepVerdict(store, release, { beside: [], problems: ['Smoke: it throws.'], leftOut: [] });
  expect(closedFor(store, release)).toContain('Smoke: it throws.');
  keepVerdict(store, release, { beside: [], problems: [], leftOut: [] });
  expect(closedFor(store, release)).toBeNull();
  const by = { by: 'test', reason: 'a hole' };
  await goLive(store.directory, 'contact', '0.9.0-bbbbbbbb', { action: 'release', ...by });
  await goLive(store.directory, 'contact', release.release, { action: 'release', ...by });
  await goLive(store.directory, 'contact', '0.9.0-bbbbbbbb', { action: 'rollback', ...by, fault: true });
  expect(closedFor(store, release)).toBe('it was taken back for a fault by test: a hole');
});
