import { sql } from 'kysely';
import type { Listing } from '#admin/listing.ts';

/** The security log, oldest first. */
export const log: Listing = {
  columns: ['number', 'at', 'event', 'what', 'outcome', 'times', 'who', 'session', 'device', 'address', 'detail'],
  table: 'security_log',
  key: 'seq',
  async part(db, { since, place, limit }) {
    const beyond = place === undefined ? sql`true` : 'id' in place ? sql`seq > ${place.id}` : sql`at > ${place.at}`;
    const rows = await db
      .selectFrom('security_log')
      .selectAll()
      .where('at', '>=', since)
      .where(sql<boolean>`${beyond}`)
      .orderBy('seq')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.seq,
      cells: [
        ...[row.seq, row.at, row.event, row.what, row.outcome, row.times],
        ...[row.who, row.session, row.device, row.address, row.detail],
      ],
    }));
  },
};
