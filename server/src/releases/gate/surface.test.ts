import { expect, test } from 'vitest';
import { surface } from '#releases/gate/manifest-checks.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const store = new ReleaseStore(temporaryFolder('surface'));
const shell = addRelease(store, 'shell', '1.0.0-aaaaaaaa', {
  offers: { 'shared/ui': ['Button'], react: ['useState'] },
});
const other = addRelease(store, 'shell', '1.0.0-bbbbbbbb');
const fitting = addRelease(store, 'contact', '1.0.0-aaaaaaaa', { uses: { 'shared/ui': ['Button'] } });
const wanting = addRelease(store, 'content', '1.0.0-aaaaaaaa', {
  uses: { 'shared/ui': ['Knob'], 'shared/api': ['call'] },
});
const silent = addRelease(store, 'account', '1.0.0-aaaaaaaa');

test('a remote that uses what the shell does not offer is stopped', async () => {
  const found = (candidate: typeof shell) => surface({ store, candidate, shell, before: undefined, others: [] });
  expect(await found(fitting)).toEqual([]);
  expect(await found(wanting)).toEqual([
    'Shared: content@1.0.0-aaaaaaaa uses Knob of shared/ui, which the shell 1.0.0-aaaaaaaa does not offer.',
    'Shared: content@1.0.0-aaaaaaaa uses call of shared/api, which the shell 1.0.0-aaaaaaaa does not offer.',
  ]);
});

test('a shell that does not offer what a live remote uses is stopped', async () => {
  const problems = await surface({ store, candidate: shell, shell, before: undefined, others: [fitting, wanting] });
  expect(problems.map((problem) => problem.split(' ')[1])).toEqual(Array(2).fill('content@1.0.0-aaaaaaaa'));
});

test('releases whose builds do not say it are judged by their pages alone', async () => {
  expect(await surface({ store, candidate: silent, shell, before: undefined, others: [] })).toEqual([]);
  expect(await surface({ store, candidate: wanting, shell: other, before: undefined, others: [] })).toEqual([]);
});
