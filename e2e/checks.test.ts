import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allChecks, checksOf } from '#checks.mjs';

const root = path.resolve(import.meta.dirname, '..');

test('another name than a remote’s is refused before anything runs', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['e2e/run.mjs', '--only', 'nobody'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain("There is no remote 'nobody'. Say one of: account, calculators, contact, content.");
  expect([status, stdout]).toEqual([1, '0 passed, 1 failed\n']);
});

test('a remote’s run makes every check that the whole run makes, on less', () => {
  const checks = checksOf('contact');
  expect(Object.keys(checks)).toEqual(Object.keys(allChecks));
  expect(checks.lint.at(-1)).toBe('remote-contact');
  const [config = ''] = checks.types.slice(-1);
  expect(JSON.parse(fs.readFileSync(path.join(root, config), 'utf8')).include).toContain('../../../remote-contact');
});

test('of the journeys it takes the remote’s own and those that every page must pass', () => {
  const taken = new RegExp(checksOf('contact').journeys.at(-1) ?? '');
  const titles = {
    own: 'desktop remote-contact/journeys/booking.spec.ts a title',
    budgets: 'desktop e2e/specs/budgets.spec.ts no public page of remote-contact takes more',
    everyPage: 'desktop e2e/specs/wide-text.spec.ts a title @every-page',
    others: 'desktop remote-content/journeys/content.spec.ts a title',
    budgetsOfOthers: 'desktop e2e/specs/budgets.spec.ts no public page of remote-content takes more',
  };
  expect(Object.entries(titles).flatMap(([name, title]) => (taken.test(title) ? [name] : []))).toEqual([
    'own',
    'budgets',
    'everyPage',
  ]);
});
