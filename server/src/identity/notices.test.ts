import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { loadTranslations, speakingTo, speakToVisitors } from '#http/page-language.ts';
import { noticeHandler } from '#identity/notices.ts';
import { type OtpProvider, SendFailure } from '#identity/providers/provider.ts';
import { smtp } from '#identity/providers/smtp.ts';
import { smtpMail } from '#outbox/mail.ts';
import { startMailServer } from '#outbox/mail-server-fixture.ts';

test.each(['with', 'without'])(
  'a security notice by mail, %s a provider of codes by mail, leaves once it is written down as handed over',
  async (how) => {
    const mail = await startMailServer();
    const send = smtpMail(mail.url, 'desk@firm.example');
    const handler = noticeHandler(how === 'with' ? [smtp(send, 'Firm')] : [], send, 'Firm');
    const delivery = {
      ...{ id: '1', to: 'asha@example.in', dedupeKey: 'notice:1', attempt: 1, record: null },
      payload: { channel: 'email', text: 'Your number was changed.' },
    };
    const refused = handler({ ...delivery, markSent: async () => Promise.reject(new Error('not written down')) });
    await expect(refused).rejects.toThrow('not written down');
    expect(mail.mails).toEqual([]);
    await handler({ ...delivery, markSent: async () => {} });
    expect(mail.mails).toHaveLength(1);
    await mail.stop();
  },
);

test.each([
  ['unanswered', true, 'InDoubt'],
  ['unanswered', false, 'SendFailure'],
  ['contact', true, 'Undeliverable'],
  ['failed', true, 'SendFailure'],
] as const)('a notice by SMS that is %s, with no second copy dropped: %s, is %s', async (kind, marks, name) => {
  const provider: OtpProvider = {
    ...{ name: 'sms', channels: ['phone'], sendCode: async () => ({ reference: null }) },
    async notify(_, __, ___, markSent) {
      if (marks) await markSent();
      throw new SendFailure(kind, 'sms: no');
    },
  };
  const handler = noticeHandler([provider], async () => {}, 'Firm');
  const delivery = {
    ...{ id: '1', to: '+919876543210', dedupeKey: 'notice:1', attempt: 1, record: null, markSent: async () => {} },
    payload: { channel: 'phone', text: 'Your number was changed.' },
  };
  await expect(handler(delivery)).rejects.toMatchObject({ name });
});

test('the subject of a notice, and that of a code, are in the language of the mail', async () => {
  await loadTranslations();
  speakToVisitors(Fastify());
  const subjects: string[] = [];
  const send = async ({ subject }: { subject: string }) => void subjects.push(subject);
  const delivery = {
    ...{ id: '1', to: 'asha@example.in', dedupeKey: 'notice:1', attempt: 1, record: null, markSent: async () => {} },
    payload: { channel: 'email', text: 'आपका नंबर बदल दिया गया।', language: 'hi' },
  };
  const provider = smtp(send, 'Firm');
  for (const providers of [[provider], []]) await noticeHandler(providers, send, 'Firm')(delivery);
  const contact = { channel: 'email', value: 'asha@example.in' } as const;
  await speakingTo('hi', () => provider.sendCode({ contact, code: '123456', id: '1', expiresInSeconds: 300 }));
  const notice = 'सुरक्षा सूचना: Firm का आपका खाता';
  expect(subjects).toEqual([notice, notice, 'Firm के लिए आपका कोड 123456']);
  // One that waited since before notices kept their language.
  const { language: _, ...before } = delivery.payload;
  await noticeHandler([], send, 'Firm')({ ...delivery, payload: before });
  expect(subjects.at(-1)).toBe('Security notice: your account with Firm');
});
