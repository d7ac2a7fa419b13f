import { expect, test } from 'vitest';
import { runProgram } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

// As an operator runs them: what a module names after it has begun is missing there, and in no import of its functions.
test.each([
  ['the list', [], { releases: {} }],
  ['prune', ['prune'], { ok: true, removed: [] }],
  ['prune of a dry run', ['prune', '--dry-run'], { ok: true, removed: [] }],
])('%s runs as a program', async (_what, words, said) => {
  const { stdout } = await runProgram('releases/cli/releases.ts', [...words, '--json'], {
    DATA_DIR: temporaryFolder('releases-program'),
  });
  expect(JSON.parse(stdout)).toMatchObject(said);
});
