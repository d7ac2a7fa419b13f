import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { dayInIndia } from 'shared/format/india-time';
import { catalogue } from '#calculators/catalogue.ts';
import { reviewedTables } from '#calculators/reviewed-tables.ts';
import { requireReviewed } from '#engine/review/review.ts';
import { completed, forCommand, type PackageConfig, remote, server } from '../rspack.base.ts';

/** Starts a calculator's early script, where its folder has no `early.ts` that starts it in a way of its own. */
const starting = (slug: string) =>
  `import { view } from '#calculators/${slug}/fields.ts'; import { startCalculator } from '#form/start.ts'; startCalculator(view);`;

/** One script for each calculator, so that a page loads no more of the engine than it uses. */
const earlyScripts = (directory: string) =>
  Object.fromEntries(
    Object.keys(catalogue).map((slug) => {
      const own = `./src/calculators/${slug}/early.ts`;
      const exists = fs.existsSync(path.join(directory, own));
      return [`early-${slug}`, exists ? own : `data:text/javascript,${encodeURIComponent(starting(slug))}`];
    }),
  );

/**
 * Refuses to build once a table of dated figures is past its review: a calculator with stale ones must not be released.
 *
 * Beside the remote stand programs of their own, which inside its build would ask for the page's federation runtime: the
 * worker of the simulation has none, and an early script runs before it is there. The tools of agents are run by the
 * origin without a shell, so they bring all that they need.
 */
const calculators: PackageConfig = (target) => {
  requireReviewed(reviewedTables, dayInIndia(new Date()));
  const [browser = {}, ...others] = remote(target);
  const named = new rspack.DefinePlugin({ __RELEASE__: JSON.stringify(target.container) });
  const alone: typeof browser = { ...browser, externals: [], plugins: [named] };
  const worker: typeof browser = {
    ...alone,
    target: ['webworker', 'es2022'],
    entry: {
      'simulation-worker': './src/calculator-page/simulation/simulation-worker.ts',
    },
    output: { ...browser.output, filename: '[name].js' },
  };
  const early: typeof browser = { ...alone, entry: earlyScripts(browser.context ?? '') };
  // Agents ask in English.
  const tools = (process.env.SITE_LANGUAGE ?? 'en') === 'en' ? [toolsOf(target)] : [];
  return [browser, ...others, worker, early, ...tools];
};

/** By its name a test builds it alone. */
function toolsOf(target: Parameters<PackageConfig>[0]): ReturnType<PackageConfig>[number] {
  const alone = server(completed(target), './src/tools/tools.ts', []);
  return { ...alone, name: 'tools', entry: { tools: './src/tools/tools.ts' } };
}

export default forCommand(calculators);
