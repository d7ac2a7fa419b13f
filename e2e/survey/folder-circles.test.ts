import { expect, test } from 'vitest';
import { folderCircles } from '#survey/folder-circles.ts';
import { sources } from '#survey/sources.ts';

const source = (file: string, ...imports: string[]) => ({
  file: `shell/src/${file}`,
  package: 'shell',
  text: imports.map((name) => `import { x } from '#${name}';`).join('\n'),
});

test('finds folders that need one another over a third, and none where all needs lead one way', () => {
  const a = source('a/one.ts', 'b/one.ts');
  const b = source('b/one.ts', 'c/deep/one.ts', 'b/two.ts');
  expect(folderCircles([a, b, source('c/deep/one.ts')])).toEqual([]);
  expect(folderCircles([a, b, source('c/deep/one.ts', 'a/two.ts')])).toEqual([
    ['shell/src/a', 'shell/src/b', 'shell/src/c/deep'],
  ]);
});

test('a part that is loaded later counts as well', () => {
  const later = { ...source('b/one.ts'), text: "import(/* webpackChunkName: 'x' */ '#a/one.ts')" };
  expect(folderCircles([source('a/one.ts', 'b/one.ts'), later])).toHaveLength(1);
});

test('no folders need one another', () => {
  expect(folderCircles(sources().filter(({ file }) => /\.(ts|tsx)$/.test(file)))).toEqual([]);
});
