// What Playwright's report says of the journeys. Plain JavaScript without imports: `run.mjs` reads it.

/** Journeys that may pass at their second try only; one more, and the run has failed. */
const FLAKY_ALLOWED = 2;

/**
 * A journey that fails is tried once more in a fresh context (`retries` of `playwright.config.ts`). One that passes then
 * counts as passed and stands on a line of its own, so that its fault is looked for.
 *
 * @param report of Playwright's JSON reporter
 * @returns counts for the closing line; `faults` and `flaky` hold a text for each journey that failed, or only at first
 */
export function readJourneys({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const told = (status, result) =>
    specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => `${file} › ${title} [${projectName}]: ${start(result(results))}`),
    );
  const tooMany = stats.flaky > FLAKY_ALLOWED;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + stats.skipped + (tooMany ? stats.flaky : 0),
    faults: [
      ...told('unexpected', (results) => results.at(-1)),
      ...told('skipped', () => undefined),
      ...(tooMany ? [`${stats.flaky} journeys passed at their second try only: ${FLAKY_ALLOWED} may`] : []),
    ],
    flaky: told('flaky', (results) => results[0]),
  };
}

/** Suites hold suites: one for the file, one for each `describe`. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const start = (result) => (result?.error?.message ?? 'it was skipped').slice(0, 600);
