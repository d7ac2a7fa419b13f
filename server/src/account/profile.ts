import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Profile, profileInput } from 'shared/contract/profile';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import { HttpError } from '#http/http-error.ts';
import { audit } from '#identity/audit.ts';
import { messages } from '#messages.en.ts';

type ProfileAnswers = Omit<Profile, 'id' | 'version'>;

export async function readProfile(db: Database, accountId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('profile')
    .select(['id', 'version', 'answers'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : whole(row);
}

/**
 * Creates or replaces a profile. The same answers once more, after an answer that was lost on the way, change nothing.
 *
 * @throws HttpError 409 when `version` is given and is not the stored one (0 while none is stored) and other answers are
 *   stored; nothing is changed then
 */
export async function saveProfile(
  db: Database,
  accountId: string,
  { version, ...answers }: z.output<typeof profileInput>,
): Promise<Profile> {
  return db.transaction().execute(async (trx) => {
    const text = JSON.stringify(answers);
    const updated = await trx
      .updateTable('profile')
      .set({ answers: text, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('account_id', '=', accountId)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .returning(['id', 'version', 'answers'])
      .executeTakeFirst();
    // A first save: with a version above 0 there was a profile once, and it is not this one.
    const row =
      updated ??
      (version === undefined || version === 0
        ? await trx
            .insertInto('profile')
            .values({ account_id: accountId, id: randomUUID(), version: 1, answers: text })
            .onConflict((conflict) => conflict.column('account_id').doNothing())
            .returning(['id', 'version', 'answers'])
            .executeTakeFirst()
        : undefined);
    if (row === undefined) {
      const stored = await readProfile(trx, accountId);
      const { id: _id, version: _version, ...kept } = stored ?? {};
      if (stored !== null && isDeepStrictEqual(kept, JSON.parse(text))) return stored;
      throw new HttpError(409, messages.profileChangedElsewhere);
    }
    await audit(trx, accountId, 'profile saved');
    return whole(row);
  });
}

/** Removes all answers. Whoever edits them elsewhere is told at the save: its version is of no profile any more. */
export async function deleteProfile(db: Database, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('profile')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await audit(trx, accountId, 'profile deleted');
  });
}

const whole = ({ id, version, answers }: { id: string; version: number; answers: object }): Profile => ({
  ...(answers as ProfileAnswers),
  id,
  version,
});
