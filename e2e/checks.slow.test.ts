import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checksOf } from '#checks.mjs';

// What a remote's own run checks, without the packages that the whole run has seen before.
const root = path.resolve(import.meta.dirname, '..');
const remotes = fs.globSync('remote-*', { cwd: root }).map((folder) => folder.slice('remote-'.length));

test.concurrent.each(remotes)('the types of %s hold on their own', async (only) => {
  const tsc = spawn(process.execPath, checksOf({ only }).types, { cwd: root });
  let told = '';
  tsc.stdout.on('data', (text) => {
    told += text;
  });
  const [code] = await once(tsc, 'close');
  expect([code, told]).toEqual([0, '']);
});
