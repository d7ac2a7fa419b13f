import { readConfig } from '#config.ts';
import type { Database } from '#db/database.ts';
import { type Report, toCsv } from '#desk/csv.ts';
import { list } from '#desk/lists.ts';
import { openRunning } from '#desk/open-running.ts';
import { retry, waiting } from '#desk/outbox.ts';
import { type DeskRequest, readRequest, USAGE } from '#desk/request.ts';
import { toText } from '#desk/text-table.ts';
import { findTraces } from '#desk/traces.ts';
import { StartError } from '#start-error.ts';

/** The firm's desk on the command line: lists, exports, and what waits to be sent. */
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
  const { db, close } = await openRunning(readConfig(process.env));
  try {
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
  request: Extract<DeskRequest, { command: 'list' | 'outbox' | 'traces' }>,
): Promise<Report> {
  if (request.command === 'outbox') return waiting(db);
  if (request.command === 'traces') return findTraces(db, request.text);
  return list(db, request.list, request.since);
}

const print = (report: Report, request: DeskRequest): string =>
  'csv' in request && request.csv ? toCsv(report) : toText(report);

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
