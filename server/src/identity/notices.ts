import { z } from 'zod';
import type { OtpProvider } from '#identity/providers/provider.ts';
import type { SendMail } from '#outbox/mail.ts';
import { type Handler, Undeliverable } from '#outbox/worker.ts';

const noticePayload = z.object({
  channel: z.enum(['phone', 'email']),
  text: z.string(),
  /** Used when no provider can send a free text to phones; Indian SMS, for one, needs a registered template. */
  fallbackEmail: z.string().optional(),
});

/** Delivers outbox rows of the kind `notice`: something that a person is told where they were reached so far. */
export function noticeHandler(providers: readonly OtpProvider[], sendMail: SendMail, firm: string): Handler {
  return async ({ to, payload, dedupeKey }) => {
    const { channel, text, fallbackEmail } = noticePayload.parse(payload);
    const provider = providers.find(({ channels, notify }) => notify !== undefined && channels.includes(channel));
    if (provider?.notify !== undefined) return provider.notify({ channel, value: to }, text, dedupeKey);
    const address = channel === 'email' ? to : fallbackEmail;
    if (address === undefined)
      throw new Undeliverable('No provider can send a notice to a phone, and no email address is known.');
    await sendMail({ to: address, subject: `A change to your account with ${firm}`, text, dedupeKey });
  };
}
