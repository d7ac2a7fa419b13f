import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { SEALED } from '#db/sealed/sealed-columns.ts';
import type { Tables } from '#db/tables.ts';

/**
 * Every row of every table as it is stored, one a line. Bytes stand as what they say and not as hexadecimal digits:
 * a million of those hold any short number by chance.
 */
export async function everyRow(stored: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(stored);
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(
        stored,
      );
      return rows.map(({ row }) => {
        const said = row.replace(/\\\\x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));
        return `${name}: ${said}`;
      });
    }),
  );
  return dumps.flat().join('\n');
}

/** What every sealed column says once it is opened, one row a line. */
export async function everySealed(db: Database): Promise<string> {
  const lines = await Promise.all(
    Object.entries(SEALED).map(async ([table, { columns }]) => {
      const rows = await db
        .selectFrom(table as keyof Tables)
        .select(Object.keys(columns) as never[])
        .execute();
      return rows.map((row) => `${table}: ${JSON.stringify(row)}`);
    }),
  );
  return lines.flat().join('\n');
}
