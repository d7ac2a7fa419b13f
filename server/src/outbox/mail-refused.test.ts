import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SendMail, smtpMail } from '#outbox/mail.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { Undeliverable } from '#outbox/worker.ts';

const mail = { to: 'asha@example.in', subject: 'Booked', text: 'Tomorrow at 10.' };
let server: Awaited<ReturnType<typeof startMailServer>>;
let send: SendMail;
beforeEach(async () => {
  server = await startMailServer();
  send = smtpMail(server.url, 'desk@firm.example');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

/** What sending ends in at this time. */
async function failure(atMs = 0): Promise<unknown> {
  vi.spyOn(performance, 'now').mockReturnValue(atMs);
  return await send(mail).catch((error: unknown) => error);
}

test.each([
  [550, '5.4.5 Daily user sending limit exceeded', 'MAIL FROM'],
  [553, '5.7.1 Sender address rejected: not owned by user', 'MAIL FROM'],
  [554, 'Transaction failed', 'MAIL FROM'],
  [550, '5.4.5 Daily user sending limit exceeded', 'RCPT TO'],
  [550, '5.4.6 Unusual sending activity detected. Please try after sometime', 'DATA'],
] as const)(
  '“%i %s” to %s is said of the account: nothing is tried for a minute, and then again',
  async (code, says, at) => {
    server.refuse(code, says, at);
    const refused = await failure();
    expect(refused).toMatchObject({ message: expect.stringContaining(says) });
    expect(refused).not.toBeInstanceOf(Undeliverable);

    server.refuse(null);
    expect(await failure(59_999), 'one try for each waiting mail would have the account locked').toBe(refused);
    expect(await failure(60_000)).toBeUndefined();
    expect(server.mails).toHaveLength(1);
  },
);

test.each([
  [550, '5.7.1 Relaying denied. Proper authentication required.', 'RCPT TO'],
  [550, '5.7.26 This mail is unauthenticated', 'DATA'],
] as const)('“%i %s” to %s says nothing of the mail, which is tried again', async (code, says, at) => {
  server.refuse(code, says, at);
  expect(await failure()).not.toBeInstanceOf(Undeliverable);
  server.refuse(null);
  expect(await failure()).toBeUndefined();
});

test.each([
  [550, '5.1.1 user unknown', 'RCPT TO'],
  [554, '5.4.6 Too many hops', 'DATA'],
  [554, '5.7.1 Spam message rejected', 'DATA'],
] as const)('“%i %s” to %s is said of the mail, and keeps no other back', async (code, says, at) => {
  server.refuse(code, says, at);
  expect(await failure()).toBeInstanceOf(Undeliverable);
  server.refuse(null);
  expect(await failure()).toBeUndefined();
});
