import { sql, type Transaction } from 'kysely';
import type { Tables } from '#db/tables.ts';

/**
 * Takes away all that was to be sent, or reached the development inbox, because of some records, named as in the
 * outbox: `enquiry:<id>`. The keys of their deliveries begin with those names.
 */
export async function forgetDeliveries(trx: Transaction<Tables>, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  await trx.deleteFrom('outbox').where('record', 'in', records).execute();
  await trx
    .deleteFrom('inbox_message')
    .where(sql<string>`split_part(delivery, ':', 1) || ':' || split_part(delivery, ':', 2)`, 'in', records)
    .execute();
}
