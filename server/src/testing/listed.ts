import { LISTINGS } from '#admin/lists.ts';
import type { ListName } from '#admin/request.ts';
import type { Report } from '#admin/tables.ts';
import type { Database } from '#db/database.ts';

/** The first hundred rows of a list of `npm run admin`, since a time. */
export async function listed(db: Database, name: ListName, since: Date): Promise<Report> {
  const { columns, part } = LISTINGS[name];
  const rows = await part(db, { since, place: undefined, limit: 100 });
  return { columns, rows: rows.map(({ cells }) => cells) };
}
