import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Renderer } from '#documents/renderer.ts';

let folder: string;
let renderer: Renderer;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
  renderer = new Renderer(folder);
});

afterAll(() => {
  renderer.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function bundle(name: string, code: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, code);
  return file;
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

const page = (shellFile: string, remoteFile: string) =>
  renderer.render({ url: '/terms', shell: shellFile, remotes: { content: remoteFile }, data: { text: 'here' } });

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
  for (const one of shells) expect(await page(one, remotes[0] ?? '')).toContain('here');
});

test('what throws, asks for what the shell lacks or never ends is refused with the reason, and the next page comes', async () => {
  const good = shell('good.cjs');
  const content = remote('good-content.cjs');
  await expect(page(good, bundle('throws.cjs', "throw new Error('seeded')"))).rejects.toThrow('seeded');
  await expect(page(good, bundle('asks.cjs', "require('antd')"))).rejects.toThrow('does not provide antd');
  await expect(page(good, bundle('exits.cjs', 'process.exit(3)'))).rejects.toThrow('The renderer ended (3)');
  await expect(page(good, bundle('loops.cjs', 'for (;;);'))).rejects.toThrow('did not render within 5000 ms');
  expect(await page(good, content)).toContain('here');
}, 20_000);

test('a release sees no file outside the store, and nothing of the origin’s environment', async () => {
  const curious = bundle(
    'curious.cjs',
    `exports.provides = {};
     exports.render = async () => {
       const fs = process.getBuiltinModule('node:fs');
       const tried = ['/etc/hostname', process.cwd()].map((place) => {
         try { return fs.statSync(place) && 'seen'; } catch (error) { return error.code; }
       });
       return JSON.stringify([Object.keys(process.env), tried]);
     };`,
  );
  const [variables, tried] = JSON.parse(await renderer.render({ url: '/', shell: curious, remotes: {}, data: {} }));
  expect(variables).not.toContain('PATH');
  expect(tried).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
}, 20_000);
