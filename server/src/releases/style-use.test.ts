import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { STYLE_CONTRACT } from 'shared/ui/style-contract';
import { expect, test } from 'vitest';
import { releasablePackages } from '#releases/packages.ts';
import { styleNames, styleUse, uses } from '#releases/release-uses.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

const remotes = releasablePackages()
  .map(({ directory }) => directory)
  .filter((directory) => directory !== 'shell');
const offered = styleNames(path.join(repositoryRoot, 'shared/src/ui')).own;
const namesOf = (directory: string) => styleNames(path.join(repositoryRoot, directory, 'src'));

test('the shell’s styles draw every declared class and define every declared token', () => {
  expect(STYLE_CONTRACT.classes.filter((name) => !offered.classes.has(name))).toEqual([]);
  expect(STYLE_CONTRACT.tokens.filter((name) => !offered.tokens.has(name))).toEqual([]);
});

test.each(remotes)('%s uses nothing of the shell’s styles that is not declared', (directory) => {
  const { classes, tokens, own } = namesOf(directory);
  const undeclared = (used: Set<string>, all: Set<string>, declared: readonly string[]) =>
    [...used].filter((name) => all.has(name) && !declared.includes(name));
  expect(undeclared(classes, offered.classes, STYLE_CONTRACT.classes)).toEqual([]);
  expect(undeclared(tokens, offered.tokens, STYLE_CONTRACT.tokens)).toEqual([]);
  expect([...own.tokens].filter((name) => offered.tokens.has(name))).toEqual([]);
});

test('nothing is declared that no remote uses', () => {
  const used = remotes.map((directory) => styleUse(repositoryRoot, directory));
  const unused = (kind: 'classes' | 'tokens') =>
    STYLE_CONTRACT[kind].filter((name) => !used.some((one) => one[kind].includes(name)));
  expect({ classes: unused('classes'), tokens: unused('tokens') }).toEqual({ classes: [], tokens: [] });
});

test('names are read from attributes, selectors and values, and the beginning of one counts for all of them', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'style-names-'));
  fs.writeFileSync(
    path.join(folder, 'part.tsx'),
    'const a = <p className="card small" style={{ width: "var(--measure)" }}>two words</p>;\n' +
      'const b = <p className={`grid grid--$' +
      '{n}$' +
      "{on ? ' is-live' : ''}`} labelClassName={wide ? 'wide' : undefined} />;\n",
  );
  fs.writeFileSync(path.join(folder, 'part.css'), '/* .no */ .part > .icon { --x: 1px; color: var(--ink); }');
  fs.writeFileSync(path.join(folder, 'part.test.tsx'), '<p className="of-a-test" />');
  const { classes, tokens, own } = styleNames(folder);
  fs.rmSync(folder, { recursive: true });
  expect([...classes].sort()).toEqual(['card', 'grid', 'grid--', 'icon', 'is-live', 'part', 'small', 'wide']);
  expect([...tokens].sort()).toEqual(['--ink', '--measure']);
  expect([[...own.classes].sort(), [...own.tokens]]).toEqual([['icon', 'part'], ['--x']]);
  expect([uses(classes, 'grid--3'), uses(classes, 'grids')]).toEqual([true, false]);
});
