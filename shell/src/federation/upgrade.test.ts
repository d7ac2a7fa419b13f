import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const modules = path.join(root, 'node_modules');
const runtime = path.join(modules, '@module-federation/webpack-bundler-runtime/dist');
const read = (...place: string[]) => fs.readFileSync(path.join(...place), 'utf8');

test('the bundler’s part of federation takes its instance from the file that is replaced', () => {
  expect(read(runtime, 'index.js')).toContain('import { init } from "./init.js";');
  expect(read(runtime, 'init.js')).toMatch(/^export \{ init \};$/m);
  expect(read(runtime, 'init.js')).toMatch(/^function init\(\{ webpackRequire \}\) \{$/m);
});

test('a build calls nothing of its instance but what shared-packages.ts has', () => {
  const parts = ['attachShareScopeMap', 'consumes', 'initializeSharing', 'installInitialConsumes'];
  const called = parts.flatMap((name) =>
    [...read(runtime, `${name}.js`).matchAll(/(?:federationInstance|federation\.instance|mfInstance)\??\.(\w+)/g)].map(
      ([, member]) => member,
    ),
  );
  expect([...new Set(called)].sort()).toEqual([
    ...['initializeSharing', 'loadShare', 'loadShareSync', 'name', 'options', 'shareScopeMap'],
  ]);
});

test('a remote’s entry is joined by what federation-runtime.ts stands in for', () => {
  const text = read(runtime, 'initContainerEntry.js');
  for (const step of [
    'federationInstance.initShareScopeMap(',
    '.attachShareScopeMap(webpackRequire)',
    'webpackRequire.I(',
  ])
    expect(text).toContain(step);
});

test('of the router, its components’ names and what server components need go, and nothing else', async () => {
  const loader = await import(pathToFileURL(path.join(root, 'pure-components.mjs')).href);
  const { default: edit, unused } = loader as { default: (source: string) => string; unused: string[] };
  const dist = path.join(modules, 'react-router/dist/production');
  const files = fs.readdirSync(dist).filter((name) => name.endsWith('.mjs'));
  const text = files.map((name) => read(dist, name)).join('\n');
  const edited = edit(text);

  const changed = 'the router is written in another way: see pure-components.mjs';
  for (const part of unused) expect(text.split(part).length, changed).toBe(2);
  const names = text.match(/^\w+\.displayName = "\w+";$/gm) ?? [];
  expect(names.length, changed).toBeGreaterThan(5);
  expect(marksOf(edited) - marksOf(text), changed).toBeGreaterThan(5);
  expect(edited, changed).not.toMatch(/^\w+\.displayName =/m);

  const left = [...unused, ...names].reduce((rest, part) => rest.replace(part, ''), text);
  expect(edited.replaceAll(MARK, '')).toBe(left.replaceAll(MARK, ''));
});

const MARK = '/* @__PURE__ */ ';
const marksOf = (text: string) => text.split(MARK).length;
