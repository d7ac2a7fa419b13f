import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { connect, type Database } from '#db/database.ts';
import { asApplication } from '#db/embedded/application-role.ts';
import { isSamePlace, placeOf } from '#db/embedded/place.ts';
import { schemaDifference } from '#db/migrations/migrate.ts';
import { type DatabaseConfig, openEmbedded } from '#db/opening/open-database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { StartError } from '#settings/start-error.ts';

export interface RunningDatabase {
  /** With what is personal in plain words. */
  db: Database;
  /** As it is stored. */
  stored: Database;
  keyring: Keyring;
  close(): Promise<void>;
}

/** A database that is there, and where, to begin a sentence with. */
interface Found {
  db: Database;
  place: string;
  close(): Promise<void>;
}

/**
 * Opens the site's database for a command: beside a running origin, or alone when none runs, where the embedded server
 * is started for as long as the command works. It makes no database, no folder and no keys, and changes no tables.
 *
 * @param say hears which database it is and how much is in it, so that a wrong one is seen
 * @throws StartError in words for whoever asks
 */
export async function openRunning(config: DatabaseConfig, say: (line: string) => void): Promise<RunningDatabase> {
  const { db: stored, place, close } = await find(config);
  try {
    await requireSite(stored, place);
    const source = masterKeySource({ masterKeys: config.masterKeys, dataDir: config.dataDir });
    const keyring = await Keyring.open(stored, source);
    say(`${place}: ${await accountsIn(stored)}.`);
    return { db: withSealedColumns(stored, keyring), stored, keyring, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function find({ databaseLimits: _, ...config }: DatabaseConfig): Promise<Found> {
  // A command may take as long as it needs, so it has no limits.
  if (config.databaseUrl !== undefined) {
    const address = { connectionString: config.databaseUrl };
    const { host, port, database } = new pg.Client(address);
    const db = connect(address, () => {});
    return { db, place: `Database ${database} at ${host}:${port}`, close: () => db.destroy() };
  }
  const folder = path.join(config.dataDir, 'postgres');
  requireDatabase(folder, config.dataDir);
  const place = `The embedded database in ${folder}`;
  const running = runningServer(folder);
  if (running !== null) {
    const db = connect(running, () => {});
    if (await answers(db)) return { db, place, close: () => db.destroy() };
    await db.destroy();
  }
  return { ...(await openAlone(folder, config)), place };
}

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs the server as long as the command works: one that is interrupted ends it too, which a signal by itself does not. */
async function openAlone(folder: string, config: DatabaseConfig): Promise<Pick<Found, 'db' | 'close'>> {
  const interrupted = () => process.exit(130);
  for (const signal of STOPPING) process.on(signal, interrupted);
  const stopHearing = () => {
    for (const signal of STOPPING) process.off(signal, interrupted);
  };
  try {
    const { db, close } = await openEmbedded(folder, config, () => {});
    return { db, close: () => close().finally(stopHearing) };
  } catch (error) {
    stopHearing();
    throw error;
  }
}

/** @throws StartError where no origin has made a database */
function requireDatabase(folder: string, dataDir: string): void {
  try {
    fs.statSync(path.join(folder, 'data'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new StartError(`${folder} cannot be read. Run the command as the user of the site.`);
    throw new StartError(
      `There is no database in DATA_DIR ${dataDir}, and a command makes none. Name the site's own by DATABASE_URL or DATA_DIR, or the file with its settings by ENV_FILE. A new site gets its database when it is started: npm start.`,
    );
  }
}

const answers = (db: Database): Promise<boolean> =>
  sql`select`.execute(db).then(
    () => true,
    () => false,
  );

async function accountsIn(db: Database): Promise<string> {
  const { count } = await db
    .selectFrom('account')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count === 1 ? '1 account' : `${count} accounts`;
}

/**
 * How the embedded server of a folder is reached, from what it wrote about itself: null when it left nothing, or wrote it in
 * another folder, of which this one is a copy. A command for the copy must not work on the original.
 */
function runningServer(folder: string): pg.PoolConfig | null {
  try {
    const password = fs.readFileSync(path.join(folder, 'password'), 'utf8');
    // Lines of postmaster.pid: process, folder, start, port, folder of the socket, address.
    const lines = fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    const [, data = '', , port, socket] = lines;
    if (!isSamePlace(placeOf(data), placeOf(path.join(folder, 'data')))) return null;
    const host = socket === undefined || socket === '' ? '127.0.0.1' : socket;
    return asApplication({ host, port: Number(port), user: 'origin', password, database: 'postgres' });
  } catch {
    return null;
  }
}

/**
 * Refuses a database that is not one of this checkout's site. A command changes no tables and makes no keys: what it is
 * pointed at by mistake stays as it is, and an origin of another release finds its tables as it left them.
 *
 * @param place where it is, to begin a sentence with
 * @throws StartError that says what to do
 */
async function requireSite(db: Database, place: string): Promise<void> {
  const difference = await answered(place, () => schemaDifference(db));
  if (difference === undefined)
    throw new StartError(
      `${place} has no tables of a site. Check DATABASE_URL, DATA_DIR and ENV_FILE; a new site gets its tables when it is started: npm start.`,
    );
  const { missing, unknown } = difference;
  if (unknown.length > 0)
    throw new StartError(
      `${place} is newer than this checkout, which does not know ${unknown.join(', ')}. Run the command from the checkout of the running release.`,
    );
  if (missing.length > 0)
    throw new StartError(
      `${place} is older than this checkout: ${missing.join(', ')} has not run. Start the site from this checkout, which brings the tables up to date, or run the command from the checkout of the running release.`,
    );
  const keys = await answered(place, () => db.selectFrom('secret_key').select('id').limit(1).execute());
  if (keys.length === 0)
    throw new StartError(
      `${place} holds no keys: no site has started on it. Check DATABASE_URL, DATA_DIR and ENV_FILE, or start the site: npm start.`,
    );
}

async function answered<Result>(place: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const why = (error as Error).message || String(error);
    throw new StartError(`${place} cannot be used: ${why}. Check DATABASE_URL, and that its server runs.`);
  }
}
