import { z } from 'zod';
import { type OtpProvider, SendFailure } from '#identity/providers/provider.ts';
import { messages } from '#messages.en.ts';
import type { SendMail } from '#outbox/mail.ts';
import { type Handler, InDoubt, Undeliverable } from '#outbox/worker.ts';

export const securitySubject = (firm: string): string => messages.securityMailSubject({ firm });

const noticePayload = z.object({
  channel: z.enum(['phone', 'email']),
  text: z.string(),
});

/** Delivers outbox rows of the kind `notice`: something that a person is told where they were reached so far. */
export function noticeHandler(providers: readonly OtpProvider[], sendMail: SendMail, firm: string): Handler {
  return async ({ to, payload, dedupeKey, markSent }) => {
    const { channel, text } = noticePayload.parse(payload);
    const provider = providers.find(({ channels, notify }) => notify !== undefined && channels.includes(channel));
    if (provider?.notify !== undefined) {
      let isHandedOver = false;
      const mark = async () => {
        await markSent();
        isHandedOver = true;
      };
      return provider.notify({ channel, value: to }, text, dedupeKey, mark).catch((error: unknown) => {
        throw asOutcome(error, isHandedOver);
      });
    }
    if (channel === 'phone') throw new Undeliverable('No provider can send a notice to a phone.');
    await sendMail({ to, subject: securitySubject(firm), text, dedupeKey, markSent });
  };
}

/** What cannot be taken back and had no answer may have arrived; a number that is refused will be refused again. */
function asOutcome(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof SendFailure)) return error;
  if (error.kind === 'contact') return new Undeliverable(error.message);
  if (error.kind !== 'unanswered' || !isHandedOver) return error;
  return new InDoubt(`No answer came: the notice may have arrived. ${error.message}`);
}
