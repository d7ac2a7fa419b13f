import '#terminal/standard-output.ts';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { GateError } from '#releases/gate/gate.ts';
import { confirmed } from '#releases/instances.ts';
import { ChangedMeanwhile } from '#releases/pointer.ts';
import { keepRefusal } from '#releases/refusals.ts';
import type { ReleaseManifest } from '#releases/release-manifest.ts';
import { releasedBy } from '#releases/released-by.ts';
import { matchRelease, ReleaseStore } from '#releases/store.ts';
import { UnknownPackage } from '#releases/unknown-package.ts';
import { environment } from '#settings/environment.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A mistake of whoever typed the command: one line, exit code 2. */
export class UsageError extends Error {}

/** The command was typed rightly, and what it asks for may not be: it stands in the security log. Exit code 2. */
export class RefusedError extends UsageError {}

/** What the security log calls the commands that change what is live. */
const CHANGING: Record<string, string> = {
  ...{ release: 'release', rollback: 'rollback', canary: 'canary', promote: 'promote' },
  ...{ abort: 'abort', retire: 'retire', ensure: 'start' },
};

export interface Context {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
  store: ReleaseStore;
  /** Who does it, and why, for the history. */
  why: { by: string; reason?: string };
  /** Prints for people, or with `--json` one object for machines. */
  print: (text: string, object: object) => void;
  /** Like `print`, once every origin shows what was changed; exit code 4 when one does not. */
  printWhenShown: (text: string, object: { serial: number; [fact: string]: unknown }) => Promise<void>;
}

/** Milliseconds that an origin has to show a change: it looks five times a second, on a busy machine less often. */
const SHOWN_MS = 10_000;

const always: Options = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  reason: { type: 'string' },
};

/**
 * Makes one release command, which gets the words behind its name: it prints its help on `--help`, one clear line on
 * standard error when it fails. It sets the exit code of the process: 0 done, 1 failed, 2 used wrongly, 3 stopped by the
 * gate, 4 done but not shown by every origin.
 */
export function command(
  name: string,
  help: string,
  options: Options,
  run: (context: Context) => Promise<void>,
): (words: readonly string[]) => Promise<void> {
  return (words) => answer(name, words, { help, options, run });
}

async function answer(
  name: string,
  words: readonly string[],
  { help, options, run }: { help: string; options: Options; run: (context: Context) => Promise<void> },
): Promise<void> {
  const asJson = words.includes('--json');
  try {
    environment();
    const { positionals, values } = parseArguments(words, options);
    if (values.help === true) {
      process.stdout.write(`${help.trim()}\n`);
      return;
    }
    const { reason } = values;
    const store = new ReleaseStore(releasesDirectory());
    const print: Context['print'] = (text, object) =>
      console.log(asJson ? JSON.stringify({ ok: process.exitCode === undefined, ...object }) : text);
    await run({
      ...{ positionals, values: values as Context['values'], store, print },
      why: { by: releasedBy(), ...(typeof reason === 'string' && reason.trim() !== '' && { reason }) },
      async printWhenShown(text, object) {
        const { showing, missing } = await confirmed(store.directory, object.serial, SHOWN_MS);
        const names = missing.map(({ name, serial }) => `${name} still shows serial ${serial}`);
        if (missing.length > 0) process.exitCode = 4;
        const late =
          missing.length === 0 ? '' : `\nNot everywhere: after ${SHOWN_MS / 1000} s ${names.join('; ')}. See its log.`;
        const shown = showing.length + missing.length === 0 ? ' No origin runs on this store now.' : '';
        print(`${text}${shown}${late}`, { ...object, origins: showing.length, missing: names });
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = exitCode(error);
    noteRefusal(name, error, message);
    const problems = error instanceof GateError ? { problems: error.problems, seconds: error.seconds } : {};
    if (asJson) console.log(JSON.stringify({ ok: false, code: process.exitCode, message, ...problems }));
    else process.stderr.write(`${message}\n`);
  }
}

function noteRefusal(name: string, error: unknown, message: string): void {
  const action = CHANGING[name];
  const isRefused = [GateError, RefusedError, ChangedMeanwhile].some((kind) => error instanceof kind);
  if (action !== undefined && isRefused)
    keepRefusal(releasesDirectory(), { by: releasedBy(), action, detail: message });
}

function exitCode(error: unknown): number {
  if (error instanceof GateError) return 3;
  return error instanceof UsageError || error instanceof UnknownPackage ? 2 : 1;
}

function parseArguments(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options: { ...always, ...options }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Add --help to see how it is used.`);
  }
}

/** The release store: `RELEASES_DIR`, or below `DATA_DIR`; both are relative to the repository unless absolute. */
export const releasesDirectory = (): string =>
  path.resolve(repositoryRoot, process.env.RELEASES_DIR || path.join(process.env.DATA_DIR || '.data', 'releases'));

/** The published release that was typed, whole or by its beginning. @throws UsageError when none or several fit */
export function chosenRelease(store: ReleaseStore, name: string, version: string): ReleaseManifest {
  let found: ReleaseManifest | null;
  try {
    found = matchRelease(store, name, version);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (found === null) {
    const none = version === '' ? `There is no release of '${name}'` : `No release of ${name} begins with '${version}'`;
    throw new UsageError(`${none}. See: npm run releases`);
  }
  return found;
}

/** The package that was typed. @throws UsageError that shows how */
export function chosenName(name: string | undefined, example: string): string {
  if (name === undefined) throw new UsageError(`Which package? For example: ${example}`);
  return name;
}
