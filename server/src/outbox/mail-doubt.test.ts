import { expect, test } from 'vitest';
import { retry } from '#admin/outbox.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { mailHandler, smtpMail } from '#outbox/mail.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { createOutbox } from '#outbox/worker.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';
import { startFaultProxy } from '#testing/fault-proxy.ts';
import { silentLogger } from '#testing/test-app.ts';

const END_OF_MAIL = /(^|\n)\.\r\n$/;
const patient = { timeout: 20_000 };

test('a mail whose acceptance was lost on the line is sent once, parked and told; sent again it is the same mail', async () => {
  const { db, drop } = await createTestDatabase();
  const mail = await startMailServer();
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: mail.port }, { loseAnswerTo: END_OF_MAIL });
  const sendMail = smtpMail(`smtp://127.0.0.1:${proxy.port}`, 'desk@firm.example');
  const outbox = createOutbox({ db, logger: silentLogger, handlers: { mail: mailHandler(sendMail) }, pollMs: 20 });
  await db.transaction().execute((trx) =>
    enqueue(trx, {
      kind: 'mail',
      to: 'asha@example.in',
      payload: { subject: 'Booked', text: 'Tomorrow at 10.' },
      dedupeKey: 'appointment:1:mail',
    }),
  );
  const row = () => db.selectFrom('outbox').select(['attempts', 'parked_at', 'last_error']).executeTakeFirst();

  outbox.start();
  await expect.poll(row, patient).toMatchObject({
    attempts: 1,
    parked_at: expect.any(Date),
    last_error: expect.stringContaining('may have arrived'),
  });
  expect(mail.mails).toHaveLength(1);

  await retry(db, []);
  await expect.poll(() => mail.mails.length, patient).toBe(2);
  expect(mail.mails[1]?.messageId).toBe(mail.mails[0]?.messageId);
  await outbox.stop();
  await Promise.all([proxy.close(), mail.stop(), drop()]);
});
