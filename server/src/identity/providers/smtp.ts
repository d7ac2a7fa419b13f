import { codeText, type OtpProvider, SendFailure } from '#identity/providers/provider.ts';
import { messages } from '#messages.en.ts';
import type { SendMail } from '#outbox/mail.ts';
import { Undeliverable } from '#outbox/worker.ts';

/** Codes by email. */
export function smtp(send: SendMail, firm: string): OtpProvider {
  return {
    name: 'smtp',
    channels: ['email'],
    async sendCode({ contact, code, id, expiresInSeconds }) {
      try {
        await send({
          to: contact.value,
          subject: messages.codeMailSubject({ code, firm }),
          text: codeText(firm, code, expiresInSeconds),
          dedupeKey: `code:${id}`,
        });
      } catch (error) {
        throw new SendFailure(error instanceof Undeliverable ? 'contact' : 'failed', (error as Error).message);
      }
      return { reference: null };
    },
    notify: (contact, text, id, markSent) =>
      send({ to: contact.value, subject: messages.securityMailSubject({ firm }), text, dedupeKey: id, markSent }),
  };
}
