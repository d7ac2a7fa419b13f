import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packages, root } from '#boundaries/documents.ts';
import { known, PROOFS, quotedCommands, scriptsOf } from '#boundaries/quoted-commands.ts';

test('every command in a document is run by somebody', () => {
  expect(quotedCommands.length).toBeGreaterThan(60);
  expect(quotedCommands.filter(({ command }) => known(command) === undefined)).toEqual([]);
});

test('every script in a document exists, and every folder that tests are asked for has some', () => {
  const lost = quotedCommands.filter(({ command }) => {
    const [, script = '', rest = ''] = /^npm run (?:--silent )?([\w:-]+)(.*)/.exec(command) ?? [];
    const [, workspace = '.'] = / -w (\S+)/.exec(rest) ?? [];
    const [, filters = ''] = /^npx vitest run(.*)/.exec(command) ?? [];
    return (script !== '' && !(script in scriptsOf(workspace))) || filters.split(' ').some((one) => !hasTests(one));
  });
  expect(lost).toEqual([]);
});

test('no proof is left of a command that nobody quotes any more', () => {
  const used = new Set(quotedCommands.map(({ command }) => known(command)));
  expect(Object.keys(PROOFS).filter((start) => !used.has(start))).toEqual([]);
});

test('a command that nobody runs is noticed', () =>
  expect(['npm run nothing', 'npm run benches', 'psql -c "x"'].map(known)).toEqual([undefined, undefined, undefined]));

test.each(Object.entries(PROOFS).flatMap(([start, proof]) => ('by' in proof ? [{ start, ...proof }] : [])))(
  '$start is run by $by',
  ({ by, holds }) => expect(fs.readFileSync(path.join(root, by), 'utf8')).toContain(holds),
);

/** Whether a folder or file that vitest is asked for holds a test. */
const hasTests = (filter: string) =>
  filter === '' ||
  fs
    .globSync([`${filter}*`, `${filter}/**/*.test.{ts,tsx}`], { cwd: root })
    .some((file) => /\.test\.tsx?$/.test(file)) ||
  packages.some((name) => filter === name && fs.globSync(`${name}/src/**/*.test.*`, { cwd: root }).length > 0);
