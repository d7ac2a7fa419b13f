import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nameRelease } from '#releases/publish/name-release.ts';
import { integrityOf } from '#releases/release-manifest.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'name-release-'));
  mkdirSync(path.join(directory, 'client'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, text: string | Buffer) => {
  writeFileSync(path.join(directory, 'client', name), text);
  return integrityOf(Buffer.from(text));
};
const read = (name: string) => readFileSync(path.join(directory, 'client', name));

test('every text carries the new name, and every hash is that of the file as it is now', () => {
  const chunk = write('chunk.js', 'globalThis.pages_unnamed.push(1)');
  const list = write('list.js', `self.list = ["${chunk}"]; // pages_unnamed`);
  write('a-entry.js', `var pages_unnamed = { chunk: "${chunk}", list: "${list}" }`);
  nameRelease(directory, 'pages_unnamed', 'pages_1_0_0_abcdef01');
  expect(read('chunk.js').toString()).toBe('globalThis.pages_1_0_0_abcdef01.push(1)');
  expect(read('list.js').toString()).toBe(`self.list = ["${integrityOf(read('chunk.js'))}"]; // pages_1_0_0_abcdef01`);
  expect(read('a-entry.js').toString()).toBe(
    `var pages_1_0_0_abcdef01 = { chunk: "${integrityOf(read('chunk.js'))}", list: "${integrityOf(read('list.js'))}" }`,
  );
});

test('hashes of files that are not there, and files that are no text, stay as they are', () => {
  const elsewhere = integrityOf(Buffer.from('elsewhere'));
  const picture = Buffer.from([0xff, 0xd8, 0x00, 0xfe]);
  write('entry.js', `load("${elsewhere}")`);
  write('picture.png', picture);
  nameRelease(directory, 'pages_unnamed', 'pages_1_0_0_abcdef01');
  expect(read('entry.js').toString()).toBe(`load("${elsewhere}")`);
  expect(read('picture.png')).toEqual(picture);
});
