import { inject } from 'vitest';
import { connect, type Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { makeEmptyDatabase } from '#db/test-database.ts';

interface TestDatabase {
  /** As the origin sees it: with the application's rights where the server has such a role. */
  db: Database;
  /** As the owner of the tables, who may break them. */
  owner: Database;
  drop(): Promise<void>;
}

/** A database for one test file, with all tables and no rows. Call `drop` after its tests. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { address, drop } = await makeEmptyDatabase(JSON.parse(inject('databaseServer')));
  const application = inject('applicationOfServer');
  // Dropping ends the connections by force; what they report then is no failure of a test.
  const owner = connect(address, () => {});
  if (application === '') {
    await migrate(owner);
    return { db: owner, owner, drop: () => owner.destroy().then(drop) };
  }
  const { user, password } = JSON.parse(application) as { user: string; password: string };
  await migrate(owner, user);
  const db = connect({ ...address, user, password }, () => {});
  return { db, owner, drop: () => Promise.all([db.destroy(), owner.destroy()]).then(drop) };
}
