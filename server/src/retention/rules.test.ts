import { sql } from 'kysely';
import { RETENTION } from 'shared/legal/retention';
import { expect, test } from 'vitest';
import { retention } from '#admin/retention.ts';
import { KEEPING } from '#retention/rules.ts';
import { signedInVisitor } from '#testing/test-app.ts';

const { origin } = signedInVisitor();

test('every table of the database says how long it is kept, and nothing else is listed', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(origin().db);
  expect([...new Set(KEEPING.map(({ table }) => table))].sort()).toEqual(rows.map(({ name }) => name).sort());
  for (const { table, due, remove, stays } of KEEPING)
    expect(
      [due ?? remove, stays].filter((one) => one !== undefined),
      table,
    ).toHaveLength(1);
});

test('everything that the privacy notice tells is enforced in some table', () => {
  const told = new Set(KEEPING.flatMap(({ kept }) => kept ?? []));
  expect([...told].sort()).toEqual(Object.keys(RETENTION).sort());
});

test('what stays with its account or session goes with it', async () => {
  const { rows } = await sql<{ table: string }>`
    select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confdeltype = 'c'`.execute(
    origin().db,
  );
  const cascading = rows.map(({ table }) => table);
  for (const { table, stays } of KEEPING) if (stays?.startsWith('goes with')) expect(cascading).toContain(table);
});

test('the command counts what goes next', async () => {
  const { db } = origin();
  const contact = { name: 'Old', email: 'old@example.in', areas: [], message: 'x', account_id: null };
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  for (const created_at of [days(3 * 366), days(3 * 366), days(3 * 365 - 10), days(1)])
    await db
      .insertInto('enquiry')
      .values({
        id: crypto.randomUUID(),
        ...contact,
        spam_reason: null,
        idempotency_key: null,
        body_hash: Buffer.alloc(1),
        created_at,
      })
      .execute();
  const { columns, rows } = await retention(db);
  expect(columns).toEqual(['table', 'what', 'kept', 'goes next', 'within 30 days']);
  expect(rows).toContainEqual(['enquiry', 'Questions', '3 years after they were sent', 2, 3]);
  expect(rows).toContainEqual(['consent', RETENTION.account.what, 'goes with the account', '', '']);
});
