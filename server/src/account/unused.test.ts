import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eraseUnused } from '#account/erase.ts';
import type { Database } from '#db/database.ts';
import { removeDue } from '#retention/rules.ts';
import { retentionParts, signedInVisitor } from '#testing/test-app.ts';

const { origin } = signedInVisitor();
let last = 0;
const removeUnused = async () => removeDue(await retentionParts(origin()));

/** Somebody who signed in by mail, and not again for so many days. */
async function sleeper(days: number) {
  last += 1;
  const address = `sleeper${last}@example.in`;
  const { user } = await origin().signIn(address);
  const { db } = origin();
  await db.deleteFrom('session').where('account_id', '=', user.id).execute();
  await age(user.id, days);
  return { id: user.id, address };
}
const age = (id: string, days: number) =>
  origin()
    .db.updateTable('account')
    .set({
      seen_at: sql<Date>`seen_at - ${days} * interval '1 day'`,
      told_at: sql<Date>`told_at - ${days} * interval '1 day'`,
    })
    .where('id', '=', id)
    .execute();
const isThere = async (id: string) =>
  (await origin().db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const told = (address: string) =>
  origin()
    .db.selectFrom('outbox')
    .select('kind')
    .where('recipient', '=', address)
    .where('kind', '=', 'notice')
    .execute();

test('an account that nobody used for three years is erased, 30 days after its owner was told once', async () => {
  const { id, address } = await sleeper(1100);
  await removeUnused();
  await removeUnused();
  // The origin's own first run may be the one that tells, at the same time.
  await expect.poll(async () => (await told(address)).length, { timeout: 20_000 }).toBe(1);
  expect(await isThere(id)).toBe(true);
  await age(id, 29);
  await removeUnused();
  expect(await isThere(id)).toBe(true);
  await age(id, 2);
  await removeUnused();
  expect(await isThere(id)).toBe(false);
  expect(await told(address)).toEqual([]);
});

test('the notice is written in each language of the site, with the address of the sign-in in it', async () => {
  const { address } = await sleeper(1100);
  const text = async () => {
    const mails = await origin()
      .db.selectFrom('inbox_message')
      .select('body')
      .where('recipient', '=', address)
      .where('code', 'is', null)
      .execute();
    return mails.map(({ body }) => body).join();
  };
  await removeUnused();
  await expect.poll(text, { timeout: 20_000 }).not.toBe('');
  expect(await text()).toMatch(
    /almost 3 years\. On \d+ [A-Z][a-z]+ \d{4} it.*\/signin\n\n.*लगभग 3 साल.* \d+ [\u0900-\u097f]+ \d{4} को.*\/hi\/signin/s,
  );
});

test('who comes back after the notice keeps the account, and would be told again', async () => {
  const { id, address } = await sleeper(1100);
  await removeUnused();
  await origin().signIn(address);
  await age(id, 31);
  await removeUnused();
  expect(await isThere(id)).toBe(true);
  expect(
    await origin().db.selectFrom('account').select('told_at').where('id', '=', id).executeTakeFirstOrThrow(),
  ).toEqual({ told_at: null });
});

test('who is still signed in uses the account, and a year without a sign-in is nothing', async () => {
  const { user } = await origin().signIn('signed-in@example.in');
  await age(user.id, 1200);
  const quiet = await sleeper(400);
  await removeUnused();
  await removeUnused();
  expect(await told('signed-in@example.in')).toEqual([]);
  expect([await isThere(user.id), await isThere(quiet.id), await told(quiet.address)]).toEqual([true, true, []]);
});

test('an account whose number was taken off it goes as well, and holds up no other', async () => {
  const sealed = await sleeper(1100);
  const other = await sleeper(1100);
  await removeUnused();
  await removeUnused();
  const { db } = origin();
  await db
    .updateTable('account')
    .set({ email: null, former_phone: '+919810099999' })
    .where('id', '=', sealed.id)
    .execute();
  await age(sealed.id, 31);
  await age(other.id, 31);
  await removeUnused();
  expect([await isThere(sealed.id), await isThere(other.id)]).toEqual([false, false]);
});

test('who comes back at the moment of the erasure keeps the account', async () => {
  const { id } = await sleeper(1100);
  await removeUnused();
  await age(id, 31);
  const parts = await retentionParts(origin());
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  onTestFinished(() => free());
  // The sign-in holds the account while the erasure has already chosen it, and waits.
  const signIn = parts.db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ seen_at: sql<Date>`now()`, told_at: null }).where('id', '=', id).execute();
    holds();
    await freed;
  });
  // Else the erasure may be the first of the two.
  await held;
  const erasing = eraseUnused(parts);
  await expect.poll(() => waiting(parts.db), { timeout: 20_000 }).toBe(1);
  free();
  await Promise.all([signIn, erasing]);
  expect(await isThere(id)).toBe(true);
});

/** How many queries wait for a lock. */
async function waiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
