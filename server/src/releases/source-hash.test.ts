import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from '#releases/packages.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = temporaryFolder('source-hash');
  write('remote-a/src/routes.tsx', 'one');
  write('shared/src/auth/store.ts', 'store');
});

describe('sourceHash', () => {
  it('is the same for the same sources, wherever they stand', () => {
    const before = sourceHash(root, 'remote-a');
    const moved = temporaryFolder('source-hash');
    fs.cpSync(root, moved, { recursive: true });
    expect(sourceHash(moved, 'remote-a')).toBe(before);
  });

  it.each([
    'remote-a/src/routes.tsx',
    'remote-a/src/new.css',
    'shared/src/auth/store.ts',
    'package-lock.json',
    'rspack.base.ts',
    'rspack.slim.ts',
    'rspack.markdown.ts',
    'remote-a/src/a/help.en.md',
    'site/legal/terms.md',
    'pure-components.mjs',
  ])('changes with %s', (file) => {
    const before = sourceHash(root, 'remote-a');
    write(file, 'changed');
    expect(sourceHash(root, 'remote-a')).not.toBe(before);
  });

  it.each([
    'remote-a/README.md',
    'remote-a/src/README.md',
    'rspack.dev.ts',
    'remote-a/src/routes.test.tsx',
    'remote-b/src/routes.tsx',
    'server/src/main.ts',
  ])('does not change with %s, which no build of the package reads', (file) => {
    const before = sourceHash(root, 'remote-a');
    write(file, 'changed');
    expect(sourceHash(root, 'remote-a')).toBe(before);
  });

  it('changes when a file is renamed', () => {
    const before = sourceHash(root, 'remote-a');
    fs.renameSync(path.join(root, 'remote-a/src/routes.tsx'), path.join(root, 'remote-a/src/other.tsx'));
    expect(sourceHash(root, 'remote-a')).not.toBe(before);
  });
});
