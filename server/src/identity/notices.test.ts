import { expect, test } from 'vitest';
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
