import { sql } from 'kysely';
import { hasRow, type Listing } from '#admin/listing.ts';
import { LISTINGS } from '#admin/lists.ts';
import { end, retry, show } from '#admin/outbox.ts';
import { type ListRequest, readRequest, USAGE } from '#admin/request.ts';
import { retention } from '#admin/retention.ts';
import { csvLines, type Report, textLines, toCsv, toText } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';
import { openRunning } from '#db/opening/open-running.ts';
import { SEALED } from '#db/sealed/sealed-columns.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { emailContact } from '#identity/contact/contact.ts';
import { mobileNumber } from '#identity/contact/mobile-number.ts';
import type { Keyring } from '#keys/keyring.ts';
import { logCommand } from '#security/command-log.ts';
import { verify } from '#security/verify.ts';
import { readConfig } from '#settings/config.ts';
import { environment } from '#settings/environment.ts';
import { StartError } from '#settings/start-error.ts';
import { print } from '#terminal/standard-output.ts';

/** Read, opened and printed at a time: a list of any length takes no more memory than this. */
const AT_ONCE = 1000;

/**
 * Prints a part of a list, or all of it, as of one moment: what is added or removed meanwhile moves nothing.
 *
 * @param print returns false once nobody reads any more
 * @returns the id behind which the list goes on; undefined where it ends
 * @throws StartError when the row that it begins behind is gone
 */
export async function showList(
  db: Database,
  listing: Listing,
  request: ListRequest,
  print: (text: string) => Promise<boolean>,
): Promise<string | undefined> {
  const lines = (request.csv ? csvLines : textLines)(listing.columns);
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return moment.execute(async (trx) => {
    let { place } = request;
    if (place !== undefined && 'id' in place && !(await hasRow(trx, listing, place.id)))
      throw new StartError(`The list has no row ${place.id} any more. Say the time of that row instead of its id.`);
    for (let left = request.limit; ; left -= AT_ONCE) {
      const size = Math.min(left, AT_ONCE);
      // One more than is shown tells whether there are more.
      const found = await listing.part(trx, { since: request.since, place, limit: size + 1 });
      const shown = found.slice(0, size);
      const last = shown.at(-1)?.id;
      const isTaken = await print(lines(shown.map(({ cells }) => cells)));
      if (last === undefined || found.length <= size || !isTaken) return undefined;
      if (left <= AT_ONCE) return last;
      place = { id: last };
    }
  });
}

/**
 * Where a text still stands in the database: every column of every table, texts, lists, JSON and bytes alike, and what
 * is sealed once it is opened, without regard to case, and a number however its digits are set apart. Shows where and how
 * often, never what. This is how an erasure is proven.
 */
export async function findTraces(db: Database, text: string): Promise<Report> {
  const rows = [...(await inPlain(db, text)), ...(await inSealed(db, text))];
  return {
    columns: ['table', 'column', 'rows'],
    rows: rows.sort((a, b) => `${a[0]}.${a[1]}`.localeCompare(`${b[0]}.${b[1]}`)),
  };
}

/** The shortest number that is looked for by its digits; a shorter one stands in many others. */
const FEWEST_DIGITS = 8;
/** A mobile number's, without the country's. */
const MOST_DIGITS = 10;

/** What finds a number that is written otherwise, as a regular expression of both languages; null for another text. */
function patternOf(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (!/^[+\d\s().-]+$/.test(text) || digits.length < FEWEST_DIGITS) return null;
  return [...digits.slice(-MOST_DIGITS)].join('[\\s().-]*');
}

type Found = [table: string, column: string, rows: number];

async function inPlain(db: Database, text: string): Promise<Found[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and t.table_type = 'BASE TABLE'`.execute(db);
  const pattern = patternOf(text);
  const found: Found[] = [];
  for (const { table, column, type } of columns) {
    const value = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where position(lower(${text}) in lower(${value})) > 0 or ${value} ~ ${pattern}::text`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push([table, column, count]);
  }
  return found;
}

async function inSealed(db: Database, text: string): Promise<Found[]> {
  const wanted = text.toLowerCase();
  const pattern = patternOf(text);
  const number = pattern === null ? null : new RegExp(pattern);
  const isFound = (words: string) => words.toLowerCase().includes(wanted) || number?.test(words) === true;
  const found: Found[] = [];
  for (const [table, { columns }] of Object.entries(SEALED)) {
    const rows: Record<string, unknown>[] = await db
      .selectFrom(table as keyof Tables)
      .select(Object.keys(columns) as never[])
      .execute();
    for (const column of Object.keys(columns)) {
      const count = rows.filter((row) => isFound(wordsOf(row[column]))).length;
      if (count > 0) found.push([table, column, count]);
    }
  }
  return found;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

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

/**
 * Ends all sessions of the account that a proven contact belongs to, for somebody who lost a device and calls the firm.
 *
 * @param text an email address, or a mobile number as people write it
 * @returns how many sessions there were; undefined when nobody has that contact
 * @throws HttpError 400 for a number that is no mobile number
 */
export async function signOutEverywhere(db: Database, text: string): Promise<number | undefined> {
  const [channel, value] = text.includes('@')
    ? (['email', emailContact(text).value] as const)
    : (['phone', mobileNumber(text, 'contact')] as const);
  return db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('account').select('id').where(channel, '=', value).executeTakeFirst();
    if (account === undefined) return undefined;
    const ended = await trx.deleteFrom('session').where('account_id', '=', account.id).executeTakeFirst();
    await audit(trx, account.id, 'sign-out everywhere', 'desk');
    return Number(ended.numDeletedRows);
  });
}
