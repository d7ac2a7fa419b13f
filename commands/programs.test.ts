import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { names, programsOf } from './programs.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { scripts, workspaces } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};

test.each([
  ['calc', ['sip', '{"years":10}'], [['remote-calculators/bin/calc.ts', 'sip', '{"years":10}']]],
  ['bench:gate', ['--only', 'a b'], [['e2e/bench/gate/run.ts', '--only', 'a b']]],
  ['lint', ['--verbose'], [['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--verbose']]],
  ['check', ['--only', 'contact'], [['e2e/run.mjs', '--no-browser', '--only', 'contact']]],
  ['start', ['--x'], [['server/src/releases/cli/ensure.ts'], ['server/src/main.ts', '--x']]],
])('%s with %j', (name, words, programs) => expect(programsOf(name, words)).toEqual(programs));

test.each(['nothing', 'constructor', undefined])('%s is refused with all the names', (name) =>
  expect(() => programsOf(name, [])).toThrow(`There is no command '${name ?? ''}'. Say one of: ${names.join(', ')}.`),
);

test('every script goes through the launcher by its own name, so each installs first', () => {
  const others = Object.entries<string>(scripts).filter(([name, line]) => line !== `node commands/run.mjs ${name}`);
  expect(others).toEqual([]);
  const inPackages = workspaces.flatMap((folder: string) => Object.entries(scriptsOf(folder)));
  expect(inPackages.length).toBeGreaterThan(4);
  const otherwise = inPackages.filter(
    ([name, line]: [string, string]) => line.replace(/ > .*/, '') !== `node ../commands/run.mjs ${name}`,
  );
  expect(otherwise).toEqual([]);
});

test('every name is a script, and its programs exist', () => {
  const known = new Set([scripts, ...workspaces.map(scriptsOf)].flatMap((one) => Object.keys(one)));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  const files = names.flatMap((name) => programsOf(name, []).map(([file = '']) => file));
  expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
});
