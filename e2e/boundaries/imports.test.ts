import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// Below node_modules, so that the probes resolve packages as any workspace does and no other check sees them.
const folder = path.join(root, 'node_modules/.boundary-probes');

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function probe(name: string, source: string): string {
  const file = path.join(folder, `${name}.ts`);
  writeFileSync(file, source);
  return file;
}

function typescriptErrors(file: string): string {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.base.json', files: [file] }));
  const args = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', config];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
}

async function bundlerErrors(file: string): Promise<string> {
  const compiler = rspack({ context: root, mode: 'none', entry: file, output: { path: path.join(folder, 'out') } });
  const stats = await new Promise<string>((resolve, reject) =>
    compiler.run((error, result) =>
      error ? reject(error) : resolve(result?.toString({ preset: 'errors-only' }) ?? ''),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return stats;
}

describe('package boundaries', () => {
  it.each([
    ['a remote reaching into another remote', "import 'remote-calculators/src/pages.ts';"],
    ['a remote reaching into the shell', "import 'shell/src/index.ts';"],
    ['anybody reaching into the server', "import 'server/src/settings/config.ts';"],
    ['a deep import of shared', "import 'shared/src/auth/store.ts';"],
    ['the root of shared, which has no barrel', "import 'shared';"],
  ])('refuses %s, in TypeScript and in the bundler', async (name, source) => {
    const file = probe(name.replace(/\W+/g, '-'), `${source}\n`);
    expect(typescriptErrors(file)).toMatch(/error TS(2307|2882)/);
    expect(await bundlerErrors(file)).toMatch(/"exports"/);
  });

  it('lets an explicit subpath of shared through, so the refusals above mean something', async () => {
    const file = probe(
      'allowed',
      "import { authStore } from 'shared/auth';\nexport const state = authStore.getState();\n",
    );
    expect(typescriptErrors(file)).toBe('');
  });

  it('refuses relative paths out of a folder, and journeys in what visitors get, by lint', () => {
    // Lint looks at where a file stands: in a copy of its settings, because every other check would see a probe in a package.
    const copy = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
    const file = 'remote-account/src/probe.ts';
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    copyFileSync(path.join(root, 'biome.json'), path.join(copy, 'biome.json'));
    const lint = (source: string) => {
      writeFileSync(path.join(copy, file), source);
      const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
      return spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', file], { cwd: copy, encoding: 'utf8' });
    };
    try {
      const refused = lint("import { pages } from '../../remote-content/src/pages.ts';\n\nexport const all = pages;\n");
      expect(refused.stdout + refused.stderr).toContain('noRestrictedImports');
      const journey = lint("import { test } from 'e2e/fixtures';\n\nexport const own = test;\n");
      expect(journey.stdout + journey.stderr).toContain('noRestrictedImports');
      expect(lint("import { pages } from '#pages.ts';\n\nexport const all = pages;\n").status).toBe(0);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
