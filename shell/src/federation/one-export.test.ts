import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.resolve(import.meta.dirname, '..');
const files = fs
  .readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('federation'));
const read = (file: string) => fs.readFileSync(path.join(sources, file), 'utf8');

test('the shell takes one thing from federation', () => {
  const taken = files.flatMap((file) => [...read(file).matchAll(/^import (.*) from '#federation\/(.*)';$/gm)]);
  expect(new Set(taken.map(([, what, file]) => `${what} of ${file}`))).toEqual(
    new Set(['{ loadRelease } of load-release.ts']),
  );
  expect(files.filter((file) => read(file).split('#federation/').length > 2)).toEqual([]);
});

test('its file offers nothing else', () => {
  const { length } = read('federation/load-release.ts').match(/^export /gm) ?? [];
  expect(length).toBe(1);
});
