import { expect, test } from 'vitest';
import type { Situation } from '#releases/gate/manifest-checks.ts';
import { styleContract } from '#releases/gate/manifest-checks.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { partProblems } from '#releases/verdicts.ts';

type Contract = ReleaseManifest['styleContract'];

const release = (name: string, contract: Contract) =>
  ({ name, release: '1.0.0', styleContract: contract }) as ReleaseManifest;
const shellWith = (contract: Contract) => release('shell', contract);
const offered = { version: 2, classes: ['card', 'stack'], tokens: ['--ink'] };
const said = (candidate: ReleaseManifest, shell: ReleaseManifest, others: ReleaseManifest[] = []) =>
  partProblems(styleContract({ candidate, shell, others } as unknown as Situation) as string[]);

test('a remote that uses what the running shell offers passes', () => {
  const remote = release('contact', { version: 1, classes: ['card'], tokens: ['--ink'] });
  expect(said(remote, shellWith(offered))).toEqual({ damage: [], differences: [] });
});

test.each([2, 3])('one of version %i that uses a name which the shell lacks is stopped', (version) => {
  const remote = release('contact', { version, classes: ['card', 'chip'], tokens: ['--shine'] });
  expect(said(remote, shellWith(offered)).damage).toEqual([
    `Styles: contact@1.0.0 uses .chip, --shine of version ${version} of the style contract, which the shell 1.0.0 (version 2) does not offer.`,
  ]);
});

test('one of an earlier version is left to a person', () => {
  const remote = release('contact', { version: 1, classes: ['chip'], tokens: [] });
  const { damage, differences } = said(remote, shellWith(offered));
  expect([damage, differences.length]).toEqual([[], 1]);
});

test('a shell that drops what a live remote uses is stopped, and names the remote', () => {
  const remotes = [
    release('contact', { ...offered, classes: ['chip'] }),
    release('content', { ...offered, classes: ['card'] }),
  ];
  const shell = shellWith(offered);
  expect(said(shell, shell, remotes).damage).toEqual([expect.stringContaining('contact@1.0.0 uses .chip of')]);
});
