import { type Configuration, rspack, type Stats } from '@rspack/core';

/**
 * Runs the bundler once.
 *
 * @throws Error with the bundler's own words
 */
export async function build(config: Configuration): Promise<Stats> {
  const compiler = rspack(config);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (error || !result ? reject(error ?? new Error('no result')) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return stats;
}
