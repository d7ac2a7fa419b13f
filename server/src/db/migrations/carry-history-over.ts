import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/**
 * Gives the history of a database from before Kysely's migrator the column that this one reads. It stays in the same table,
 * so that a server from before still knows what has run. Times never fall from one name to the next, whatever the clock did.
 *
 * @returns the names of what has run
 */
export async function carryHistoryOver(db: Database): Promise<string[]> {
  const { rows: columns } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'migration'`.execute(db);
  if (columns.length === 0) return [];
  if (!columns.some(({ column_name }) => column_name === 'timestamp'))
    await db.transaction().execute(async (trx) => {
      await sql`alter table migration add column timestamp varchar(255)`.execute(trx);
      await sql`update migration set timestamp = at.text from (
          select name, to_char(max(applied_at) over (order by name) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text
          from migration
        ) at where at.name = migration.name`.execute(trx);
      await sql`alter table migration alter column timestamp set not null`.execute(trx);
    });
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
