import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Bundle, Renderer } from '#documents/renderer.ts';
import { integrityOf } from '#releases/release-manifest.ts';

let folder: string;
let renderer: Renderer;

beforeAll(() => {
  // The limit of a page passes when a test says so, not while the machine is busy.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
  renderer = new Renderer(folder);
});

afterAll(() => {
  renderer.stop();
  vi.useRealTimers();
  fs.rmSync(folder, { recursive: true, force: true });
});

function bundle(name: string, code: string): Bundle {
  const file = path.join(folder, name);
  fs.writeFileSync(file, code);
  return { file, integrity: integrityOf(Buffer.from(code)) };
}

/** A shell whose pages throw, as React's do, when a remote was given another React than the shell's. */
const shell = (name: string) =>
  bundle(
    name,
    `const react = {};
     exports.provides = { react };
     exports.render = async (url, data, remotes) => {
       for (const remote of Object.values(remotes)) if (remote.react !== react) throw new Error('two Reacts');
       return '<p>' + url + ' ' + data.text + '</p>';
     };`,
  );
const remote = (name: string) => bundle(name, "exports.react = require('react');");

const page = (shell: Bundle, remote: Bundle) =>
  renderer.render({ url: '/terms', shell, remotes: { content: remote }, data: { text: 'here' } });

test('a page is rendered with what it is given', async () => {
  expect(await page(shell('shell.cjs'), remote('content.cjs'))).toBe('<p>/terms here</p>');
});

test('however many releases came between, a remote shares the React of its shell', async () => {
  const shells = Array.from({ length: 6 }, (_, index) => shell(`shell-${index}.cjs`));
  const remotes = Array.from({ length: 60 }, (_, index) => remote(`remote-${index}.cjs`));
  for (const one of shells) {
    for (const [index, other] of remotes.entries()) {
      expect(await page(one, other)).toContain('here');
      // One that came a while ago, among those that are still kept.
      expect(await page(one, remotes[Math.max(0, index - 10)] ?? other)).toContain('here');
    }
  }
  for (const one of shells) expect(await page(one, remotes[0] as Bundle)).toContain('here');
});

test('what throws, asks for what the shell lacks or never ends is refused with the reason, and the next page comes', async () => {
  const good = shell('good.cjs');
  const content = remote('good-content.cjs');
  await expect(page(good, bundle('throws.cjs', "throw new Error('seeded')"))).rejects.toThrow('seeded');
  await expect(page(good, bundle('asks.cjs', "require('antd')"))).rejects.toThrow('does not provide antd');
  await expect(page(good, bundle('exits.cjs', 'process.exit(3)'))).rejects.toThrow('process is not defined');
  const looping = expect(page(good, bundle('loops.cjs', 'for (;;);'))).rejects.toThrow('did not load within 5000 ms');
  await expect.poll(() => vi.getTimerCount(), { timeout: 20_000 }).toBe(1);
  vi.advanceTimersByTime(5_000);
  await looping;
  expect(await page(good, content)).toContain('here');
});

test('what a release needs to load is none of the time of its pages', async () => {
  const quick = new Renderer(folder, { timeoutMs: 200 });
  onTestFinished(() => quick.stop());
  const held = globalThis.setTimeout;
  const set: unknown[] = [];
  globalThis.setTimeout = ((act: () => void, ms?: number) => {
    set.push(ms);
    return held(act, ms);
  }) as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = held;
  });
  const told = quick.render({
    ...{ url: '/terms', shell: shell('patient.cjs'), remotes: { content: remote('patient-content.cjs') } },
    data: { text: 'here' },
  });
  expect(await told).toContain('here');
  // The first one for loading, and the page's own from when that was done.
  expect(set).toEqual([5_000, 200]);
});

test('a page that never ends is given up, once its releases have loaded, after its own time', async () => {
  vi.useRealTimers();
  onTestFinished(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  const quick = new Renderer(folder, { timeoutMs: 200 });
  onTestFinished(() => quick.stop());
  const endless = bundle('endless.cjs', 'exports.provides = { react: {} }; exports.render = () => { for (;;); };');
  await expect(quick.render({ url: '/terms', shell: endless, remotes: {}, data: {} })).rejects.toThrow(
    'did not render within 200 ms',
  );
});

test('a bundle that is not the published one is not run', async () => {
  const good = shell('whole.cjs');
  const tampered = remote('tampered.cjs');
  fs.writeFileSync(tampered.file, "throw new Error('it ran')");
  await expect(page(good, tampered)).rejects.toThrow('is not what its release says');
  expect(await page(good, remote('whole-content.cjs'))).toContain('here');
});

test('what one remote changes of the language changes no page of another', async () => {
  const figures = bundle(
    'figures.cjs',
    `const react = {};
     exports.provides = { react };
     exports.render = async (url, data, remotes) => {
       const text = Object.values(remotes).map((remote) => remote.text()).join();
       return await new Response(new Blob([new TextEncoder().encode(text)]).stream()).text();
     };`,
  );
  const honest = bundle(
    'honest.cjs',
    `const react = require('react');
     exports.text = () => [(2).toFixed(1), [7].at(0), new Intl.NumberFormat('en-IN').formatToParts(1)[0].value, react.changed, '₹'].join(' ');`,
  );
  const rude = (way: string) =>
    bundle(
      'rude.cjs',
      `${way}
       for (const change of [
         () => { Number.prototype.toFixed = () => 'x'; },
         () => { Array.prototype.at = () => 'x'; },
         () => { Intl.NumberFormat.prototype.formatToParts = () => [{ value: 'x' }]; },
         () => { require('react').changed = 'x'; },
         () => { Response.prototype.text = async () => 'x'; },
         () => { TextEncoder.prototype.encode = () => new Uint8Array(1); },
         () => { Object.getPrototypeOf(Response.prototype).changed = 'x'; },
         () => { Response.constructor('Array.prototype.at = () => 1; process.exit()')(); },
         () => { setTimeout.constructor.constructor('process.exit()')(); },
         () => { globalThis.Response = class { async text() { return 'x'; } }; },
         () => { setTimeout(() => { throw new Error('a timer'); }); },
         () => { Promise.reject(new Error('a promise')); },
       ]) try { change(); } catch {}
       exports.text = () => '$';`,
    );
  const honestPage = () => renderer.render({ url: '/sip', shell: figures, remotes: { calculators: honest }, data: {} });
  const before = await honestPage();
  expect(before).toBe('2.0 7 1  ₹');
  for (const way of ["'use strict';", ''])
    await renderer.render({ url: '/contact', shell: figures, remotes: { contact: rude(way) }, data: {} });
  expect(await honestPage()).toBe(before);
});

test('a release has no process, no files and no network', async () => {
  const curious = bundle(
    'curious.cjs',
    `exports.provides = {};
     exports.render = async () => {
       const tried = [() => process, () => fetch, () => require('node:fs'), () => Response.constructor('return process')()];
       return tried.map((way) => { try { return typeof way(); } catch { return 'nothing'; } }).join();
     };`,
  );
  expect(await renderer.render({ url: '/', shell: curious, remotes: {}, data: {} })).toBe(
    'nothing,nothing,nothing,nothing',
  );
});
