import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** They draw a page of their own. */
const OTHERS = ['plan-your-goal'];

test('every calculator brings the layout of the first screen, for the planner goes without its bytes', () => {
  const files = fs.globSync('*/texts.tsx', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(20);
  const without = files
    .filter((file) => !fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('/first-screen.css'))
    .map((file) => path.dirname(file));
  expect(without.sort()).toEqual(OTHERS);
});
