import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { at, nextPhone, startBookingOrigin } from '#appointments/booking-fixture.ts';

// No mail leaves here: the mail server is away.
let origin: Awaited<ReturnType<typeof startBookingOrigin>>;
beforeAll(async () => {
  origin = await startBookingOrigin({ capacity: 9 });
});
afterAll(() => origin.stop());
beforeEach(async () => {
  origin.now = instantInIndia('2026-11-20', '11:30');
  await origin.db.deleteFrom('appointment').execute();
  await origin.db.deleteFrom('outbox').execute();
});

async function booked() {
  const visitor = origin.visitor();
  await visitor.verify(nextPhone());
  const { body } = await visitor.book({ start: at('2026-11-24', '18:30') });
  const { id } = body.appointment as { id: string };
  const [, key = ''] = String(body.manage).split('#');
  const ask = (method: string, path = '', content?: unknown) =>
    visitor.ask(method, `/server/appointments/${id}${path}`, content, { 'x-appointment-key': key });
  return {
    id,
    prove: () => origin.db.updateTable('appointment').set({ email_proven_at: origin.now }).execute(),
    cancel: async () => expect((await ask('DELETE')).status).toBe(200),
    move: async (time: string) =>
      expect((await ask('POST', '/move', { start: at('2026-11-26', time) })).status).toBe(200),
  };
}

/** Whom the mails go to that wait, and their subjects. */
async function waiting(): Promise<string[]> {
  const rows = await origin.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').execute();
  return rows.map(({ recipient, payload }) => `${recipient.split('@')[0]} ${payload.subject}`).sort();
}

test('what waits of a booking is taken back by its cancellation, parked or not', async () => {
  const { prove, cancel } = await booked();
  await prove();
  await origin.db
    .updateTable('outbox')
    .set({ parked_at: sql<Date>`now()` })
    .where('recipient', '=', 'desk@firm.example')
    .execute();
  expect(await waiting()).toEqual([expect.stringMatching(/^asha Booked/), expect.stringMatching(/^desk/)]);
  await cancel();
  expect(await waiting()).toEqual([
    expect.stringMatching(/^asha Cancelled/),
    expect.stringMatching(/^desk .*cancelled/i),
  ]);
});

test('what waits of a move is taken back by the next one', async () => {
  const { prove, move } = await booked();
  await prove();
  await move('09:00');
  await move('10:00');
  expect(await waiting()).toEqual([
    expect.stringMatching(/^asha Moved.*10:00/),
    expect.stringMatching(/^desk .*10:00/),
  ]);
});

test('what is being handed over may have arrived and stays', async () => {
  const { prove, cancel } = await booked();
  await prove();
  await origin.db
    .updateTable('outbox')
    .set({ claim: randomUUID(), handed_over_at: sql<Date>`now()` })
    .where('kind', '=', 'mail')
    .execute();
  await cancel();
  expect(await waiting()).toHaveLength(4);
});

test('an unproven address gets its one mail for the time to which it was moved, and none once it is cancelled', async () => {
  const { move, cancel } = await booked();
  await move('09:00');
  await move('10:00');
  expect((await waiting()).filter((mail) => mail.startsWith('asha'))).toEqual([
    expect.stringMatching(/^asha Booked.*10:00/),
  ]);
  await cancel();
  expect((await waiting()).filter((mail) => mail.startsWith('asha'))).toEqual([]);
});
