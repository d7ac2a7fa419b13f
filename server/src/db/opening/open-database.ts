import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { connect, connectProbe, type Database } from '#db/database.ts';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { holdFolder } from '#db/embedded/holder.ts';
import { migrate } from '#db/migrations/migrate.ts';
import type { Config } from '#settings/config.ts';
import { StartError } from '#settings/start-error.ts';

/** What opening needs; `visitors` asks for more care, since they are whom a mistake would hurt. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'migrationDatabaseUrl' | 'visitors' | 'masterKeys' | 'databaseLimits'>>;

export interface OpenDatabase {
  db: Database;
  /** One connection that nothing but `/readyz` uses. */
  probe: Database;
  /** Tells a second origin on the same folder where this one listens. */
  announce(address: string): void;
  close(): Promise<void>;
}

/**
 * Opens the database that `DATABASE_URL` names, or runs one in `DATA_DIR`, and brings its tables up to date.
 *
 * @throws StartError in words for whoever starts the origin
 */
export async function openDatabase(config: DatabaseConfig, log: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openServer(config, config.databaseUrl, log);
  const folder = prepareFolder(config.dataDir);
  const { db, addresses, announce, close } = await openEmbedded(folder, config, log);
  try {
    await migrateAs(addresses.owner, addresses.application.user);
  } catch (error) {
    await close();
    throw error;
  }
  const probe = connectProbe(addresses.application, log, config.databaseLimits);
  return { db, probe, announce, close: () => probe.destroy().then(close) };
}

/** A server of one's own. */
async function openServer(config: DatabaseConfig, url: string, log: (line: string) => void): Promise<OpenDatabase> {
  const { migrationDatabaseUrl, visitors } = config;
  const db = connect({ connectionString: url }, log, config.databaseLimits);
  try {
    const { rows } = await usable(() => sql<{ name: string }>`select current_user as name`.execute(db));
    if (visitors) await refusePowerfulRole(db);
    if (migrationDatabaseUrl === undefined) await migrateAs({ connectionString: url });
    else await migrateAs({ connectionString: migrationDatabaseUrl }, rows[0]?.name ?? '');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const probe = connectProbe({ connectionString: url }, log, config.databaseLimits);
  return { db, probe, announce: () => {}, close: () => Promise.all([probe.destroy(), db.destroy()]).then(() => {}) };
}

/** Brings the tables up to date as their owner, in as long as it takes; the owner's connection is closed again. */
async function migrateAs(owner: pg.PoolConfig, application?: string): Promise<void> {
  const db = connect(owner, () => {});
  await usable(() => migrate(db, application)).finally(() => db.destroy());
}

async function usable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be used: ${(error as Error).message || String(error)}`);
  }
}

function prepareFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres');
  try {
    // Root hands the database to a user without rights, who has to get to its folder.
    if (process.getuid?.() === 0) fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK);
    return folder;
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`);
  }
}

export interface EmbeddedDatabase {
  db: Database;
  /** Of the server that runs. */
  addresses: Pick<Cluster, 'owner' | 'application'>;
  /** Tells a second origin on the same folder where this one listens. */
  announce(address: string): void;
  close(): Promise<void>;
}

/**
 * Takes a folder for this process and runs its server, which makes the database where there is none.
 *
 * @throws StartError when another origin holds the folder or the server does not start
 */
export async function openEmbedded(
  folder: string,
  config: DatabaseConfig,
  log: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const hold = holdFolder(folder);
  let cluster: Cluster;
  try {
    cluster = await startCluster(folder, log, config);
  } catch (error) {
    hold.release();
    throw error;
  }
  const db = connect(cluster.application, log, config.databaseLimits);
  const close = async () => {
    await db.destroy();
    await cluster.stop();
    hold.release();
  };
  return { db, addresses: cluster, announce: hold.announce, close };
}

/** Roles that PostgreSQL has by itself and whose members reach the server's files and programs. */
const PREDEFINED = ['pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'];

/** What the role of a connection may do beyond reading and writing its tables, in PostgreSQL's words. */
async function powersOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ power: string }>`
    select power from pg_roles, unnest(
      array['SUPERUSER', 'CREATEDB', 'CREATEROLE', 'REPLICATION', 'BYPASSRLS'],
      array[rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls]) as t(power, has)
    where rolname = current_user and has
    union all
    select rolname::text from pg_roles
    where rolname = any(${PREDEFINED}) and pg_has_role(current_user, oid, 'member')
      and not (select rolsuper from pg_roles where rolname = current_user)`.execute(db);
  return rows.map(({ power }) => power);
}

/**
 * Refuses to serve visitors as a role that could do more than its tables need: with it, one hole in the origin's SQL
 * would open the whole machine.
 *
 * @throws StartError that says what to run
 */
export async function refusePowerfulRole(db: Database): Promise<void> {
  const powers = await powersOf(db);
  if (powers.length === 0) return;
  throw new StartError(
    `The role of DATABASE_URL has ${powers.join(', ')}, which a site for visitors must not have. Make another one with "create role site login password '…'", name it in DATABASE_URL, and name the owner of the tables in MIGRATION_DATABASE_URL.`,
  );
}
