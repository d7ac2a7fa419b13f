import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { connect } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { makeDatabase } from '#db/test-database.ts';

test('origins that start together on an empty database each find all tables, made once', async () => {
  const { address, drop } = await makeDatabase(JSON.parse(inject('databaseServer')));
  const origins = Array.from({ length: 4 }, () => connect(address, () => {}));
  await Promise.all(origins.map((db) => migrate(db)));
  const [first] = origins;
  if (first === undefined) throw new Error('no connection');
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(first);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['0001-identity', '0004-enquiries']));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  await Promise.all(origins.map((db) => db.destroy()));
  await drop();
});
