import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdFolder } from '#db/embedded/holder.ts';
import { startOf } from '#db/embedded/orphan.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'holder-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const write = (holder: object) => fs.writeFileSync(path.join(folder, 'origin.lock'), JSON.stringify(holder));

test('a second holder hears who the first is and where', () => {
  const hold = holdFolder(folder);
  expect(() => holdFolder(folder)).toThrow(new RegExp(`process id ${process.pid}\\. Stop`));
  hold.announce('http://127.0.0.1:3000');
  expect(() => holdFolder(folder)).toThrow(/at http:\/\/127\.0\.0\.1:3000/);
  hold.release();
  holdFolder(folder).release();
});

test('a dead holder is replaced', () => {
  const { pid } = spawnSync('true');
  write({ pid, started: '1' });
  holdFolder(folder).release();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a number that another process got meanwhile is not the holder', () => {
  write({ pid: process.ppid, started: `${startOf(process.ppid)}0` });
  holdFolder(folder).release();
});

test('a holder that is alive holds no copy of its folder', () => {
  const copy = temporaryFolder('holder-copy');
  const hold = holdFolder(folder);
  hold.announce('http://127.0.0.1:3000');
  fs.copyFileSync(path.join(folder, 'origin.lock'), path.join(copy, 'origin.lock'));
  holdFolder(copy).release();
  expect(() => holdFolder(folder)).toThrow(/is in use/);
  hold.release();
});

test('a holder of before, which wrote no folder, is believed; and so is one whose folder was moved', () => {
  write({ pid: process.pid, started: startOf(process.pid) });
  expect(() => holdFolder(folder)).toThrow(/is in use/);
  fs.rmSync(path.join(folder, 'origin.lock'));
  const before = path.join(folder, 'before');
  fs.mkdirSync(before);
  holdFolder(before);
  const after = path.join(folder, 'after');
  fs.renameSync(before, after);
  expect(() => holdFolder(after)).toThrow(/is in use/);
});

test('a file that cannot be read is replaced', () => {
  fs.writeFileSync(path.join(folder, 'origin.lock'), '{');
  holdFolder(folder).release();
});

test('while another process takes a dead holder over, this one gives way', () => {
  const { pid } = spawnSync('true');
  write({ pid, started: '1' });
  fs.writeFileSync(path.join(folder, `origin.lock.takeover-${pid}-1`), '');
  expect(() => holdFolder(folder)).toThrow(/being taken by another origin/);
});
