import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#db/database.ts';
import { startCluster } from '#db/embedded/cluster.ts';
import { migrate } from '#db/migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How tests reach the one server of the run, as a JSON text of pg.PoolConfig. */
    databaseServer: string;
    /** Likewise as the role of the application; empty where the server is one's own and has none. */
    applicationOfServer: string;
    /** Database with all tables and no rows, of which test files get copies. */
    migratedDatabase: string;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, the embedded one in a folder of its own or the server that
 * `TEST_DATABASE_URL` names. Test files make their databases on it with `createTestDatabase`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined && url !== '') {
    project.provide('databaseServer', JSON.stringify({ connectionString: url }));
    project.provide('applicationOfServer', '');
    return provideMigrated(project, { connectionString: url });
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-postgres-'));
  const cluster = await startForMany(folder);
  project.provide('databaseServer', JSON.stringify(cluster.owner));
  project.provide('applicationOfServer', JSON.stringify(cluster.application));
  const dropMigrated = await provideMigrated(project, cluster.owner, cluster.application.user);
  return async () => {
    await dropMigrated();
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** One origin has at most 20 connections, of the 60 that its server takes; test files have many origins at a time. */
async function startForMany(folder: string) {
  const start = () => startCluster(folder, (line) => console.error(line));
  const first = await start();
  const client = new pg.Client(first.owner);
  await client.connect();
  await client.query('alter system set max_connections = 300').finally(() => client.end());
  await first.stop();
  return start();
}

/** Runs the migrations once: a copy of the tables takes a fifth of their time. */
async function provideMigrated(project: TestProject, server: pg.PoolConfig, application?: string) {
  const { address, name, drop } = await makeDatabase(server);
  const db = connect(address, () => {});
  // A copy can be made only while nobody is connected.
  await migrate(db, application).finally(() => db.destroy());
  project.provide('migratedDatabase', name);
  return drop;
}

/**
 * Makes a database on the run's server, empty or as a copy of another; the caller drops it when its tests are over.
 *
 * @param template name of a database that nobody is connected to
 */
export async function makeDatabase(
  server: pg.PoolConfig,
  template?: string,
): Promise<{ address: pg.PoolConfig; name: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return { address: inDatabase(server, name), name, drop: () => run(`drop database ${name} with (force)`) };
}

function inDatabase(server: pg.PoolConfig, database: string): pg.PoolConfig {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
