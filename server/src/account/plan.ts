import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { PlanRow } from 'shared/contract/plan';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

/** A plan's owner: a signed-in person, or a visitor by the hash of their cookie. */
export type PlanOwner = { account_id: string } | { visitor_hash: Buffer };

export const LONGEST_PLAN = 200;

export async function readPlan(db: Database, owner: PlanOwner): Promise<PlanRow[]> {
  const [column, value] = ownerColumn(owner);
  const plan = await db.selectFrom('plan').select('rows').where(column, '=', value).executeTakeFirst();
  return (plan?.rows ?? []) as PlanRow[];
}

/** Replaces all rows of the owner. */
export async function writePlan(trx: Transaction<Tables>, owner: PlanOwner, rows: readonly PlanRow[]): Promise<void> {
  const [column] = ownerColumn(owner);
  const text = JSON.stringify(rows);
  await trx
    .insertInto('plan')
    .values({ id: randomUUID(), account_id: null, visitor_hash: null, ...owner, rows: text })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ rows: text, updated_at: sql<Date>`now()` }))
    .execute();
}

/** Moves a visitor's rows to the account they signed in to, behind its own rows. Rows that it has already are not doubled. */
export async function movePlan(trx: Transaction<Tables>, visitor_hash: Buffer, account_id: string): Promise<void> {
  const moved = await trx
    .deleteFrom('plan')
    .where('visitor_hash', '=', visitor_hash)
    .returning('rows')
    .executeTakeFirst();
  if (moved === undefined || moved.rows.length === 0) return;
  const own = await trx
    .selectFrom('plan')
    .select('rows')
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirst();
  const known = new Set((own?.rows ?? []).map((row) => JSON.stringify(row)));
  const rows = [...(own?.rows ?? []), ...moved.rows.filter((row) => !known.has(JSON.stringify(row)))];
  await writePlan(trx, { account_id }, rows.slice(0, LONGEST_PLAN) as PlanRow[]);
}

const ownerColumn = (owner: PlanOwner): ['account_id', string] | ['visitor_hash', Buffer] =>
  'account_id' in owner ? ['account_id', owner.account_id] : ['visitor_hash', owner.visitor_hash];
