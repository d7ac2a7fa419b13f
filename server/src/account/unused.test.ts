import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
