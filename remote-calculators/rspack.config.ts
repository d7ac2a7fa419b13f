import { dayInIndia } from 'shared/format/india-time';
import { requireReviewed } from '#engine/review/review.ts';
import { reviewedTables } from '#engine/review/tables.ts';
import { pages } from '#pages.ts';
import { type PackageConfig, remote } from '../rspack.base.ts';

/** One script for each calculator that has one, so that a page loads no more of the engine than it uses. */
const earlyScripts = Object.fromEntries(
  pages.flatMap(({ early }) =>
    early === undefined ? [] : [[early, `./src/calculators/${early.replace('early-', '')}/early.ts`]],
  ),
);

/**
 * Refuses to build once a table of dated figures is past its review: a calculator with stale ones must not be released.
 *
 * Beside the remote stand programs of their own, which inside its build would ask for the page's federation runtime: the
 * worker of the range has none, and an early script runs before it is there.
 */
const calculators: PackageConfig = (target) => {
  requireReviewed(reviewedTables, dayInIndia(new Date()));
  const [browser = {}, ...others] = remote(target);
  const alone: typeof browser = { ...browser, externals: [], plugins: [] };
  const worker: typeof browser = {
    ...alone,
    target: ['webworker', 'es2022'],
    entry: { 'band-worker': './src/calculator-page/extras/band-worker.ts' },
    output: { ...browser.output, filename: '[name].js' },
  };
  const early: typeof browser = { ...alone, entry: earlyScripts };
  return [browser, ...others, worker, early];
};

export default calculators;
