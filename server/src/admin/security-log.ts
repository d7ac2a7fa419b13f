import type { Report } from '#admin/csv.ts';
import type { Database } from '#db/database.ts';

/** The security log since a time, oldest first, as `npm run admin` shows it. */
export async function readLog(db: Database, since: Date): Promise<Report> {
  const rows = await db.selectFrom('security_log').selectAll().where('at', '>=', since).orderBy('seq').execute();
  return {
    columns: ['number', 'at', 'event', 'what', 'outcome', 'times', 'who', 'session', 'device', 'address', 'detail'],
    rows: rows.map((row) => [
      ...[row.seq, row.at, row.event, row.what, row.outcome, row.times],
      ...[row.who, row.session, row.device, row.address, row.detail],
    ]),
  };
}
