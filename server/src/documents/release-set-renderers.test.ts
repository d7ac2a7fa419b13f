import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import { Renderer } from '#documents/renderer.ts';
import { integrityOf } from '#releases/integrity.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const folder = temporaryFolder('set-renderers');
const made: ReleaseSetRenderers[] = [];
afterEach(() => {
  for (const each of made.splice(0)) each.stop();
});

function renderersOf(options: ConstructorParameters<typeof ReleaseSetRenderers>[1], ways = {}) {
  const renderers = new ReleaseSetRenderers(() => new Renderer(folder, ways), options);
  made.push(renderers);
  return renderers;
}

/** A page that says how often its process's shell has rendered, and waits if its address says so. */
const code = `let count = 0;
exports.provides = {};
exports.render = async (url) => {
  if (url === '/loop') for (;;);
  if (url === '/slow') await new Promise((done) => setTimeout(done, 300));
  count += 1;
  return url + ' ' + count;
};`;
const file = path.join(folder, 'shell.cjs');
fs.writeFileSync(file, code);
const shell = { file, integrity: integrityOf(Buffer.from(code)) };
const request = (url: string) => ({ url, shell, remotes: {}, data: {} });

test('a set has one process, and no other set has the same', async () => {
  const renderers = renderersOf({ kept: 3 });
  expect(await renderers.render('live', request('/a'))).toBe('/a 1');
  expect(await renderers.render('preview', request('/a'))).toBe('/a 1');
  expect(await renderers.render('live', request('/a'))).toBe('/a 2');
});

test('a change ends every process, and what was under way is finished first', async () => {
  const renderers = renderersOf({ kept: 3 });
  await renderers.render('live', request('/a'));
  const slow = renderers.render('live', request('/slow'));
  renderers.change();
  expect(await renderers.render('live', request('/a'))).toBe('/a 1');
  expect(await slow).toBe('/slow 2');
});

test('the least wanted set, and one that rests, lose their process', async () => {
  const renderers = renderersOf({ kept: 2, idleMs: 600 });
  for (const set of ['one', 'two', 'three']) await renderers.render(set, request('/a'));
  expect(await renderers.render('three', request('/a'))).toBe('/a 2');
  expect(await renderers.render('one', request('/a'))).toBe('/a 1');
  await vi.waitFor(async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await renderers.render('three', request('/a'))).toBe('/a 1');
  }, 10_000);
});

test('a loop in one set holds up no other one', async () => {
  const renderers = renderersOf({ kept: 3 }, { timeoutMs: 3_000 });
  await renderers.render('live', request('/a'));
  const loop = renderers.render('preview', request('/loop')).catch((error: Error) => error.message);
  expect(await renderers.render('live', request('/a'))).toBe('/a 2');
  expect(await loop).toContain('did not render');
  expect(await renderers.render('live', request('/a'))).toBe('/a 3');
});

test('a spare process has run the shell before its first page', async () => {
  const renderers = renderersOf({ kept: 3, spare: true });
  await renderers.render('one', request('/a'));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  renderers.change();
  fs.renameSync(file, `${file}.away`);
  try {
    expect(await renderers.render('two', request('/a'))).toBe('/a 1');
  } finally {
    fs.renameSync(`${file}.away`, file);
  }
});
