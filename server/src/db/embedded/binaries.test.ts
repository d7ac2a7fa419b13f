import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findBinaries } from '#db/embedded/initialise.ts';

test('the programs run, and finding them twice changes nothing', () => {
  const { postgres } = findBinaries();
  expect(findBinaries().postgres).toBe(postgres);
  expect(execFileSync(postgres, ['--version'], { encoding: 'utf8' })).toMatch(/^postgres \(PostgreSQL\) 18/);
});
