import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverBuild } from '#releases/gate/server-build.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-build-'));
const store = new ReleaseStore(folder);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function publish(name: string, code: string) {
  const pages = name === 'shell' ? [] : [{ path: `/${name}`, title: name, description: name }];
  const release = `${fs.existsSync(path.join(folder, name)) ? fs.readdirSync(path.join(folder, name)).length + 1 : 1}.0.0`;
  const manifest = addRelease(store, name, release, { pages });
  fs.writeFileSync(path.join(store.folder(name, release), 'server/server.cjs'), code);
  return manifest;
}

/** A shell that shares a word, and whose pages are made by the remotes. */
const SHELL = `
  const words = { rupees: () => '₹' };
  exports.provides = { 'shared/words': { words, shout: () => 'A' } };
  exports.render = async (url, data, remotes) => remotes[url.slice(1)].page(new Intl.NumberFormat('en-IN').format(5e6));`;
const CONTENT = `const { words } = require('shared/words'); exports.page = (figure) => words.rupees() + figure;`;
const shell = publish('shell', SHELL);
const content = publish('content', CONTENT);
const said = (code: string) => {
  const candidate = publish('contact', `exports.page = () => 'contact'; ${code}`);
  return serverBuild({ store, candidate, before: undefined, shell, others: [content] });
};

test.each([
  ['renders and nothing else', '', []],
  [
    'patches a prototype',
    'Array.prototype.at = () => 1;',
    ["Server build: it changes what is everybody's: Array.prototype.at."],
  ],
  [
    'patches only when it renders',
    'exports.page = () => { Number.prototype.toFixed = () => ""; return ""; };',
    ["Server build: it changes what is everybody's: Number.prototype.toFixed."],
  ],
  [
    'changes a shared module',
    "require('shared/words').words.rupees = () => '$';",
    [
      "Server build: it changes what is everybody's: shared/words words.rupees.",
      'Server build: it changes the page /content of another remote.',
    ],
  ],
  [
    'fetches',
    "fetch('http://127.0.0.1:9/secret').catch(() => {});",
    ['Server build: it reaches out to the network: fetches http://127.0.0.1:9/secret.'],
  ],
  [
    'opens a socket',
    "try { process['getBuiltin' + 'Module']('node:net').connect({ host: '127.0.0.1', port: 9 }); } catch {}",
    ['Server build: it reaches out to the network: connects 127.0.0.1:9.'],
  ],
  ['ends the process', 'process.exit(4);', ['Server build: its evaluation ended the renderer (4).']],
])('a server build that %s', async (_title, code, expected) => {
  expect(await said(code)).toEqual(expected);
});

test('a way out of the renderer is found in the text', async () => {
  const problems = await said("const out = () => process.getBuiltinModule('node:fs');");
  expect(problems).toEqual(['Server build: it uses getBuiltinModule, which no page needs.']);
});
