import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { MOST_SAVED_PLANS, type SavedPlan } from 'shared/contract/attached-plan';
import type { Database } from '#db/database.ts';
import type { StoredPlan, Tables } from '#db/tables.ts';
import { HttpError } from '#http/http-error.ts';
import { idOfWish } from '#http/idempotency-key.ts';
import { audit } from '#identity/audit.ts';
import type { Keyring } from '#keys/keyring.ts';
import { messages } from '#messages.en.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The newest first. */
export async function savedPlans(db: Database, accountId: string): Promise<SavedPlan[]> {
  const rows = await db
    .selectFrom('saved_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(shown);
}

/** @throws HttpError 404 when it is not one of theirs */
export async function savedPlan(
  db: Database,
  accountId: string,
  id: string,
): Promise<Pick<Selectable<Tables['saved_plan']>, 'name' | 'plan'>> {
  const row = await db
    .selectFrom('saved_plan')
    .selectAll()
    .where('id', '=', known(id))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined) throw gone();
  return row;
}

/** Whose plan it is. */
export interface Keeper {
  accountId: string;
  /** Their key for this one wish: a repeated call stores or sends nothing and gets the first one's answer. */
  key: string | undefined;
}

/** @throws HttpError 409 when the account has as many as may be */
export async function savePlan(
  { db, keyring }: { db: Database; keyring: Pick<Keyring, 'hash'> },
  { accountId, key }: Keeper,
  name: string,
  plan: StoredPlan,
): Promise<SavedPlan> {
  const id = key === undefined ? randomUUID() : idOfWish(keyring, 'saved-plan', [accountId, key, name, plan.link]);
  return db.transaction().execute(async (trx) => {
    // Held until the end, so that parallel additions are counted one after the other.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();
    const earlier = await trx.selectFrom('saved_plan').selectAll().where('id', '=', id).executeTakeFirst();
    if (earlier !== undefined) return shown(earlier);
    const { count } = await trx
      .selectFrom('saved_plan')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_SAVED_PLANS) throw new HttpError(409, messages.enoughPlans({ most: MOST_SAVED_PLANS }));
    const row = await trx
      .insertInto('saved_plan')
      .values({ id, account_id: accountId, name, plan: JSON.stringify(plan) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(trx, accountId, 'calculator plan saved');
    return shown(row);
  });
}

/** @throws HttpError 404 when it is not one of theirs */
export async function renamePlan(db: Database, accountId: string, id: string, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const renamed = await trx
      .updateTable('saved_plan')
      .set({ name })
      .where('id', '=', known(id))
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (renamed.numUpdatedRows === 0n) throw gone();
    await audit(trx, accountId, 'calculator plan renamed');
  });
}

/** @throws HttpError 404 when it is not one of theirs */
export async function removePlan(db: Database, accountId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('saved_plan')
      .where('id', '=', known(id))
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw gone();
    await audit(trx, accountId, 'calculator plan deleted');
  });
}

function shown({ id, name, plan, created_at }: Selectable<Tables['saved_plan']>): SavedPlan {
  const { address: _whole, ...attached } = plan;
  return { ...attached, id, name, savedAt: created_at.toISOString() };
}

function known(id: string): string {
  if (!UUID.test(id)) throw gone();
  return id;
}

const gone = () => new HttpError(404, messages.notAmongYours);
