import { sql } from 'kysely';
import type { Report } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';
import { SEALED } from '#db/sealed/sealed-columns.ts';
import type { Tables } from '#db/tables.ts';

/**
 * Where a text still stands in the database: every column of every table, texts, lists, JSON and bytes alike, and what
 * is sealed once it is opened, without regard to case. Shows where and how often, never what. This is how an erasure is
 * proven.
 */
export async function findTraces(db: Database, text: string): Promise<Report> {
  const rows = [...(await inPlain(db, text)), ...(await inSealed(db, text))];
  return {
    columns: ['table', 'column', 'rows'],
    rows: rows.sort((a, b) => `${a[0]}.${a[1]}`.localeCompare(`${b[0]}.${b[1]}`)),
  };
}

type Found = [table: string, column: string, rows: number];

async function inPlain(db: Database, text: string): Promise<Found[]> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and t.table_type = 'BASE TABLE'`.execute(db);
  const found: Found[] = [];
  for (const { table, column, type } of columns) {
    const value = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where position(lower(${text}) in lower(${value})) > 0`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push([table, column, count]);
  }
  return found;
}

async function inSealed(db: Database, text: string): Promise<Found[]> {
  const wanted = text.toLowerCase();
  const found: Found[] = [];
  for (const [table, { columns }] of Object.entries(SEALED)) {
    const rows: Record<string, unknown>[] = await db
      .selectFrom(table as keyof Tables)
      .select(Object.keys(columns) as never[])
      .execute();
    for (const column of Object.keys(columns)) {
      const count = rows.filter((row) => wordsOf(row[column]).toLowerCase().includes(wanted)).length;
      if (count > 0) found.push([table, column, count]);
    }
  }
  return found;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
