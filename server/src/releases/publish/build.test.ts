import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '#releases/publish/build.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

/** A package of two files, built as packages of the site are: by `rspack build` and what `--env` says. */
function packageOf(config: string, source: string): string {
  const folder = temporaryFolder('build');
  fs.writeFileSync(path.join(folder, 'rspack.config.mjs'), config);
  fs.writeFileSync(path.join(folder, 'main.js'), source);
  return folder;
}

const config = `export default ({ container, outputDirectory }) => [{
  mode: 'production', entry: './main.js', stats: { all: false, errors: true, entrypoints: true, chunkGroups: true },
  output: { path: outputDirectory + '/client', filename: container + '.[name].js' },
}];`;

test('what was built is known by the names of its bundles', async () => {
  const folder = packageOf(config, "import(/* webpackChunkName: 'page' */ './main.js');");
  const built = await build(folder, 'content_1', folder);
  expect(built.initial.scripts).toEqual(['content_1.main.js']);
  expect(Object.keys(built.chunks).sort()).toEqual(['main', 'page']);
  expect(fs.readdirSync(folder).sort()).toEqual(['client', 'main.js', 'rspack.config.mjs']);
});

test('a mistake in a source is told in the bundler’s words', async () => {
  const folder = packageOf(config, "import './missing.js';");
  await expect(build(folder, 'content_1', folder)).rejects.toThrow(/resolve '\.\/missing\.js'/);
});

test('a configuration that refuses to build says why', async () => {
  const folder = packageOf("throw new Error('The tax table is past its review.');", '');
  await expect(build(folder, 'content_1', folder)).rejects.toThrow('The tax table is past its review.');
});

test('programs that the origin runs are no part of what browsers load', async () => {
  const both = `${config.slice(0, -2)}, {
    mode: 'production', target: 'node', entry: { tools: './main.js' }, stats: { all: false, entrypoints: true, chunkGroups: true },
    output: { path: outputDirectory + '/server', filename: '[name].cjs' },
  }];`;
  const folder = packageOf(both, 'globalThis.made = true;');
  const built = await build(folder, 'content_1', folder);
  expect(Object.keys(built.chunks)).toEqual(['main']);
  expect(fs.readdirSync(path.join(folder, 'server'))).toEqual(['tools.cjs']);
});
