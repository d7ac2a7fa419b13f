import { LISTINGS } from '#admin/lists.ts';
import { end, retry, show } from '#admin/outbox.ts';
import { type ListRequest, readRequest, USAGE } from '#admin/request.ts';
import { retention } from '#admin/retention.ts';
import { showList } from '#admin/show-list.ts';
import { signOutEverywhere } from '#admin/sign-out.ts';
import { toCsv, toText } from '#admin/tables.ts';
import { findTraces } from '#admin/traces.ts';
import type { Database } from '#db/database.ts';
import { openRunning } from '#db/opening/open-running.ts';
import { HttpError } from '#http/http-error.ts';
import type { Keyring } from '#keys/keyring.ts';
import { logCommand } from '#security/command-log.ts';
import { verify } from '#security/verify.ts';
import { readConfig } from '#settings/config.ts';
import { environment } from '#settings/environment.ts';
import { StartError } from '#settings/start-error.ts';
import { print } from '#terminal/standard-output.ts';

/** What the firm does on the command line: lists, exports, and what waits to be sent. @returns the exit code */
async function main(words: readonly string[]): Promise<number> {
  const request = readRequest([...words], new Date());
  if (typeof request === 'string') {
    console.error(`${request}\n\n${USAGE}`);
    return 1;
  }
  if (request.command === 'help') {
    console.log(USAGE);
    return 0;
  }
  const config = readConfig(environment());
  const { db, keyring, close } = await openRunning(config, console.error);
  try {
    // Before anything is read: what is looked at is part of the log, where these commands are called `desk`.
    const reason = 'reason' in request ? `${request.id}: ${request.reason}` : '';
    await logCommand(db, keyring, `desk ${'list' in request ? request.list : request.command}`, reason);
    if (request.command === 'list') return await tellList(db, keyring, request);
    if (request.command === 'sign-out') {
      const ended = await signOutEverywhere(db, request.contact);
      console.log(
        ended === undefined
          ? 'Nobody has proven this number or address.'
          : `Signed out everywhere: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`,
      );
      return 0;
    }
    if (request.command === 'retry') {
      const count = await retry(db, request.ids);
      console.log(count === 0 ? 'Nothing of that is parked.' : `${count} will be sent again.`);
      return 0;
    }
    if (request.command === 'show') {
      await print((await show(db, request.id)) ?? 'No message by this id waits.\n');
      return 0;
    }
    if (request.command === 'close' || request.command === 'drop') {
      const isEnded = await end(db, request.id, request.command);
      console.log(isEnded ? 'It will not be sent.' : 'Nothing by this id is parked.');
      return isEnded ? 0 : 1;
    }
    const report = request.command === 'traces' ? await findTraces(db, request.text) : await retention(db);
    await print(request.csv ? toCsv(report) : toText(report));
    return 0;
  } finally {
    await close();
  }
}

/** @returns 1 for the security log when it is not as it was written */
async function tellList(db: Database, keyring: Keyring, request: ListRequest): Promise<number> {
  const last = await showList(db, LISTINGS[request.list], request, print);
  if (last !== undefined) console.error(`More: npm run admin -- ${request.next} ${last}`);
  return request.list === 'log' ? tellWhole(db, keyring) : 0;
}

async function tellWhole(db: Database, keyring: Keyring): Promise<number> {
  const verdict = await verify(db, keyring);
  // Apart from the list, so that a file of it stays a list.
  if (verdict.whole)
    console.error(`The log is whole: ${verdict.entries} entries, the last is ${verdict.last}, head ${verdict.head}.`);
  else console.error(`The log is broken at entry ${verdict.at}. ${verdict.why}`);
  return verdict.whole ? 0 : 1;
}

/** Runs the command that these words name; it sets the exit code of the process. */
export async function admin(words: readonly string[]): Promise<void> {
  try {
    process.exitCode = await main(words);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof HttpError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await admin(process.argv.slice(2));
