import { inject } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { makeEmptyDatabase } from '#db/test-database.ts';

/** A database for one test file, with all tables and no rows. Call `drop` after its tests. */
export async function createTestDatabase(): Promise<{ db: Database; drop(): Promise<void> }> {
  const { address, drop } = await makeEmptyDatabase(JSON.parse(inject('databaseServer')));
  // Dropping ends the connections by force; what they report then is no failure of a test.
  const db = connect(address, () => {});
  await migrate(db);
  return {
    db,
    async drop() {
      await db.destroy();
      await drop();
    },
  };
}
