import { instantInIndia } from 'shared/format/india-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { at, nextPhone, startBookingOrigin } from '#appointments/booking-fixture.ts';

let origin: Awaited<ReturnType<typeof startBookingOrigin>>;
beforeAll(async () => {
  origin = await startBookingOrigin({ capacity: 9, mailsLeave: true });
});
afterAll(() => origin.stop());
beforeEach(async () => {
  origin.now = instantInIndia('2026-11-20', '11:30');
  await origin.db.deleteFrom('appointment').execute();
  await origin.db.deleteFrom('outbox').execute();
});

const VICTIM = 'victim@example.in';
/** What was written to the address, oldest first: subject, and the key of its link. */
async function mails() {
  const rows = await origin.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .where('recipient', '=', VICTIM)
    .orderBy('created_at')
    .execute();
  return rows.map(({ payload }) => {
    const { subject, text } = payload as { subject: string; text: string };
    const [, path = '', key = ''] = /(\/appointment\/[\w-]+)#([\w-]+)/.exec(text) ?? [];
    return {
      subject: subject.split(':')[0],
      open: { path: `/server${path.replace('appointment', 'appointments')}`, key },
    };
  });
}
const subjects = async () => (await mails()).map(({ subject }) => subject);

async function booker() {
  const visitor = origin.visitor();
  await visitor.verify(nextPhone());
  const act = (method: string, manage: string, path: string, body?: unknown) => {
    const [page = '', key = ''] = manage.split('#');
    return visitor.ask(method, `/server${page.replace('appointment', 'appointments')}${path}`, body, {
      'x-appointment-key': key,
    });
  };
  return {
    visitor,
    book: async (time: string, email = VICTIM) =>
      (await visitor.book({ start: at('2026-11-24', time), email })).body as { manage: string },
    move: (manage: string, time: string) => act('POST', manage, '/move', { start: at('2026-11-26', time) }),
    cancel: (manage: string) => act('DELETE', manage, ''),
  };
}

test('an address that nobody proved gets one mail, whatever is booked, moved and cancelled with it', async () => {
  const { visitor, book, move, cancel } = await booker();
  const { manage } = await book('10:00');
  expect(await subjects()).toEqual(['Booked']);
  for (const time of ['10:00', '10:30', '11:00']) expect((await move(manage, time)).status).toBe(200);
  await book('11:00', 'Victim@Example.in');
  // The booker's own link, which came with the answer, proves nothing.
  const [page = '', key = ''] = manage.split('#');
  await visitor.ask('GET', `/server${page.replace('appointment', 'appointments')}`, undefined, {
    'x-appointment-key': key,
  });
  expect((await cancel(manage)).status).toBe(200);
  expect(await subjects()).toEqual(['Booked']);
});

test('the link in that mail proves it: what it missed comes, and all that follows', async () => {
  const { visitor, book, move, cancel } = await booker();
  const { manage } = await book('10:00');
  await book('11:00');
  const [first] = await mails();
  const opened = await visitor.ask('GET', first?.open.path ?? '', undefined, {
    'x-appointment-key': first?.open.key ?? '',
  });
  expect(opened.status).toBe(200);
  expect(await subjects()).toEqual(['Booked', 'Booked']);
  await move(manage, '10:00');
  await cancel(manage);
  await book('12:00');
  expect(await subjects()).toEqual(['Booked', 'Booked', 'Moved', 'Cancelled', 'Booked']);
});

test('a link that is opened long after its mail left brings no second one', async () => {
  const { visitor, book } = await booker();
  await book('10:00');
  await book('11:00');
  const [first] = await mails();
  // What was delivered is forgotten after a month; an appointment may be two months ahead.
  await origin.db.deleteFrom('outbox').execute();
  const headers = { 'x-appointment-key': first?.open.key ?? '' };
  expect((await visitor.ask('GET', first?.open.path ?? '', undefined, headers)).status).toBe(200);
  const [other, ...more] = await mails();
  expect([other?.subject, other?.open.path === first?.open.path, more]).toEqual(['Booked', false, []]);
});

test('further phones cannot send an address one mail each', async () => {
  for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00']) await (await booker()).book(time);
  expect(await subjects()).toHaveLength(3);
});
