import { panContext } from '#account/user-detail.ts';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';

export interface Rotation {
  rewrapped: number;
  reencrypted: number;
}

/**
 * Wraps all keys by the newest master key, makes a new key for personal values and encrypts all of them anew. Origins
 * keep working meanwhile: a row that one of them changes at the same moment is taken up again.
 */
export async function rotateKeys(db: Database, keyring: Keyring): Promise<Rotation> {
  const rewrapped = await keyring.rewrap();
  await keyring.addKey('personal');
  const { id: newest } = await db
    .selectFrom('secret_key')
    .select('id')
    .where('purpose', '=', 'personal')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

  let reencrypted = 0;
  for (;;) {
    const row = await db
      .selectFrom('user_detail')
      .select(['account_id', 'pan', 'pan_key'])
      .where('pan_key', 'is not', null)
      .where('pan_key', '<>', newest)
      .limit(1)
      .executeTakeFirst();
    if (row === undefined || row.pan === null || row.pan_key === null) break;
    const context = panContext(row.account_id);
    const sealed = await keyring.encrypt(
      await keyring.decrypt({ value: row.pan, keyId: row.pan_key }, context),
      context,
    );
    const { numUpdatedRows } = await db
      .updateTable('user_detail')
      .set({ pan: sealed.value, pan_key: sealed.keyId })
      .where('account_id', '=', row.account_id)
      .where('pan', '=', row.pan)
      .executeTakeFirst();
    reencrypted += Number(numUpdatedRows);
  }
  // The one before the newest stays: an origin may be about to save under it.
  const old = await db
    .selectFrom('secret_key')
    .select('id')
    .where('purpose', '=', 'personal')
    .orderBy('created_at', 'desc')
    .offset(2)
    .execute();
  if (old.length > 0)
    await db
      .deleteFrom('secret_key')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  return { rewrapped, reencrypted };
}
