import { expect, test } from 'vitest';
import { retry } from '#admin/outbox.ts';
import { alarmHandlers } from '#outbox/alarm-webhook.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { enqueueParkedAlarm } from '#outbox/parked-alarm.ts';
import { createOutbox, Undeliverable } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { createStandIn } from '#testing/stand-in.ts';
import { silentLogger } from '#testing/test-app.ts';

const patient = { timeout: 20_000 };

test('what was parked is told to a webhook once, without a word about whom it concerns', async () => {
  const { db, drop } = await createTestDatabase();
  const webhook = await createStandIn();
  const outbox = createOutbox({
    db,
    logger: silentLogger,
    handlers: {
      mail: async () => Promise.reject(new Undeliverable('SMTP 550: no mailbox for asha@example.in')),
      ...alarmHandlers(undefined),
    },
    pollMs: 20,
  });
  const lead = (id: number) =>
    db.transaction().execute((trx) =>
      enqueue(trx, {
        kind: 'mail',
        to: 'asha@example.in',
        payload: { text: 'Asha Rao asks' },
        dedupeKey: `enquiry:${id}:mail`,
      }),
    );
  const parked = async () =>
    (await db.selectFrom('outbox').select('id').where('parked_at', 'is not', null).execute()).length;

  outbox.start();
  await enqueueParkedAlarm(db, webhook.url);
  await lead(1);
  await expect.poll(parked, patient).toBe(1);
  await Promise.all([enqueueParkedAlarm(db, webhook.url), enqueueParkedAlarm(db, webhook.url)]);
  await expect.poll(() => webhook.calls.length, patient).toBe(1);
  expect(webhook.calls[0]?.body).toContain('1 message of the website could not be sent');
  expect(webhook.calls[0]?.body).toContain('npm run admin -- outbox');
  expect(webhook.calls[0]?.body).not.toMatch(/asha/i);

  await enqueueParkedAlarm(db, webhook.url);
  await lead(2);
  await expect.poll(parked, patient).toBe(2);
  await enqueueParkedAlarm(db, webhook.url);
  await expect.poll(() => webhook.calls.length, patient).toBe(2);
  expect(JSON.parse(webhook.calls[1]?.body ?? '')).toMatchObject({ parked: 2 });
  expect(await retry(db, [])).toBe(2);
  await outbox.stop();
  await Promise.all([webhook.close(), drop()]);
});
