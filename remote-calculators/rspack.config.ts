import { requireFreshTaxTable } from '#engine/tax/rates.ts';
import { type PackageConfig, remote } from '../rspack.base.ts';

/**
 * Refuses to build once the tax table is past its review date: a calculator with stale rates must not be released.
 * The worker of the range is a program of its own beside the remote: inside the remote's build it would ask for the
 * page's federation runtime, which a worker does not have.
 */
const calculators: PackageConfig = (target) => {
  requireFreshTaxTable(new Date().toISOString().slice(0, 10));
  const [browser = {}, ...others] = remote(target);
  const worker: ReturnType<PackageConfig>[number] = {
    ...browser,
    target: ['webworker', 'es2022'],
    entry: { 'band-worker': './src/calculator-page/extras/band-worker.ts' },
    output: { ...browser.output, filename: '[name].js' },
    externals: [],
    plugins: [],
  };
  return [browser, ...others, worker];
};

export default calculators;
