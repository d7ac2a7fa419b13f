import { type PackageConfig, remote } from '../rspack.base.ts';

/**
 * The remote, and beside it the worker of the range as a program of its own: inside the remote's build it would ask for
 * the page's federation runtime, which a worker does not have.
 */
const withWorker: PackageConfig = (target) => {
  const [browser = {}, ...others] = remote(target);
  const worker = {
    ...browser,
    target: ['webworker', 'es2022'],
    entry: { 'band-worker': './src/calculator-page/extras/band-worker.ts' },
    output: { ...browser.output, filename: '[name].js' },
    externals: [],
    plugins: [],
  };
  return [browser, ...others, worker];
};

export default withWorker;
