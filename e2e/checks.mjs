// Which checks a run makes, and on what. Plain JavaScript without imports from packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../commands/install.mjs';

const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50'];
const TYPES = ['node_modules/typescript/bin/tsc', '--noEmit', '-p'];
const KNIP = ['node_modules/knip/bin/knip.js', '--no-progress'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];
const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test'];
const CONFIG = ['--config', 'e2e/playwright.config.ts'];
/** A tenth of them, the same ones in every run. */
const PRESSES = ['e2e/presses/run.ts', '--share', '0.1', '--minutes', '15'];

/** Tests that only `--all` runs: files named so, and journeys with this tag. */
const SLOW = {
  project: '*-slow',
  journey: '@slow|\\.slow\\.spec\\.ts',
  name: /\.slow\.(test|spec)\.tsx?$/,
};
/** Journeys that a team need not run all day: they repeat for many pages what others show for one, or hold what one page alone does. */
const WIDE = '@wide';
/** What holds for code of any package. */
const OF_CODE = ['e2e/boundaries/imports'];
/** For documents too, whose commands and files have to exist. */
const EVERYWHERE = ['e2e/boundaries/', 'e2e/floor/'];

/**
 * The checks of a run.
 *
 * @param options `only`: name of a remote whose team runs them; `changed`: a commit, for what the changes since then can
 *   break; `all`: the slow tests too
 * @throws Error for a name or a commit that does not exist
 */
export function checksOf({ only, changed, all = false } = {}) {
  const files = changed === undefined ? undefined : changedSince(changed);
  const reach = only === undefined ? reachOf(files) : teamOf(only);
  // Whoever changes a slow test sees it run.
  const withSlow = all || (files?.some((file) => SLOW.name.test(file)) ?? false);
  const slow = withSlow
    ? { unit: [], journeys: [] }
    : {
        unit: ['--project', `!${SLOW.project}`],
        journeys: ['--grep-invert', only === undefined ? SLOW.journey : `${SLOW.journey}|${WIDE}`],
      };
  return {
    lint: [...BIOME, only === undefined ? '.' : `remote-${only}`],
    types: [...TYPES, only === undefined ? 'tsconfig.json' : typesOf(`remote-${only}`)],
    deadCode: only === undefined ? KNIP : [...KNIP, '--workspace', `remote-${only}`],
    unit: reach.unit && [...VITEST, ...slow.unit, ...reach.unit],
    slow: withSlow,
    presses: all && only === undefined ? PRESSES : undefined,
    journeys: reach.journeys && [...JOURNEYS, ...CONFIG, ...slow.journeys, ...reach.journeys],
  };
}

/** Its tests and journeys, and of the site-wide journeys those that name it. */
function teamOf(name) {
  const folder = `remote-${name}`;
  if (!remotes().includes(folder)) {
    const names = remotes().map((remote) => remote.slice('remote-'.length));
    throw new Error(`There is no remote '${name ?? ''}'. Say one of: ${names.join(', ')}.`);
  }
  return { unit: [`${folder}/`, ...OF_CODE], journeys: ['--grep', `${folder}[/ ]`] };
}

/**
 * What changed files can break: words for Vitest and for Playwright that choose tests; undefined where there are none to run.
 * The choice is by folder. A test of the server is taken with a remote where a file beside it names that remote.
 *
 * @param files paths from the root; undefined for everything
 */
export function reachOf(files) {
  const everything = { unit: [], journeys: [] };
  if (files === undefined) return everything;
  // Help texts and articles are Markdown that pages are made of.
  const code = files.filter((file) => !/^docs\/|\.md$/.test(file) || /^site\/|\/help\.\w+\.md$/.test(file));
  if (code.length === 0) return { unit: EVERYWHERE, journeys: undefined };
  const touched = remotes().filter((remote) => code.some((file) => file.startsWith(`${remote}/`)));
  const specs = code.filter((file) => /^e2e\/specs\/.*\.spec\.ts$/.test(file));
  const rest = code.filter((file) => !specs.includes(file) && !touched.some((remote) => file.startsWith(`${remote}/`)));
  const serverOnly = rest.every((file) => file.startsWith('server/'));
  if (!serverOnly) return everything;
  const unit = [...touched.map((remote) => `${remote}/`), ...(rest.length > 0 ? ['server/'] : serverTestsOf(touched))];
  if (rest.length > 0) return { unit: [...unit, ...EVERYWHERE], journeys: [] };
  const choices = [
    ...touched.map((remote) => `${remote}[/ ]`),
    ...(touched.length > 0 ? ['@every-page'] : []),
    ...specs.map((file) => file.replaceAll('.', '\\.')),
  ];
  return { unit: [...unit, ...EVERYWHERE], journeys: ['--grep', choices.join('|')] };
}

/** Folders of the server in which a file names one of the remotes: their tests build or ask it. */
function serverTestsOf(remotesTouched) {
  const inside = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const place = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return inside(place);
      const names = remotesTouched.some((remote) => readFileSync(join(root, place), 'utf8').includes(remote));
      return names ? [`${folder}/`] : [];
    });
  return [...new Set(inside('server/src'))].sort();
}

const remotes = () =>
  readdirSync(root).filter((entry) => entry.startsWith('remote-') && existsSync(join(root, entry, 'package.json')));

/**
 * Paths of what differs from a commit, the working tree and new files included.
 *
 * @param commit '' for where this branch left `origin/main`, or the last commit where there is no such branch
 */
function changedSince(commit) {
  const base = commit || git('merge-base', 'HEAD', 'origin/main') || 'HEAD';
  const differing = git('diff', '--name-only', '--no-renames', base, '--');
  if (differing === undefined) throw new Error(`There is no commit '${commit}'. \`git log --oneline\` lists them.`);
  const unknown = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...differing.split('\n'), ...unknown.split('\n')].filter((line) => line !== '');
}

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** A configuration for the compiler that takes one folder, and what that imports. */
function typesOf(folder) {
  const place = join('node_modules', '.cache', 'only', `${folder}.json`);
  const from = '../../..';
  const include = [folder, 'shared/**/*.d.ts'].map((part) => `${from}/${part}`);
  const exclude = ['node_modules', 'dist'].map((part) => `${from}/${folder}/${part}`);
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), JSON.stringify({ extends: `${from}/tsconfig.base.json`, include, exclude }));
  return place;
}
