import fs from 'node:fs';
import path from 'node:path';
import { codeLines, codeSpans, documents, root } from '#boundaries/documents.ts';

/** A command as a document quotes it. */
export interface Quoted {
  file: string;
  /** Without settings before it and words after it: `npm run admin -- log`. */
  command: string;
}

const PROGRAM = /^(npm|npx|node|psql|git) [^|]/;

/** Every command in the documents, between backticks or in a block of code. */
export const quotedCommands: Quoted[] = documents.flatMap((document) =>
  [...codeSpans(document), ...codeLines(document)]
    .map(withoutSurroundings)
    .filter((command) => PROGRAM.test(command))
    .map((command) => ({ file: document.file, command })),
);

/** Settings before a command, and the comment after it, are not the command. */
function withoutSurroundings(line: string): string {
  return line
    .trim()
    .replace(/^([A-Z_]+=\S+ )+/, '')
    .replace(/\s+#.*$/, '');
}

/**
 * What proves a command: a harmless form of it that `npm test -- --all` runs, or the test or step that runs it in earnest.
 *
 * - `help`: it is run with `--help`; what is quoted after ` -- ` must stand in that help.
 * - `run`: it is run with these words in place of the quoted ones, and must say this.
 * - `loads`: a measurement of minutes: its program is loaded, which runs nothing of it.
 * - `by`: another file runs it, and holds this text.
 */
export type Proof =
  | { help: RegExp }
  | { run: string[]; says: RegExp }
  | { loads: string }
  | { by: string; holds: string };

const calc = { by: 'remote-calculators/bin/calc.test.ts', holds: "calc(['sip', JSON.stringify(example)])" };
const vitest = { by: 'e2e/checks.mjs', holds: "'node_modules/vitest/vitest.mjs'" };
const unknownOption = { run: ['--no-such-option'], says: /Unknown option '--no-such-option'/ };

/** By the words that a command begins with; the longest that fits counts. */
export const PROOFS: Record<string, Proof> = {
  'npm start': { by: 'e2e/site-process.ts', holds: "'commands/run.mjs', 'start'" },
  'npm run serve': { by: 'commands/launch.test.ts', holds: "run(['serve'])" },
  'npm test': { by: '.ci/run', holds: 'npm test' },
  'npm test -- --all': { by: 'e2e/checks.test.ts', holds: 'checksOf({ all: true })' },
  'npm test -- --changed': { by: 'e2e/checks.test.ts', holds: "readOptions(['--changed'])" },
  'npm test -- --only': { by: 'e2e/checks.test.ts', holds: "'--only', 'nobody'" },
  'npm run check': { by: 'e2e/run-options.mjs', holds: "'--no-browser'" },
  'npm run format': { by: 'e2e/checks.mjs', holds: "'node_modules/@biomejs/biome/bin/biome', 'check'" },
  'npm run types': { by: 'e2e/checks.mjs', holds: "...TYPES, only === undefined ? 'tsconfig.json'" },
  'npm run unit': vitest,
  'npx vitest run': vitest,
  'npx playwright test --config e2e/playwright.config.ts': {
    by: 'e2e/checks.mjs',
    holds: "'--config', 'e2e/playwright.config.ts'",
  },
  'npm ci': { by: 'commands/install.mjs', holds: "'ci'" },
  'npm audit': { run: ['audit', '--help'], says: /npm audit/ },
  'git grep': { run: ['grep', '-n', '-m1', 'distributor-site', '--', 'package.json'], says: /package.json:2:/ },
  'npm run build': { by: 'server/src/releases/publish/build.ts', holds: "'build'" },
  'npm run dev': { run: ['no-such-package'], says: /There is no package 'no-such-package'/ },
  'npm run calc': calc,
  'npm run --silent calc': calc,
  'npm run release': { help: /^npm run release -- <name>/ },
  'npm run rollback': { help: /^npm run rollback -- <name>/ },
  'npm run canary': { help: /^npm run canary -- <name>/ },
  'npm run promote': { help: /^npm run promote -- <name>/ },
  'npm run abort': { help: /^npm run abort -- <name>/ },
  'npm run retire': { help: /^npm run retire -- <name>/ },
  'npm run preview': { help: /^npm run preview -- <name>/ },
  'npm run gate': { help: /^npm run gate -- <name>/ },
  'npm run releases': { help: /^npm run releases/ },
  'npm run admin': { help: /npm run admin -- / },
  'npm run desk': { help: /npm run admin -- / },
  'npm run keys': { help: /^npm run keys -- / },
  'npm run outbox': { help: /^npm run outbox/m },
  'npm run torture': { run: [], says: /npm run torture -- --abuse/ },
  'npm run sbom': { run: [], says: /"bomFormat": "CycloneDX"/ },
  'npm run survey': { by: 'e2e/survey/folder-circles.test.ts', holds: 'folderCircles' },
  'npm run translations': { run: ['export', 'hi'], says: /^msgctxt "remote-account.*\nmsgid "/m },
  'npm run presses': { by: 'e2e/presses/options.test.ts', holds: 'readOptions([])' },
  'npm run shots': { by: 'e2e/shots/options.test.ts', holds: 'readOptions([])' },
  'npm run antd-css': { by: 'shared/src/antd/static-css.test.ts', holds: 'npm run antd-css -w shared' },
  'npm run bench': { by: 'e2e/bench/options.test.ts', holds: 'readOptions([])' },
  'npm run bench -- --bytes': { by: 'e2e/bench/options.test.ts', holds: "readOptions(['--bytes'])" },
  'npm run bench -- --quick': { by: 'e2e/bench/options.test.ts', holds: "'--quick'" },
  'npm run bench:gate': unknownOption,
  'npm run bench:releases': unknownOption,
  'node e2e/bench/origin.ts': { loads: 'e2e/bench/origin.ts' },
  'node e2e/bench/links.ts': { loads: 'e2e/bench/links.ts' },
  'node e2e/bench/contact.ts': { loads: 'e2e/bench/contact.ts' },
};

/** The beginning of a command that {@link PROOFS} knows; undefined for one that nobody runs. */
export const known = (command: string): string | undefined =>
  Object.keys(PROOFS)
    .filter((start) => command === start || command.startsWith(`${start} `))
    .sort((a, b) => b.length - a.length)[0];

/** The scripts of a package, by name. */
export const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {};
