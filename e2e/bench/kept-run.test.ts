import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptRun } from '#bench/kept-run.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-run-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('an interrupted run goes on with what it has measured, and a finished one leaves nothing', () => {
  const first = keptRun(7, 'abc', folder);
  first.measured.pages['/'] = { navigation: { from: '/goals', ms: 100 } };
  first.keep();
  first.measured.pages['/goals'] = {};
  const second = keptRun(7, 'abc', folder);
  expect(second.measured).toEqual({
    runs: 7,
    failures: [],
    pages: { '/': { navigation: { from: '/goals', ms: 100 } } },
  });
  second.end();
  expect(keptRun(7, 'abc', folder).measured.pages).toEqual({});
});

test('another commit, and another number of runs, begins anew', () => {
  const run = keptRun(7, 'abc', folder);
  run.measured.pages['/'] = {};
  run.keep();
  for (const other of [keptRun(7, 'abd', folder), keptRun(3, 'abc', folder)]) expect(other.measured.pages).toEqual({});
});
