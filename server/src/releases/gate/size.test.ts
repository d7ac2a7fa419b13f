import { expect, test } from 'vitest';
import type { Situation } from '#releases/gate/manifest-checks.ts';
import { size } from '#releases/gate/manifest-checks.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const release = (bytes: number, brotli: number) =>
  ({
    ...{ release: '1.0.0-aaaaaaaa', pictures: {}, languages: {} },
    files: { 'a.js': { integrity: '', bytes, brotli } },
  }) as unknown as ReleaseManifest;
const said = (candidate: ReleaseManifest, before?: ReleaseManifest) => size({ candidate, before } as Situation);

test.each([
  ['the same', 300_000, 90_000, []],
  ['a little more', 400_000, 110_000, []],
  ['more over the wire', 400_000, 200_000, ['Size: 200 kB against 90 kB']],
  ['40 MB that pack to nothing', 40_000_000, 91_000, ['Size: 40000 kB unpacked against 300 kB']],
])('%s', (_title, bytes, brotli, expected) => {
  const problems = said(release(bytes, brotli), release(300_000, 90_000)) as string[];
  expect(problems.map((problem) => problem.split(' of ')[0])).toEqual(expected);
});

test('a first release has nothing to outgrow', () => {
  expect(said(release(40_000_000, 91_000))).toEqual([]);
});
