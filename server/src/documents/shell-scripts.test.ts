import { expect, test } from 'vitest';
import { firstScripts, underLibrary } from '#documents/shell-scripts.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';

const shell = {
  name: 'shell',
  release: '1.0.0-aaaaaaaa',
  scripts: ['early.1.js', 'main.2.js'],
  files: { 'early.1.js': { integrity: 'sha384-E' }, 'main.2.js': { integrity: 'sha384-M' } },
} as unknown as ReleaseManifest;
const early = (when: string) =>
  `<script ${when}src="/r/shell/1.0.0-aaaaaaaa/early.1.js" integrity="sha384-E" crossorigin></script>\n`;

test('the shell’s scripts are named before the one that starts them', () => {
  expect(firstScripts('/r', shell, false)).toBe(
    `<link rel="start" as="script" href="/r/shell/1.0.0-aaaaaaaa/main.2.js" integrity="sha384-M" crossorigin>\n${early('async ')}`,
  );
});

test('a page that must not be painted before it has the early script run at once', () => {
  expect(firstScripts('/r', shell, true)).toContain(early(''));
});

test('a preview runs the shell under federation’s own runtime', () => {
  const chunks = { library: { scripts: ['library/library.3.js'], styles: [] } };
  expect(underLibrary({ ...shell, chunks }).scripts).toEqual(['early.1.js', 'library/library.3.js']);
});
