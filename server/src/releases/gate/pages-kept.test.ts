import { expect, test } from 'vitest';
import type { Situation } from '#releases/gate/manifest-checks.ts';
import { pagesKept } from '#releases/gate/manifest-checks.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { partProblems } from '#releases/verdicts.ts';

const release = (...paths: string[]) =>
  ({ release: '1.0.0', pages: paths.map((path) => ({ path })) }) as unknown as ReleaseManifest;
const said = (candidate: ReleaseManifest, before?: ReleaseManifest, others: ReleaseManifest[] = []) =>
  pagesKept({ candidate, before, others } as unknown as Situation) as string[];

test('a page that would be gone is told, and a person may accept it', () => {
  const problems = said(release('/a'), release('/a', '/b', '/c'));
  expect(problems).toEqual(['Differs: Pages: /b, /c of 1.0.0 would be gone. --accept lets it through.']);
  expect(partProblems(problems)).toEqual({ damage: [], differences: problems });
});

test('pages that stay, come, or move to another remote are no matter', () => {
  expect(said(release('/a', '/b'), release('/a'))).toEqual([]);
  expect(said(release('/a'))).toEqual([]);
  expect(said(release('/a'), release('/a', '/b'), [release('/b')])).toEqual([]);
});

test('damage is no difference', () => {
  expect(partProblems(['Smoke: / shows no header.'])).toEqual({
    damage: ['Smoke: / shows no header.'],
    differences: [],
  });
});
