import { type Report, toCsv } from '#admin/csv.ts';
import { list } from '#admin/lists.ts';
import { retry, waiting } from '#admin/outbox.ts';
import { type AdminRequest, readRequest, USAGE } from '#admin/request.ts';
import { retention } from '#admin/retention.ts';
import { readLog } from '#admin/security-log.ts';
import { signOutEverywhere } from '#admin/sign-out.ts';
import { toText } from '#admin/text-table.ts';
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

/** What the firm does on the command line: lists, exports, and what waits to be sent. */
async function main(): Promise<number> {
  const request = readRequest(process.argv.slice(2), new Date());
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
    await logCommand(db, keyring, `desk ${'list' in request ? request.list : request.command}`);
    if (request.command === 'log') return await showLog(db, keyring, request);
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
    process.stdout.write(print(await reportOf(db, request), request));
    return 0;
  } finally {
    await close();
  }
}

async function reportOf(
  db: Database,
  request: Extract<AdminRequest, { command: 'list' | 'outbox' | 'retention' | 'traces' }>,
): Promise<Report> {
  if (request.command === 'outbox') return waiting(db);
  if (request.command === 'retention') return retention(db);
  if (request.command === 'traces') return findTraces(db, request.text);
  return list(db, request.list, request.since);
}

/** @returns 1 when the log is not as it was written */
async function showLog(
  db: Database,
  keyring: Keyring,
  request: Extract<AdminRequest, { command: 'log' }>,
): Promise<number> {
  process.stdout.write(print(await readLog(db, request.since), request));
  const verdict = await verify(db, keyring);
  // Apart from the list, so that a file of it stays a list.
  if (verdict.whole)
    console.error(`The log is whole: ${verdict.entries} entries, the last is ${verdict.last}, head ${verdict.head}.`);
  else console.error(`The log is broken at entry ${verdict.at}. ${verdict.why}`);
  return verdict.whole ? 0 : 1;
}

const print = (report: Report, request: AdminRequest): string =>
  'csv' in request && request.csv ? toCsv(report) : toText(report);

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartError || error instanceof HttpError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
