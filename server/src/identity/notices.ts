import { z } from 'zod';
import { keptLanguage, speakingTo } from '#http/page-language.ts';
import { type OtpProvider, SendFailure } from '#identity/providers/provider.ts';
import { messages } from '#messages.en.ts';
import type { SendMail } from '#outbox/mail.ts';
import { type Handler, InDoubt, Undeliverable } from '#outbox/worker.ts';

const noticePayload = z.object({
  channel: z.enum(['phone', 'email']),
  text: z.string(),
  language: keptLanguage,
});

/** Delivers outbox rows of the kind `notice`: something that a person is told where they were reached so far. */
export function noticeHandler(providers: readonly OtpProvider[], sendMail: SendMail, firm: string): Handler {
  return async ({ to, payload, dedupeKey, markSent }) => {
    const { channel, text, language } = noticePayload.parse(payload);
    const notify = providers.find((each) => each.notify !== undefined && each.channels.includes(channel))?.notify;
    if (notify !== undefined) {
      let isHandedOver = false;
      const mark = async () => {
        await markSent();
        isHandedOver = true;
      };
      const told = { channel, value: to };
      return speakingTo(language, () => notify(told, text, dedupeKey, mark)).catch((error: unknown) => {
        throw asOutcome(error, isHandedOver);
      });
    }
    if (channel === 'phone') throw new Undeliverable('No provider can send a notice to a phone.');
    const subject = speakingTo(language, () => messages.securityMailSubject({ firm }));
    await sendMail({ to, subject, text, dedupeKey, markSent });
  };
}

/** What cannot be taken back and had no answer may have arrived; a number that is refused will be refused again. */
function asOutcome(error: unknown, isHandedOver: boolean): unknown {
  if (!(error instanceof SendFailure)) return error;
  if (error.kind === 'contact') return new Undeliverable(error.message);
  if (error.kind !== 'unanswered' || !isHandedOver) return error;
  return new InDoubt(`No answer came: the notice may have arrived. ${error.message}`);
}
