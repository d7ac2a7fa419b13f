import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Bundle, Refused, Renderer } from '#documents/renderer.ts';
import { integrityOf } from '#releases/release-manifest.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let folder: string;
let renderer: Renderer;

beforeAll(() => {
  // The limit of a question passes when a test says so, not while the machine is busy.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = temporaryFolder('renderer-tools');
  renderer = new Renderer(folder, { timeoutMs: 1_500, atOnce: 1 });
});
afterAll(() => {
  renderer.stop();
  vi.useRealTimers();
});

let made = 0;
function bundle(code: string): Bundle {
  made += 1;
  const file = path.join(folder, `tools-${made}.cjs`);
  fs.writeFileSync(file, code);
  return { file, integrity: integrityOf(Buffer.from(code)) };
}

const asks = (tools: Bundle, inputs: unknown = {}, name = 'sum') =>
  renderer.askTools({ tools, ask: { name, inputs, today: '2026-11-23' } });

const sum = `exports.list = () => [{ name: 'sum' }];
  exports.call = async (name, { a, b }, today) => {
    if (typeof a !== 'number') throw Object.assign(new Error('a must be a number'), { name: 'InputError' });
    return { name, sum: a + b, today };
  };`;

test('tools are listed and called, from a build that is there at once or after a promise', async () => {
  for (const code of [sum, `module.exports = (async () => { const exports = {}; ${sum} return exports; })();`]) {
    const tools = bundle(code);
    expect(JSON.parse(await renderer.askTools({ tools, ask: { list: true } }))).toEqual([{ name: 'sum' }]);
    expect(JSON.parse(await asks(tools, { a: 1, b: 2 }))).toEqual({ name: 'sum', sum: 3, today: '2026-11-23' });
  }
});

test('what does not fit is refused in the tools’ own line, and every other fault keeps its text in the log', async () => {
  const refused = asks(bundle(sum), {});
  await expect(refused).rejects.toThrow(/^a must be a number$/);
  await expect(refused).rejects.toBeInstanceOf(Refused);
  for (const fault of ["throw new Error('seeded')", 'throw null', 'return 1n', 'throw { get name() { throw 1; } }']) {
    const failed = asks(bundle(`exports.call = () => { ${fault}; };`));
    await expect(failed).rejects.toThrow();
    await expect(failed).rejects.not.toBeInstanceOf(Refused);
  }
});

test('tools have no process, no files and no network, and no way out of what they are given', async () => {
  const curious = bundle(
    `exports.call = (name, inputs) => ({ found: [
       () => process, () => fetch, () => require('node:fs'),
       () => inputs.constructor.constructor('return process')(),
       () => URL.constructor('return process')(),
     ].map((way) => { try { return typeof way(); } catch { return 'nothing'; } }) });`,
  );
  const { found } = JSON.parse(await asks(curious, { a: [1] })) as { found: string[] };
  expect(found).toEqual(['nothing', 'nothing', 'nothing', 'nothing', 'nothing']);
});

test('tools that are not the published ones are not run', async () => {
  const tools = bundle(sum);
  fs.appendFileSync(tools.file, '\nexports.tampered = true;');
  await expect(asks(tools, { a: 1, b: 2 })).rejects.toThrow('is not what its release says');
});

test('tools that never end are stopped, and the next question is answered', async () => {
  for (const way of ['for (;;);', 'return new Promise(() => {});']) {
    const asked = expect(asks(bundle(`exports.call = () => { ${way} };`))).rejects.toThrow(
      'did not answer within 1500 ms',
    );
    await expect.poll(() => vi.getTimerCount(), { timeout: 20_000 }).toBe(1);
    vi.advanceTimersByTime(1_500);
    await asked;
  }
  expect(JSON.parse(await asks(bundle(sum), { a: 1, b: 2 }))).toMatchObject({ sum: 3 });
});
