import { connect, type Database } from '#db/database.ts';
import { type Cluster, startCluster } from '#db/embedded/cluster.ts';
import { holdFolder } from '#db/embedded/holder.ts';
import type { DatabaseConfig } from '#db/opening/open-database.ts';

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
