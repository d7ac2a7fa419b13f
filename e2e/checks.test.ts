import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checksOf, reachOf } from '#checks.mjs';
import { readOptions } from '#run-options.mjs';

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
  const checks = checksOf({ only: 'contact' });
  expect(Object.keys(checks)).toEqual(Object.keys(checksOf()));
  expect(checks.lint.at(-1)).toBe('remote-contact');
  const [config = ''] = checks.types.slice(-1);
  expect(JSON.parse(fs.readFileSync(path.join(root, config), 'utf8')).include).toContain('../../../remote-contact');
});

test('of the journeys it takes the remote’s own, and of a row of pages the first', () => {
  const { journeys = [] } = checksOf({ only: 'contact' });
  const [taken, left] = ['--grep', '--grep-invert'].map(
    (word) => new RegExp(journeys[journeys.indexOf(word) + 1] ?? ''),
  );
  const titles = {
    own: 'desktop remote-contact/journeys/booking.spec.ts a title',
    card: 'desktop e2e/specs/page-card.spec.ts remote-contact /contactus is in order',
    oneOfMany: 'desktop e2e/specs/page-card.spec.ts remote-contact /refer is in order @wide',
    everyPage: 'desktop e2e/specs/wide-text.spec.ts a title @every-page',
    others: 'desktop remote-content/journeys/content.spec.ts a title',
    cardOfOthers: 'desktop e2e/specs/page-card.spec.ts remote-content /about is in order',
  };
  const runs = (title: string) => taken?.test(title) === true && left?.test(title) === false;
  expect(Object.keys(titles).filter((name) => runs(titles[name as keyof typeof titles]))).toEqual(['own', 'card']);
  // What every change passes has them all.
  expect((checksOf().journeys ?? []).join(' ')).not.toContain('@wide');
});

test('slow tests are left out, by the name of their file or their tag, unless all are asked for', () => {
  const { unit = [], journeys = [] } = checksOf();
  expect(unit.slice(-2)).toEqual(['--project', '!*-slow']);
  const left = new RegExp(journeys[journeys.indexOf('--grep-invert') + 1] ?? 'none');
  const slow = ['desktop e2e/specs/a.slow.spec.ts a title', 'desktop e2e/specs/a.spec.ts a title @slow'];
  expect([...slow, 'desktop e2e/specs/a.spec.ts slow is told'].map((title) => left.test(title))).toEqual([
    true,
    true,
    false,
  ]);
  const all = checksOf({ all: true });
  expect([...(all.unit ?? []), ...(all.journeys ?? [])].join(' ')).not.toContain('slow');
});

test('options are read, and others are refused with those that there are', () => {
  expect(readOptions(['--only', 'contact', '--no-browser'])).toEqual({ only: 'contact', noBrowser: true });
  expect(readOptions(['--changed'])).toEqual({ changed: '' });
  expect(readOptions(['--changed', 'HEAD~2', '--all'])).toEqual({ changed: 'HEAD~2', all: true });
  expect(() => readOptions(['--al'])).toThrow(/There is no option '--al'\.\n.*\n.*--all /);
  expect(() => readOptions(['--only', 'contact', '--changed'])).toThrow('not both');
  expect(() => checksOf({ changed: 'no-such-commit' })).toThrow("There is no commit 'no-such-commit'");
});

test('what a change can break: its own package, what builds or asks it, and pages', () => {
  expect(reachOf(['remote-contact/src/pages.ts'])).toEqual({
    unit: ['remote-contact/', 'e2e/boundaries/', 'e2e/floor/'],
    journeys: ['--grep', 'remote-contact[/ ]|@every-page'],
  });
  const calculators = reachOf(['remote-calculators/src/engine/exact/money.ts']);
  expect(reachOf(['remote-calculators/src/calculators/sip/help.en.md'])).toEqual(calculators);
  expect(calculators.unit).toContain('server/src/mcp/');
  expect(reachOf(['server/src/main.ts'])).toEqual({ unit: ['server/', 'e2e/boundaries/', 'e2e/floor/'], journeys: [] });
  expect(reachOf(['shared/src/api/call.ts', 'docs/security.md'])).toEqual({ unit: [], journeys: [] });
  expect(reachOf(['docs/security.md', 'README.md'])).toEqual({
    unit: ['e2e/boundaries/', 'e2e/floor/'],
    journeys: undefined,
  });
  expect(reachOf(['e2e/specs/find.spec.ts']).journeys).toEqual(['--grep', 'e2e/specs/find\\.spec\\.ts']);
});
