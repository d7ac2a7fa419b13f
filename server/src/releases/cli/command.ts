import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { repositoryRoot } from '#releases/packages.ts';
import { ReleaseStore } from '#releases/store.ts';

/** A mistake of whoever typed the command: one line, exit code 2. */
export class UsageError extends Error {}

interface Context {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
  store: ReleaseStore;
  /** Who does it, for the history. */
  by: string;
}

/**
 * Runs one release command: prints its help on `--help`, one clear line on standard error when it fails.
 * Exit codes: 0 done, 1 failed, 2 used wrongly.
 */
export async function command(
  help: string,
  options: ParseArgsConfig['options'],
  run: (context: Context) => Promise<void>,
): Promise<void> {
  try {
    const { positionals, values } = parseArguments(options);
    if (values.help === true) {
      process.stdout.write(`${help.trim()}\n`);
      return;
    }
    await run({
      positionals,
      values: values as Context['values'],
      store: new ReleaseStore(releasesDirectory()),
      by: process.env.RELEASED_BY ?? process.env.USER ?? 'unknown',
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function parseArguments(options: ParseArgsConfig['options']) {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' }, ...options }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Add --help to see how it is used.`);
  }
}

/** The release store below `DATA_DIR`, which is relative to the repository unless absolute. */
export const releasesDirectory = (): string =>
  path.resolve(repositoryRoot, process.env.DATA_DIR || '.data', 'releases');
