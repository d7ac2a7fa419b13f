/**
 * What each command runs, in the words that one would type after `node` at the repository's root. The words that are
 * given go to the last program.
 */
const PROGRAMS = {
  start: ['server/src/releases/cli/ensure.ts', 'server/src/main.ts'],
  serve: ['server/src/main.ts'],
  dev: ['server/src/dev/main.ts'],
  calc: ['remote-calculators/bin/calc.ts'],
  release: ['server/src/releases/cli/release.ts'],
  rollback: ['server/src/releases/cli/rollback.ts'],
  canary: ['server/src/releases/cli/canary.ts'],
  promote: ['server/src/releases/cli/promote.ts'],
  abort: ['server/src/releases/cli/abort.ts'],
  retire: ['server/src/releases/cli/retire.ts'],
  preview: ['server/src/releases/cli/preview.ts'],
  gate: ['server/src/releases/cli/gate.ts'],
  releases: ['server/src/releases/cli/releases.ts'],
  admin: ['server/src/admin/admin.ts'],
  desk: ['server/src/admin/admin.ts'],
  outbox: ['server/src/outbox/cli/outbox.ts'],
  keys: ['server/src/keys/cli/keys.ts'],
  torture: ['server/src/testing/abuse/torture.ts'],
  sbom: ['server/src/sbom/cli/write.ts'],
  survey: ['e2e/survey/run.ts'],
  translations: ['commands/translations.ts'],
  shots: ['e2e/shots/run.ts'],
  presses: ['e2e/presses/run.ts'],
  bench: ['e2e/bench/run.ts'],
  'bench:releases': ['e2e/bench/releases/run.ts'],
  'bench:gate': ['e2e/bench/gate/run.ts'],
  lint: ['node_modules/@biomejs/biome/bin/biome check .'],
  format: ['node_modules/@biomejs/biome/bin/biome check --write .'],
  types: ['node_modules/typescript/bin/tsc --noEmit -p tsconfig.json'],
  unused: ['node_modules/knip/bin/knip.js'],
  unit: ['node_modules/vitest/vitest.mjs run'],
  'antd-css': ['shared/src/antd/extract-css.ts'],
  build: ['node_modules/@rspack/cli/bin/rspack.js build'],
};

/** These install by themselves, because their closing line must come even when that fails; any Node from 20 on runs them. */
const CHECKS = {
  test: 'e2e/run.mjs',
  check: 'e2e/run.mjs --no-browser',
};

export const names = [...Object.keys(CHECKS), ...Object.keys(PROGRAMS)];

/**
 * The programs of a command, one after the other, each as the words after `node`.
 *
 * @throws Error that lists the names, for one that there is not
 */
export function programsOf(name, words) {
  if (!names.includes(name)) throw new Error(`There is no command '${name ?? ''}'. Say one of: ${names.join(', ')}.`);
  const programs = (PROGRAMS[name] ?? [CHECKS[name]]).map((program) => program.split(' '));
  return programs.map((program, index) => (index === programs.length - 1 ? [...program, ...words] : program));
}

export const installsItself = (name) => name in CHECKS;

const OF_THE_SITE = [
  ...['start', 'serve', 'dev', 'admin', 'desk', 'outbox', 'keys'],
  ...['release', 'rollback', 'canary', 'promote', 'abort', 'retire', 'preview', 'gate', 'releases'],
];

/** These read the site's file of settings. Tests and measurements must not: they run on sites of their own. */
export const readsSettings = (name) => OF_THE_SITE.includes(name);

/** In production what is installed and live is somebody's decision: this command changes neither. */
export const installsNothing = (name) => name === 'serve';

/** These are typed while the site runs: its packages are not taken away under it, whatever a pull has brought meanwhile. */
export const worksBesideSite = (name) => BESIDE_SITE.includes(name);

const BESIDE_SITE = [
  ...['admin', 'desk', 'outbox', 'keys'],
  ...['rollback', 'canary', 'promote', 'abort', 'retire', 'releases'],
];

/** The bundler builds the package in whose folder it is called; all the others work from the root. */
export const runsInFolder = (name) => name === 'build';

/**
 * The origin ends when the channel to what started it does. No other program needs one, and some tools take it for a sign
 * that they are a worker of their own kind.
 */
export const holdsChannel = (name) => name === 'start' || name === 'serve';
