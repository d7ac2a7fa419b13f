import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { smtpMail } from '#outbox/mail.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';

const mail = { to: 'asha@example.in', subject: 'Booked', text: 'Tomorrow at 10.' };
afterEach(() => void vi.restoreAllMocks());

/** Milliseconds for which a mail waits at most: for the connection and the greeting, and for any answer after that. */
async function patienceOf(extra: { markSent?: () => Promise<void> }): Promise<{ greeting: number; answer: number }> {
  const server = await startMailServer();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const idle = vi.spyOn(net.Socket.prototype, 'setTimeout');
  await smtpMail(server.url, 'desk@firm.example')({ ...mail, ...extra });
  const greeting = Math.max(...timers.mock.calls.map(([, ms = 0]) => ms));
  await server.stop();
  return {
    greeting,
    // Those of the server's own end of the line are none of the client's.
    answer: Math.max(
      ...idle.mock.calls.flatMap(([ms], call) => (isClients(idle.mock.contexts[call], server) ? ms : [])),
    ),
  };
}
const isClients = (socket: unknown, { port }: { port: number }) => (socket as net.Socket).remotePort === port;

test('a mail of the outbox waits for hosts that greet late, and that search it before they answer', async () => {
  const { greeting, answer } = await patienceOf({ markSent: async () => {} });
  expect(greeting).toBeGreaterThan(55_000);
  expect(answer).toBe(100_000);
});

test('a code, for which a visitor waits, does not', async () => {
  const { greeting, answer } = await patienceOf({});
  expect(greeting).toBeLessThanOrEqual(15_000);
  expect(answer).toBe(15_000);
});
