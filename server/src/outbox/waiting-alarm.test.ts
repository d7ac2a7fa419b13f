import { sql } from 'kysely';
import { register } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, type Outgoing } from '#outbox/enqueue.ts';
import { hold, release } from '#outbox/hold.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { POLL_MS } from '#outbox/worker.ts';
import { heldTimers } from '#testing/held-timers.ts';
import { createStandIn, type StandIn } from '#testing/stand-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const patient = { timeout: 20_000 };
const PASSWORD = 'a long password';
/** Each look that an origin takes at what waits. */
const LOOK_MS = 20_000;
const looks: (() => void)[] = [];
let webhook: StandIn;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let origin: TestApp;
/** Between two looks of the worker at what is due. */
let polls: ReturnType<typeof heldTimers>;

beforeEach(async () => {
  const start = globalThis.setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
    if (ms === LOOK_MS) looks.push(run);
    return start(run, ms === LOOK_MS ? 2 ** 30 : ms);
  }) as typeof setInterval);
  polls = heldTimers(POLL_MS);
  webhook = await createStandIn();
  mail = await startMailServer({ password: PASSWORD });
  origin = await createTestApp({
    SMTP_URL: `smtp://site:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mail.port}`,
    ALARM_URL: webhook.url,
  });
});
afterEach(async () => {
  looks.length = 0;
  polls.release();
  vi.restoreAllMocks();
  await origin.close();
  await Promise.all([webhook.close(), mail.stop()]);
});

const put = (over: Partial<Outgoing> = {}) =>
  origin.db.transaction().execute((trx) =>
    enqueue(trx, {
      kind: 'mail',
      to: 'asha@example.in',
      payload: { subject: 'Booked', text: 'Tomorrow at 10, Asha.' },
      dedupeKey: 'appointment:1:mail',
      ...over,
    }),
  );
/** The mail, after which the worker looks again. */
const row = () => {
  polls.pass();
  return origin.db
    .selectFrom('outbox')
    .select(['attempts', 'last_error', 'delivered_at', 'parked_at'])
    .where('kind', '=', 'mail')
    .executeTakeFirst();
};
const all = () => origin.db.updateTable('outbox').where('kind', '=', 'mail').where('delivered_at', 'is', null);
const pass = (minutes: number) =>
  all()
    .set({ turn: sql<Date>`turn - ${minutes} * interval '1 minute'` })
    .execute();
const tryNow = () => all().set({ not_before: sql<Date>`now()` }).execute();
const look = () => {
  for (const one of looks) one();
};
const warnings = async () => {
  const { status, json } = await origin.call('GET', '/readyz');
  return { status, warnings: json.warnings };
};
const gauge = async (name: string) =>
  Number(/ (\S+)$/.exec((await register.getSingleMetricAsString(name)).trim())?.[1] ?? Number.NaN);
const told = () => webhook.calls.map(({ body }) => JSON.parse(body));

test('while the mail server answers 451, a mail that is due for 15 minutes is told once by webhook, in /readyz and /metrics, and so is its end', async () => {
  mail.refuse(451);
  await put();
  await expect.poll(row, patient).toMatchObject({ attempts: 1, last_error: expect.stringContaining('451') });
  await pass(14);
  look();
  await expect.poll(() => gauge('site_outbox_oldest_waiting_seconds'), patient).toBeGreaterThanOrEqual(14 * 60);
  expect(await warnings()).toEqual({ status: 200, warnings: undefined });

  await pass(1);
  look();
  await expect.poll(told, patient).toEqual([{ text: expect.stringContaining('1 message of the website'), waiting: 1 }]);
  expect(webhook.calls[0]?.body).not.toMatch(/asha/i);
  expect(await warnings()).toEqual({
    status: 200,
    warnings: [expect.stringMatching(/late to leave: 1\b.* 15 minutes/)],
  });
  expect([await gauge('site_outbox_waiting'), await gauge('site_outbox_parked')]).toEqual([1, 0]);
  // As several origins of one database: the second finds that it is told.
  look();
  look();

  mail.refuse(null);
  await tryNow();
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date) });
  look();
  await expect
    .poll(told, patient)
    .toEqual([expect.objectContaining({ waiting: 1 }), expect.objectContaining({ waiting: 0 })]);
  expect(await warnings()).toEqual({ status: 200, warnings: undefined });
  expect(await gauge('site_outbox_oldest_waiting_seconds')).toBe(0);
});

test('a changed password is told at the first mail that it stops, and nothing is parked for it', async () => {
  mail.change('another password');
  await put();
  await expect.poll(row, patient).toMatchObject({ parked_at: null, last_error: expect.stringContaining('535') });
  look();
  await expect.poll(told, patient).toEqual([{ text: expect.stringContaining('log-in'), logInRefused: true }]);
  expect(await warnings()).toEqual({ status: 200, warnings: [expect.stringContaining('log-in was refused')] });
  expect(await gauge('site_outbox_log_in_refused')).toBe(1);

  await put({ dedupeKey: 'appointment:2:mail' });
  const why = async () => {
    polls.pass();
    const second = origin.db.selectFrom('outbox').select('last_error').where('dedupe_key', '=', 'appointment:2:mail');
    return (await second.executeTakeFirst())?.last_error;
  };
  await expect.poll(why, patient).toContain('535');
  expect(mail.logIns(), 'no account is locked for the number of mails').toBe(1);
  await origin.db.deleteFrom('outbox').where('dedupe_key', '=', 'appointment:2:mail').execute();

  mail.change(PASSWORD);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  await tryNow();
  await expect.poll(row, patient).toMatchObject({ delivered_at: expect.any(Date) });
  look();
  await expect.poll(told, patient).toHaveLength(2);
  expect(told()[1]).toMatchObject({ logInRefused: false });
  expect(await gauge('site_outbox_log_in_refused')).toBe(0);
});

test('a server that wants a log-in and got none parks nothing either', async () => {
  mail.refuse(530);
  await put();
  await expect
    .poll(row, patient)
    .toMatchObject({ parked_at: null, last_error: expect.stringContaining('Log-in refused') });
});

test('what is scheduled is not late before its time', async () => {
  await put({ notBefore: new Date(Date.now() + 3_600_000) });
  await all().set({ created_at: sql<Date>`now() - interval '2 days'` }).execute();
  look();
  await expect.poll(() => gauge('site_outbox_waiting'), patient).toBe(0);
  expect(await warnings()).toEqual({ status: 200, warnings: undefined });
  expect(told()).toEqual([]);
});

test('/readyz says that delivery is held and neither by whom nor why, and that it is not, without waiting for the next look', async () => {
  await hold(origin.db, 'a drill');
  expect((await warnings()).warnings).toEqual(['Delivery is held; npm run outbox says why.']);
  await release(origin.db, false);
  expect((await warnings()).warnings).toBeUndefined();
});
