import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Report } from '#desk/csv.ts';

/**
 * Where a text still stands in the database: every column of every table, texts, lists, JSON and bytes alike, without
 * regard to case. Shows where and how often, never what. This is how an erasure is proven.
 */
export async function findTraces(db: Database, text: string): Promise<Report> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name, c.ordinal_position`.execute(db);
  const rows: [string, string, number][] = [];
  for (const { table, column, type } of columns) {
    const value = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where position(lower(${text}) in lower(${value})) > 0`.execute(db);
    const count = found.rows[0]?.count ?? 0;
    if (count > 0) rows.push([table, column, count]);
  }
  return { columns: ['table', 'column', 'rows'], rows };
}
