// Which checks a run makes, and on what. Plain JavaScript without imports from packages: it runs before anything is installed.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../server/install.mjs';

const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50'];
const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit', '-p'];
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];

/** Everything. */
export const allChecks = {
  lint: [...BIOME, '.'],
  types: [...TYPES, 'tsconfig.json'],
  deadCode: KNIP,
  unit: VITEST,
  journeys: JOURNEYS,
};

/**
 * What the team of one remote runs: lint, types and tests of its folder, its journeys, and of the site-wide ones those
 * that its pages must pass, which are tagged `@every-page` or name the folder.
 *
 * @param name of the remote, such as `calculators`
 * @throws Error that names the remotes, for another name
 */
export function checksOf(name) {
  const folder = `remote-${name}`;
  if (name === undefined || !existsSync(join(root, folder, 'package.json'))) {
    const remotes = readdirSync(root).filter((entry) => entry.startsWith('remote-'));
    const names = remotes.map((entry) => entry.slice('remote-'.length)).join(', ');
    throw new Error(`There is no remote '${name ?? ''}'. Say one of: ${names}.`);
  }
  return {
    lint: [...BIOME, folder],
    types: [...TYPES, typesOf(folder)],
    deadCode: [...KNIP, '--workspace', folder],
    unit: [...VITEST, `${folder}/`, 'e2e/boundaries/', 'e2e/floor/'],
    journeys: [...JOURNEYS, '--grep', `${folder}[/ ]|@every-page`],
  };
}

/** A configuration for the compiler that takes one folder, and what that imports. */
function typesOf(folder) {
  const place = join('node_modules', '.cache', 'only', `${folder}.json`);
  const from = '../../..';
  const include = [folder, 'shared/src/css.d.ts'].map((part) => `${from}/${part}`);
  const exclude = ['node_modules', 'dist'].map((part) => `${from}/${folder}/${part}`);
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), JSON.stringify({ extends: `${from}/tsconfig.base.json`, include, exclude }));
  return place;
}
