import { openRunning } from '#db/opening/open-running.ts';
import { rotateKeys } from '#keys/cli/rotate.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { logCommand } from '#security/command-log.ts';
import { readConfig } from '#settings/config.ts';
import { environment } from '#settings/environment.ts';
import { StartError } from '#settings/start-error.ts';
import '#terminal/standard-output.ts';

const HELP = `npm run keys -- rotate [--rewrap]

Makes a new version of the master key, wraps all keys by it and encrypts every personal value anew under a new key. The
origin may run meanwhile. With --rewrap no new master key is made: for MASTER_KEYS, where a new version is added by hand first.
Earlier versions stay in the key file, for backups of the database that were made under them.`;

/** @returns the exit code */
async function main([command, ...options]: readonly string[]): Promise<number> {
  if (command === '--help' || command === 'help') {
    console.log(HELP);
    return 0;
  }
  if (command !== 'rotate' || options.some((option) => option !== '--rewrap')) {
    console.error(HELP);
    return 2;
  }
  const config = readConfig(environment());
  const source = masterKeySource(config);
  // Its keys are opened before one is added: keys that do not fit this database must not be mixed with new ones.
  const { stored, keyring, close } = await openRunning(config, console.error);
  try {
    await logCommand(stored, keyring, 'keys rotate');
    if (options.length === 0) source.add();
    const { rewrapped, reencrypted } = await rotateKeys(stored, keyring);
    console.log(`${rewrapped} keys were wrapped by the newest master key, ${reencrypted} values encrypted anew.`);
    return 0;
  } finally {
    await close();
  }
}

/** Runs the command that these words name; it sets the exit code of the process. */
export async function keys(words: readonly string[]): Promise<void> {
  try {
    process.exitCode = await main(words);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await keys(process.argv.slice(2));
