import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cutTypes, inheritors } from '#floor/cut-types.ts';
import { lackedBy } from '#floor/support.ts';

const root = path.resolve(import.meta.dirname, '../..');
// Below node_modules, so that no other check sees them.
const folder = path.join(root, 'node_modules/.cache/browser-floor');
/** What `tsconfig.base.json` names, without what those take in. */
const LIBRARIES = /^lib\.(?:es5|es20(?:1[5-9]|2[0-4])(?!.*full)[.\w]*|dom|decorators[.\w]*)\.d\.ts$/;
/** What runs in browsers: the packages but their tests, and but the tool that takes antd's styles out. */
const SOURCES = ['shell/src', 'shared/src', ...globSync('remote-*/src', { cwd: root })];
const NOT_IN_BROWSERS = ['**/*.test.ts', '**/*.test.tsx', 'shared/src/antd/*css.ts'];

beforeAll(() => {
  const [place = ''] = globSync('node_modules/@typescript/typescript-*/lib', { cwd: root });
  const names = globSync('lib.*.d.ts', { cwd: path.join(root, place) }).filter((name) => LIBRARIES.test(name));
  const texts = names.map((name) => readFileSync(path.join(root, place, name), 'utf8'));
  const extendedBy = inheritors(texts);
  mkdirSync(folder, { recursive: true });
  names.forEach((name, index) => {
    writeFileSync(path.join(folder, name), cutTypes(texts[index] ?? '', extendedBy));
  });
});

test('no browser code relies on what a promised browser lacks', { timeout: 120_000 }, () => {
  const files = {
    include: SOURCES.map((source) => path.join(root, source, '**/*')),
    exclude: NOT_IN_BROWSERS.map((pattern) => path.join(root, pattern)),
  };
  expect(typeErrors('sources', files)).toEqual([]);
});

test('no pattern looks behind: a script that holds one is none to a promised browser', () => {
  expect(lackedBy('javascript.regular_expressions.lookbehind_assertion')).toContain('safari 15.4');
  const patterns = SOURCES.map((source) => `${source}/**/*.{ts,tsx}`);
  const files = globSync(patterns, { cwd: root, exclude: NOT_IN_BROWSERS });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

test('code that relies on it is refused, code that asks first is not', { timeout: 120_000 }, () => {
  const refused = [
    'AbortSignal.any([]);',
    'AbortSignal.timeout(1);',
    "URL.canParse('/');",
    'new URLSearchParams().size === 0;',
    'requestIdleCallback(() => {});',
    'document.forms[0]?.requestSubmit();',
    '[1].toSorted();',
    'Object.groupBy([1], String);',
    'Promise.withResolvers();',
    'document.body.showPopover();',
    "new Intl.Segmenter('hi');",
    'for (const view of [document.startViewTransition(() => {})]) view;',
  ];
  const asked = [
    "if (typeof requestIdleCallback === 'function') requestIdleCallback(() => {});",
    'document.forms[0]?.requestSubmit?.();',
    'structuredClone([1].at(-1));',
    'Object.hasOwn({}, String(crypto.getRandomValues(new Uint8Array(1))));',
  ];
  const probe = path.join(folder, 'probe.ts');
  writeFileSync(probe, ['export {};', ...refused, ...asked].join('\n'));
  const lines = typeErrors('probe', { include: [probe], exclude: [] }).map((error) => /\((\d+),/.exec(error)?.[1]);
  expect([...new Set(lines)].map(Number)).toEqual(refused.map((_, place) => place + 2));
});

/** What the compiler says about files when the types hold no more than the promised browsers. */
function typeErrors(name: string, files: { include: string[]; exclude: string[] }): string[] {
  const base = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  const { lib: _, ...options } = base.compilerOptions;
  const config = path.join(folder, `tsconfig.${name}.json`);
  const libraries = globSync('lib.*.d.ts', { cwd: folder });
  // Only what has changed since the last run is looked at anew.
  const tsBuildInfoFile = path.join(folder, `${name}.tsbuildinfo`);
  const compilerOptions = { ...options, noLib: true, types: [], incremental: true, tsBuildInfoFile };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: libraries, ...files }));
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line !== '');
}
