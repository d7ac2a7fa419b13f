import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { GateError } from '#releases/gate/gate-error.ts';
import { repositoryRoot } from '#releases/packages.ts';
import { releasedBy } from '#releases/released-by.ts';
import { ReleaseStore } from '#releases/store.ts';

/** A mistake of whoever typed the command: one line, exit code 2. */
export class UsageError extends Error {}

export interface Context {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
  store: ReleaseStore;
  /** Who does it, and why, for the history. */
  why: { by: string; reason?: string };
  /** Prints for people, or with `--json` one object for machines. */
  print: (text: string, object: object) => void;
}

const always: NonNullable<ParseArgsConfig['options']> = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  reason: { type: 'string' },
};

/**
 * Runs one release command: prints its help on `--help`, one clear line on standard error when it fails.
 * Exit codes: 0 done, 1 failed, 2 used wrongly, 3 stopped by the gate.
 */
export async function command(
  help: string,
  options: NonNullable<ParseArgsConfig['options']>,
  run: (context: Context) => Promise<void>,
): Promise<void> {
  const asJson = process.argv.includes('--json');
  try {
    const { positionals, values } = parseArguments(options);
    if (values.help === true) {
      process.stdout.write(`${help.trim()}\n`);
      return;
    }
    const { reason } = values;
    await run({
      positionals,
      values: values as Context['values'],
      store: new ReleaseStore(releasesDirectory()),
      why: { by: releasedBy(), ...(typeof reason === 'string' && { reason }) },
      print: (text, object) => console.log(asJson ? JSON.stringify({ ok: true, ...object }) : text),
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = exitCode(error);
    const problems = error instanceof GateError ? { problems: error.problems, seconds: error.seconds } : {};
    if (asJson) console.log(JSON.stringify({ ok: false, code: process.exitCode, message, ...problems }));
    else process.stderr.write(`${message}\n`);
  }
}

function exitCode(error: unknown): number {
  if (error instanceof GateError) return 3;
  return error instanceof UsageError ? 2 : 1;
}

function parseArguments(options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ options: { ...always, ...options }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Add --help to see how it is used.`);
  }
}

/** The release store: `RELEASES_DIR`, or below `DATA_DIR`; both are relative to the repository unless absolute. */
export const releasesDirectory = (): string =>
  path.resolve(repositoryRoot, process.env.RELEASES_DIR || path.join(process.env.DATA_DIR || '.data', 'releases'));
