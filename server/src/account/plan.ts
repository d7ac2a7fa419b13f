import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type PlanRow, planTag } from 'shared/contract/plan';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

/** A plan's owner: a signed-in person, or a visitor by the hash of their cookie. */
export type PlanOwner = { account_id: string } | { visitor_hash: Buffer };

/** Rows of an own plan past which no visitor's come along: see {@link movePlan}. */
const LONGEST_PLAN = 200;

export async function readPlan(db: Database, owner: PlanOwner): Promise<PlanRow[]> {
  const [column, value] = ownerColumn(owner);
  const plan = await db.selectFrom('plan').select('rows').where(column, '=', value).executeTakeFirst();
  return (plan?.rows ?? []) as PlanRow[];
}

/**
 * Replaces all rows of the owner.
 *
 * @param basis tag of the rows that these were made from, when that is known
 * @throws HttpError 412 when others than these and than those are saved by now; nothing is changed then
 */
export async function writePlan(
  trx: Transaction<Tables>,
  owner: PlanOwner,
  rows: readonly PlanRow[],
  basis?: string,
): Promise<void> {
  const [column, value] = ownerColumn(owner);
  const plan = (text: string) =>
    trx.insertInto('plan').values({ id: randomUUID(), account_id: null, visitor_hash: null, ...owner, rows: text });
  if (basis !== undefined) {
    // A row that is not there cannot be held: of two first saves at once the second would not be seen.
    await plan('[]')
      .onConflict((conflict) => conflict.column(column).doNothing())
      .execute();
    const saved = await trx.selectFrom('plan').select('rows').where(column, '=', value).forUpdate().executeTakeFirst();
    const stored = planTag((saved?.rows ?? []) as PlanRow[]);
    // The same rows once more: the answer to the first save was lost on the way.
    if (stored !== basis && stored !== planTag(rows)) throw new HttpError(412, messages.planChangedElsewhere);
  }
  const text = JSON.stringify(rows);
  await plan(text)
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ rows: text, updated_at: sql<Date>`now()` }))
    .execute();
}

/**
 * Moves a visitor's rows to the account they signed in to, behind its own rows. Rows that it has already are not doubled.
 * None is left out: the two together may be more than a save takes, which the form says when they are to be saved.
 *
 * @returns false where the account has too many rows already, and the visitor's stay where they are
 */
export async function movePlan(trx: Transaction<Tables>, visitor_hash: Buffer, account_id: string): Promise<boolean> {
  const own = await trx
    .selectFrom('plan')
    .select('rows')
    .where('account_id', '=', account_id)
    .forUpdate()
    .executeTakeFirst();
  if ((own?.rows.length ?? 0) > LONGEST_PLAN) return false;
  const moved = await trx
    .deleteFrom('plan')
    .where('visitor_hash', '=', visitor_hash)
    .returning('rows')
    .executeTakeFirst();
  if (moved === undefined || moved.rows.length === 0) return true;
  const known = new Set((own?.rows ?? []).map((row) => JSON.stringify(row)));
  const rows = [...(own?.rows ?? []), ...moved.rows.filter((row) => !known.has(JSON.stringify(row)))];
  await writePlan(trx, { account_id }, rows as PlanRow[]);
  return true;
}

const ownerColumn = (owner: PlanOwner): ['account_id', string] | ['visitor_hash', Buffer] =>
  'account_id' in owner ? ['account_id', owner.account_id] : ['visitor_hash', owner.visitor_hash];
