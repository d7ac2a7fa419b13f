import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { digest, digestHandler, enqueueDigest } from '#admin/digest.ts';
import { end, outbox, retry, show } from '#admin/outbox.ts';
import type { Database } from '#db/database.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { Mail } from '#outbox/mail.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { listed } from '#testing/listed.ts';

let db: Database;
let drop: () => Promise<void>;
const yesterday = instantInIndia('2026-11-19', '15:00');
const morning = instantInIndia('2026-11-20', '08:05');

beforeAll(async () => {
  ({ db, drop } = await createTestDatabase());
});
afterAll(() => drop());
beforeEach(async () => {
  for (const table of ['enquiry', 'appointment', 'outbox'] as const) await db.deleteFrom(table).execute();
});

const addQuestion = (name: string, spam_reason: string | null, created_at = yesterday) =>
  db
    .insertInto('enquiry')
    .values({
      id: randomUUID(),
      account_id: null,
      name,
      email: `${name}@example.in`,
      areas: ['Mutual Funds'],
      message: `Question of ${name}`,
      spam_reason,
      idempotency_key: null,
      body_hash: Buffer.alloc(1),
      created_at,
    })
    .execute();

const addAppointment = (name: string, time: string, status: 'booked' | 'cancelled' = 'booked') => {
  const starts_at = instantInIndia('2026-11-20', time);
  return db
    .insertInto('appointment')
    .values({
      id: randomUUID(),
      starts_at,
      ends_at: new Date(starts_at.getTime() + 1_800_000),
      seat: 1,
      status,
      name,
      email: `${name}@example.in`,
      phone: '+919800000001',
      account_id: null,
      topics: ['Mutual Funds'],
      language: 'English',
      channel: 'phone',
      idempotency_key: null,
      body_hash: Buffer.alloc(1),
    })
    .execute();
};

const addMail = (dedupeKey: string, error: string | null, parked: boolean) =>
  db.transaction().execute(async (trx) => {
    await enqueue(trx, { kind: 'mail', to: 'a@example.in', payload: { subject: 's', text: 't' }, dedupeKey });
    if (error === null) return;
    await trx
      .updateTable('outbox')
      .set({ last_error: error, attempts: 3, parked_at: parked ? new Date() : null })
      .where('dedupe_key', '=', dedupeKey)
      .execute();
  });

test('questions come newest first from the time on that was asked for, spam marked', async () => {
  await addQuestion('old', null, instantInIndia('2026-11-01', '10:00'));
  await addQuestion('real', null);
  await addQuestion('bot', 'hidden field filled', morning);
  const { columns, rows } = await listed(db, 'enquiries', instantInIndia('2026-11-10', '00:00'));
  expect(rows.map((row) => [row[columns.indexOf('name')], row[columns.indexOf('spam')]])).toEqual([
    ['bot', 'hidden field filled'],
    ['real', ''],
  ]);
});

test('appointments come in the order of their day, cancelled ones marked', async () => {
  await addAppointment('later', '18:00');
  await addAppointment('earlier', '09:00', 'cancelled');
  const { rows } = await listed(db, 'appointments', yesterday);
  expect(rows.map(([, status, name]) => [status, name])).toEqual([
    ['cancelled', 'earlier'],
    ['booked', 'later'],
  ]);
});

test('no row of the outbox is left out where a try moves another between two parts of the list', async () => {
  for (const key of ['first', 'second', 'third']) await addMail(key, 'connect ECONNREFUSED', false);
  const about = { since: yesterday, limit: 1 };
  const [shown] = await outbox.part(db, { ...about, place: undefined });
  const id = shown?.id ?? '';
  await db
    .updateTable('outbox')
    .set({ not_before: sql<Date>`now() + interval '30 minutes'` })
    .where('id', '=', id)
    .execute();
  const rest = await outbox.part(db, { ...about, limit: 9, place: { id } });
  expect(rest.map((row) => row.id)).not.toContain(id);
  expect(rest).toHaveLength(2);
});

test('the outbox shows what waits and why, and retry sends what was parked again', async () => {
  await addMail('waits', null, false);
  await addMail('failed', 'connect ECONNREFUSED', false);
  await addMail('parked', 'SMTP 550: no such mailbox', true);
  const { columns, rows } = await listed(db, 'outbox', yesterday);
  const picked = rows.map((row) => [row[columns.indexOf('state')], row[columns.indexOf('why')]]);
  expect(picked).toHaveLength(3);
  expect(picked[0]).toEqual(['parked', 'SMTP 550: no such mailbox']);
  expect(picked).toContainEqual(['waiting', 'connect ECONNREFUSED']);
  expect(await retry(db, [])).toBe(1);
  expect(await retry(db, [])).toBe(0);
  expect((await listed(db, 'outbox', yesterday)).rows.map(([state]) => state)).toEqual([
    'waiting',
    'waiting',
    'waiting',
  ]);
});

test('retry takes one by its id', async () => {
  await addMail('one', 'refused', true);
  await addMail('two', 'refused', true);
  const { id } = await db.selectFrom('outbox').select('id').where('dedupe_key', '=', 'two').executeTakeFirstOrThrow();
  expect(await retry(db, [id])).toBe(1);
  expect((await listed(db, 'outbox', yesterday)).rows.map(([state]) => state).sort()).toEqual(['parked', 'waiting']);
});

const idOf = async (dedupeKey: string) =>
  (await db.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirstOrThrow()).id;

test('one message is shown whole, so that somebody can decide what becomes of it', async () => {
  const text = `First line.\u001b[31m\n${'A long line. '.repeat(9)}end`;
  await db.transaction().execute((trx) =>
    enqueue(trx, {
      ...{ kind: 'mail', to: 'asha@example.in', dedupeKey: 'doubt', record: 'enquiry:7' },
      payload: { subject: 'Booked', text, attachments: [{ filename: 'meeting.ics', contentType: 'x', content: 'y' }] },
    }),
  );
  await db
    .updateTable('outbox')
    .set({ parked_at: morning, last_error: 'It may\u001b[2J have arrived.', attempts: 2 })
    .execute();
  const shown = await show(db, await idOf('doubt'));
  expect(shown).toContain('parked since 20 Nov 2026 8:05 AM');
  for (const part of [
    'It may [2J have arrived.',
    'enquiry:7',
    'asha@example.in',
    'Booked',
    'long line. end',
    'meeting.ics',
  ])
    expect(shown).toContain(part);
  expect(shown).not.toContain('\u001b');
  expect(await show(db, randomUUID())).toBeUndefined();
});

test('a parked message is closed or dropped by hand: emptied, and never sent; one that is still tried is not', async () => {
  for (const name of ['arrived', 'unwanted']) await addMail(name, 'It may have arrived.', true);
  await addMail('waits', 'refused', false);
  expect(await end(db, await idOf('arrived'), 'close')).toBe(true);
  expect(await end(db, await idOf('unwanted'), 'drop')).toBe(true);
  expect(await end(db, await idOf('waits'), 'drop')).toBe(false);
  expect((await listed(db, 'outbox', yesterday)).rows.map(([state]) => state)).toEqual(['waiting']);
  expect(await retry(db, [])).toBe(0);
  const ended = await db
    .selectFrom('outbox')
    .select(['recipient', 'payload', 'delivered_at', 'last_error'])
    .where('delivered_at', 'is not', null)
    .orderBy('last_error')
    .execute();
  expect(ended).toEqual([
    { recipient: '', payload: {}, delivered_at: expect.any(Date), last_error: 'closed by hand: it arrived' },
    { recipient: '', payload: {}, delivered_at: expect.any(Date), last_error: 'dropped by hand' },
  ]);
});

test('the digest names today’s appointments, yesterday’s questions and what is stuck', async () => {
  await addQuestion('real', null);
  await addQuestion('bot', 'hidden field filled');
  await addQuestion('today', null, morning);
  await addAppointment('asha', '18:30');
  await addAppointment('gone', '17:00', 'cancelled');
  await addMail('parked', 'refused', true);
  const mail = await digest(db, morning);
  expect(mail?.subject).toBe('Today: 1 appointment, 2 new questions');
  expect(mail?.text).toContain('Friday 20 November, 6:30 to 7:00 PM: asha, +919800000001, by phone');
  expect(mail?.text).toContain('real@example.in: Question of real');
  expect(mail?.text).toContain('Questions yesterday: 2');
  expect(mail?.text).toContain('- Perhaps spam: bot, bot@example.in: Question of bot');
  expect(mail?.text).toMatch(/could not be sent: 1\b/);
  expect(mail?.text).not.toMatch(/gone|today@/);
});

test('a digest after a flood names a hundred questions, those first that are no spam, and counts the rest', async () => {
  await addQuestion('bot', 'hidden field filled');
  for (let count = 0; count < 101; count += 1) await addQuestion(`real${count}`, null);
  const text = (await digest(db, morning))?.text ?? '';
  expect(text).toContain('Questions yesterday: 102');
  expect(text.match(/Question of real/g)).toHaveLength(100);
  expect(text).not.toContain('bot');
  expect(text).toContain('- and 2 more: npm run admin -- enquiries');
});

test('the digest tells what is late, and that a log-in was refused, also on a day without anything else', async () => {
  await addMail('waits', null, false);
  expect(await digest(db, morning)).toBeNull();
  await addMail('refused', 'Log-in refused. 535', false);
  await db.updateTable('outbox').set({ turn: sql<Date>`now() - interval '3 hours'` }).execute();
  const mail = await digest(db, morning);
  expect(mail?.text).toMatch(/late to leave: 2, the oldest by 180 minutes/);
  expect(mail?.text).toMatch(/log-in of the website was refused: 1\b/);
});

test('the digest leaves once a day, from eight on, and not when there is nothing to say', async () => {
  const sent = () => db.selectFrom('outbox').select('dedupe_key').execute();
  await enqueueDigest(db, 'desk@firm.example', morning);
  expect(await sent()).toEqual([]);
  await addQuestion('real', null);
  await enqueueDigest(db, 'desk@firm.example', instantInIndia('2026-11-20', '07:59'));
  expect(await sent()).toEqual([]);
  await Promise.all([enqueueDigest(db, 'desk@firm.example', morning), enqueueDigest(db, 'desk@firm.example', morning)]);
  await enqueueDigest(db, 'desk@firm.example', instantInIndia('2026-11-20', '19:00'));
  expect(await sent()).toEqual([{ dedupe_key: 'digest:2026-11-20' }]);
});

test('a digest that waits names nobody; who is erased meanwhile is not in it', async () => {
  await addQuestion('real', null);
  await addQuestion('erased', null);
  await enqueueDigest(db, 'desk@firm.example', morning);
  const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/real|erased/);
  await db.deleteFrom('enquiry').where('email', '=', 'erased@example.in').execute();
  const sent: Mail[] = [];
  const { id, recipient: to, payload, dedupe_key: dedupeKey } = row;
  const delivery = { id, to, payload, dedupeKey, attempt: 1, record: null, markSent: async () => {} };
  await digestHandler(db, async (mail) => void sent.push(mail))(delivery);
  expect(sent).toMatchObject([
    { to: 'desk@firm.example', dedupeKey, subject: 'Today: 0 appointments, 1 new question' },
  ]);
  expect(sent[0]?.text).toMatch(/real@example\.in/);
  expect(sent[0]?.text).not.toMatch(/erased/);
});
