import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retry } from '#admin/outbox.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { alarmHandlers, enqueueParkedAlarm } from '#outbox/watch.ts';
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

test('a webhook that has moved is named by the host to set', async () => {
  const { db, drop } = await createTestDatabase();
  const moved = createServer((_, response) =>
    response.writeHead(301, { location: 'https://hooks.example/services/secret' }).end(),
  );
  await once(moved.listen(0, '127.0.0.1'), 'listening');
  const { port } = moved.address() as AddressInfo;
  const outbox = createOutbox({ db, logger: silentLogger, handlers: alarmHandlers(undefined), pollMs: 20 });
  await db.transaction().execute((trx) =>
    enqueue(trx, {
      ...{ kind: 'parked-alarm', to: `http://127.0.0.1:${port}/`, dedupeKey: 'alarm', payload: { parked: 1 } },
    }),
  );
  outbox.start();
  const reason = async () => (await db.selectFrom('outbox').select('last_error').executeTakeFirst())?.last_error;
  await expect.poll(reason, patient).toMatch(/redirects \(HTTP 301\) to https:\/\/hooks\.example\. Set ALARM_URL/);
  expect(await reason()).not.toContain('secret');
  await outbox.stop();
  moved.close();
  await drop();
});

test.each([
  ['https://chat.googleapis.com/v1/spaces/A/messages?key=k', ['text']],
  ['https://discord.com/api/webhooks/1/k', ['content']],
  ['https://hooks.slack.com/services/T/B/k', ['text', 'parked']],
])('%s gets what it takes', async (url, names) => {
  const fetched = vi.fn(async (_: string, { body }: RequestInit) => new Response(String(body)));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  await alarmHandlers(url)['parked-alarm']?.({ to: url, payload: { parked: 1 }, dedupeKey: 'alarm' } as never);
  expect(Object.keys(JSON.parse(String(fetched.mock.lastCall?.[1].body)))).toEqual(names);
});
