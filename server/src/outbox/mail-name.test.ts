import type { SiteFacts } from 'shared/site';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { mailSender } from '#outbox/mail.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';
import { isPublic } from '#settings/production.ts';

test.each([
  ['the host that visitors know', 'https://www.site.example', 'www.site.example'],
  ['the domain of the sender, in a trial', 'http://127.0.0.1:3000', 'firm.example'],
  ['the domain of the sender, where the site has no name', 'https://203.0.113.7', 'firm.example'],
  ['the domain of the sender, without an address', undefined, 'firm.example'],
])('a mail server is greeted under %s', async (_, publicUrl, name) => {
  const server = await startMailServer();
  const mail = { smtpUrl: server.url, from: 'The desk <desk@firm.example>' };
  const send = mailSender({ mail, publicUrl, visitors: isPublic(publicUrl) }, {} as Database, {} as SiteFacts);
  await send({ to: 'asha@example.in', subject: 'Booked', text: 'Tomorrow at 10.' });
  expect(server.mails).toMatchObject([{ greetedAs: name }]);
  await server.stop();
});

test.each([
  ['a mail to a visitor', undefined, true],
  ['a question that the desk answers to whoever asked', 'asha@example.in', false],
])('%s: no absence note comes back', async (_, replyTo, automatic) => {
  const server = await startMailServer();
  const mail = { smtpUrl: server.url, from: 'The desk <desk@firm.example>' };
  const send = mailSender({ mail, publicUrl: undefined, visitors: false }, {} as Database, {} as SiteFacts);
  await send({ to: 'asha@example.in', subject: 'Booked', text: 'Tomorrow.', ...(replyTo ? { replyTo } : {}) });
  expect(/^auto-submitted: auto-generated\r?$/im.test(server.mails[0]?.source ?? '')).toBe(automatic);
  await server.stop();
});
