import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { connect, type Database } from '#db/database.ts';
import { asApplication } from '#db/embedded/application-role.ts';
import { type DatabaseConfig, openDatabase } from '#db/opening/open-database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';

export interface RunningDatabase {
  /** With what is personal in plain words. */
  db: Database;
  /** As it is stored. */
  stored: Database;
  keyring: Keyring;
  close(): Promise<void>;
}

/**
 * Opens the origin's database beside a running origin, or alone when none runs: then the embedded server is started for
 * as long as the command works.
 *
 * @throws StartError in words for whoever asks
 */
export async function openRunning(config: DatabaseConfig): Promise<RunningDatabase> {
  const { db: stored, close } = await openStored(config);
  try {
    const keyring = await Keyring.open(
      stored,
      masterKeySource({ masterKeys: config.masterKeys, dataDir: config.dataDir }),
    );
    return { db: withSealedColumns(stored, keyring), stored, keyring, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openStored(config: DatabaseConfig): Promise<{ db: Database; close(): Promise<void> }> {
  const running = config.databaseUrl === undefined ? runningServer(path.join(config.dataDir, 'postgres')) : null;
  if (running !== null) {
    const db = connect(running, () => {});
    const answers = await db
      .selectFrom('migration' as never)
      .execute()
      .then(
        () => true,
        () => false,
      );
    if (answers) return { db, close: () => db.destroy() };
    await db.destroy();
  }
  // A command may take as long as it needs.
  const { databaseLimits: _, ...patient } = config;
  return openDatabase(patient, () => {});
}

/** How the embedded server of a folder is reached, from what it wrote about itself: null when it left nothing. */
function runningServer(folder: string): pg.PoolConfig | null {
  try {
    const password = fs.readFileSync(path.join(folder, 'password'), 'utf8');
    // Lines of postmaster.pid: process, folder, start, port, folder of the socket, address.
    const [, , , port, socket] = fs.readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    const host = socket === undefined || socket === '' ? '127.0.0.1' : socket;
    return asApplication({ host, port: Number(port), user: 'origin', password, database: 'postgres' });
  } catch {
    return null;
  }
}
