import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReleaseSetRenderers } from '#documents/release-set-renderers.ts';
import { Renderer } from '#documents/renderer.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const folder = temporaryFolder('set-renderers');
const made: ReleaseSetRenderers[] = [];
/** Those of the running test, the newest last. */
const processes: Renderer[] = [];
// Rests, spare processes and the limits of pages come when a test says so; processes go on as ever.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  for (const each of made.splice(0)) each.stop();
  processes.length = 0;
  // What watches the test's timers goes before they do, or it would put them back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function renderersOf(options: ConstructorParameters<typeof ReleaseSetRenderers>[1]) {
  const renderers = new ReleaseSetRenderers(() => {
    const renderer = new Renderer(folder);
    processes.push(renderer);
    return renderer;
  }, options);
  made.push(renderers);
  return renderers;
}

/** A page that says how often its process's shell has rendered, and never ends if its address says so. */
const code = `let count = 0;
exports.provides = {};
exports.render = async (url) => {
  if (url === '/loop') for (;;);
  count += 1;
  return url + ' ' + count;
};`;
function bundle(name: string, code: string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, code);
  return { file, integrity: integrityOf(Buffer.from(code)) };
}
const shell = bundle('shell.cjs', code);
const tools = bundle('tools.cjs', 'exports.list = () => [];');
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
  // Its answer cannot have come before the change, which follows in the same turn.
  const underWay = renderers.render('live', request('/b'));
  renderers.change();
  expect(await renderers.render('live', request('/a'))).toBe('/a 1');
  expect(await underWay).toBe('/b 2');
});

test('the least wanted set, and one that rests, lose their process', async () => {
  const renderers = renderersOf({ kept: 2, idleMs: 600 });
  for (const set of ['one', 'two', 'three']) await renderers.render(set, request('/a'));
  expect(await renderers.render('three', request('/a'))).toBe('/a 2');
  expect(await renderers.render('one', request('/a'))).toBe('/a 1');
  vi.advanceTimersByTime(599);
  expect(await renderers.render('three', request('/a'))).toBe('/a 3');
  vi.advanceTimersByTime(600);
  expect(await renderers.render('three', request('/a'))).toBe('/a 1');
});

test('a loop in one set holds up no other one', async () => {
  const limits = vi.spyOn(globalThis, 'setTimeout');
  const renderers = renderersOf({ kept: 3 });
  await renderers.render('live', request('/a'));
  const loop = renderers.render('preview', request('/loop')).catch((error: Error) => error.message);
  expect(await renderers.render('live', request('/a'))).toBe('/a 2');
  // Two for each page: one while its releases load, and then its own.
  const begun = () => limits.mock.calls.filter(([, ms]) => ms === 5_000).length;
  await expect.poll(begun, { timeout: 20_000 }).toBe(6);
  vi.advanceTimersByTime(5_000);
  expect(await loop).toContain('did not render');
  expect(await renderers.render('live', request('/a'))).toBe('/a 3');
});

test('a spare process has run the shell before its first page', async () => {
  const renderers = renderersOf({ kept: 3, spare: true });
  await renderers.render('one', request('/a'));
  vi.advanceTimersByTime(1_500);
  // A process takes one thing after the other: with this answer it has run the shell.
  expect(await processes[1]?.askTools({ tools, ask: { list: true } })).toBe('[]');
  renderers.change();
  const { file } = shell;
  fs.renameSync(file, `${file}.away`);
  try {
    expect(await renderers.render('two', request('/a'))).toBe('/a 1');
  } finally {
    fs.renameSync(`${file}.away`, file);
  }
});
