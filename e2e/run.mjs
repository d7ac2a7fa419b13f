// `npm test` (and `npm run check`, without a browser): the checks that every change passes; `--all` adds the slow ones,
// `--only calculators` takes those of one remote, `--changed` those that a change can break; one closing line.
// Plain JavaScript without imports from packages: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, keepCompiled, nodeBinary, root } from '../commands/install.mjs';
import { ensureBrowser, ensureFirefox } from './browser.mjs';
import { checksOf } from './checks.mjs';
import { readJourneys } from './journey-report.mjs';
import { readOptions } from './run-options.mjs';
import { scratchFolder } from './scratch-folder.mjs';

const reports = join(root, 'node_modules', '.reports');
const faults = [];
const flaky = [];
let passed = 0;
let failed = 0;
let withBrowser = false;
let checks;

try {
  const { noBrowser, ...options } = readOptions(process.argv.slice(2));
  checks = checksOf(options);
  withBrowser = !noBrowser && checks.journeys !== undefined;
  await ensureInstalled();
  if (withBrowser) {
    process.env.CHROMIUM_PATH = ensureBrowser();
    if (checks.slow) prepareFirefox();
  }
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
// Tests start dozens of origins and tools.
keepCompiled();
process.env.TMPDIR = scratchFolder();
// What Playwright has made of the journeys' TypeScript would go with that folder.
process.env.PWTEST_CACHE_DIR ??= join(root, 'node_modules', '.cache', 'journeys');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

check('Lint and format', checks.lint);
check('Types', checks.types);
check('Dead code', checks.deadCode);
if (checks.unit) {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`];
  suite('Unit and route tests', [...checks.unit, ...json], 'unit.json', readUnits);
}
if (withBrowser) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = join(reports, 'journeys.json');
  suite('Journeys', checks.journeys, 'journeys.json', readJourneys);
}
if (withBrowser && checks.presses) check('Presses', checks.presses);

// Last of all, so that a log that is cut above still names what failed.
for (const line of flaky) console.log(`\nFLAKY ${line}`);
for (const fault of faults) console.log(`\nFAILED ${fault}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Its journeys say the same and fail where there is none; all the others need no Firefox. */
function prepareFirefox() {
  try {
    process.env.FIREFOX_PATH = ensureFirefox();
  } catch (error) {
    console.error(error.message);
  }
}

/** A check that passes or fails as a whole. */
function check(title, command) {
  if (run(title, command)) {
    passed += 1;
    return;
  }
  failed += 1;
  faults.push(title);
}

/** A test runner: its tests count one by one. A runner that tells no number is a failure. */
function suite(title, command, report, read) {
  const ok = run(title, command);
  const file = join(reports, report);
  const told = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  passed += told?.passed ?? 0;
  failed += told?.failed ?? 0;
  faults.push(...(told?.faults ?? []));
  flaky.push(...(told?.flaky ?? []));
  if (told && (told.failed > 0 || (ok && told.passed > 0))) return;
  failed += 1;
  faults.push(`${title}: the runner itself`);
}

/** Vitest's report: the failed and skipped tests, each with the beginning of what it said. */
function readUnits(report) {
  const named = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    if (tests.length === 0 && status === 'failed') return [`${name}: ${message.slice(0, 600)}`];
    return tests.map((test) => `${test.fullName}: ${test.failureMessages.join('\n').slice(0, 600)}`);
  });
  const failedSuites = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedSuites + report.numPendingTests,
    faults: named,
  };
}

function run(title, command) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(nodeBinary(), command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`);
  return status === 0;
}
