import { randomUUID } from 'node:crypto';
import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reminderHandler } from '#appointments/announce.ts';
import { at, nextPhone, sender, startBookingOrigin } from '#appointments/booking-fixture.ts';
import { loadTranslations } from '#http/page-language.ts';
import type { Mail } from '#outbox/mail.ts';

let origin: Awaited<ReturnType<typeof startBookingOrigin>>;
let sent: Mail[];
let id: string;

beforeAll(async () => {
  origin = await startBookingOrigin();
});
afterAll(() => origin.stop());
beforeEach(async () => {
  sent = [];
  id = randomUUID();
  await origin.db.deleteFrom('appointment').execute();
  await origin.db
    .insertInto('appointment')
    .values({
      id,
      starts_at: instantInIndia('2026-11-24', '18:30'),
      ends_at: instantInIndia('2026-11-24', '19:00'),
      seat: 1,
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+919800000001',
      account_id: null,
      topics: [],
      language: 'English',
      channel: 'phone',
      idempotency_key: null,
      body_hash: Buffer.alloc(1),
      email_proven_at: instantInIndia('2026-11-20', '12:00'),
    })
    .execute();
});

async function remind(sequence = 0, now = instantInIndia('2026-11-23', '18:30'), stored?: Record<string, unknown>) {
  const { db, keyring } = origin;
  const handle = reminderHandler({
    db,
    keyring,
    sender: () => sender,
    send: async (mail) => void sent.push(mail),
    clock: () => now,
  });
  const payload = stored ?? { id, sequence, lead: 'day', siteUrl: 'https://firm.example' };
  await handle({
    id: randomUUID(),
    to: 'asha@example.in',
    payload,
    dedupeKey: 'k',
    attempt: 1,
    record: null,
    markSent: async () => {},
  });
}

test('a reminder names the time and carries the link', async () => {
  await remind();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: 'asha@example.in',
    dedupeKey: 'k',
    subject: 'Reminder: Tuesday 24 November, 6:30 to 7:00 PM',
  });
  expect(sent[0]?.text).toContain(`https://firm.example/appointment/${id}#`);
});

test('nothing is sent for an appointment that was moved, cancelled, deleted or has begun', async () => {
  await remind(1);
  await remind(0, instantInIndia('2026-11-24', '18:30'));
  await origin.db.updateTable('appointment').set({ status: 'cancelled' }).execute();
  await remind();
  await origin.db.deleteFrom('appointment').execute();
  await remind();
  expect(sent).toEqual([]);
});

test('none to an address that nobody has proven', async () => {
  await origin.db.updateTable('appointment').set({ email_proven_at: null }).execute();
  await remind();
  expect(sent).toEqual([]);
});

test('who books on a page in Kannada is reminded in Kannada, and every link leads to the pages in Kannada', async () => {
  await loadTranslations();
  const visitor = origin.visitor();
  const phone = nextPhone();
  await visitor.verify(phone);
  const wish = { name: 'Asha Rao', email: 'kannada@example.in', start: at('2026-11-26', '18:30') };
  const { body } = await visitor.ask('POST', '/server/appointments', wish, {
    'idempotency-key': randomUUID(),
    'accept-language': 'kn',
  });
  const rows = await origin.db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'payload'])
    .where('record', '=', `appointment:${body.appointment.id}`)
    .execute();
  const link = `https://firm.example/kn/appointment/${body.appointment.id}#`;
  const booked = rows.find(({ kind, recipient }) => kind === 'mail' && recipient === 'kannada@example.in');
  expect(booked?.payload.text).toContain(link);

  await origin.db
    .updateTable('appointment')
    .set({ email_proven_at: instantInIndia('2026-11-20', '12:00') })
    .execute();
  const reminder = rows.find(({ kind }) => kind === 'appointment-reminder');
  await remind(0, instantInIndia('2026-11-25', '18:30'), reminder?.payload as Record<string, unknown>);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toMatch(/^ಭೇಟಿಯ ನೆನಪು: /);
  expect(sent[0]?.text).toContain(link);
});
