import { z } from 'zod';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { messages } from '#messages.en.ts';
import type { SendMail } from '#outbox/mail.ts';
import { type Handler, Undeliverable } from '#outbox/worker.ts';

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
    if (provider?.notify !== undefined) return provider.notify({ channel, value: to }, text, dedupeKey, markSent);
    if (channel === 'phone') throw new Undeliverable('No provider can send a notice to a phone.');
    await sendMail({ to, subject: securitySubject(firm), text, dedupeKey, markSent });
  };
}
