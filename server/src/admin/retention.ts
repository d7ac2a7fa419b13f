import { sql } from 'kysely';
import { keptWords, RETENTION } from 'shared/legal/retention';
import type { Report } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';
import { KEEPING } from '#retention/rules.ts';

/** Every table: what it holds and how long, how many rows the next run removes, and how many are due within 30 days. */
export async function retention(db: Database): Promise<Report> {
  const rows: (string | number)[][] = [];
  for (const { table, kept, due, stays } of KEEPING) {
    const count = async (days: number): Promise<number | string> => {
      if (due === undefined) return '';
      const at = sql<Date>`now() + ${days} * interval '1 day'`;
      const counted = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${due(sql`(${at})`)}`.execute(db);
      return counted.rows[0]?.count ?? 0;
    };
    const words = kept === null ? undefined : RETENTION[kept];
    rows.push([
      table,
      words?.what ?? 'nothing of a person',
      stays ?? (words === undefined ? '' : keptWords(words)),
      await count(0),
      await count(30),
    ]);
  }
  return { columns: ['table', 'what', 'kept', 'goes next', 'within 30 days'], rows };
}
