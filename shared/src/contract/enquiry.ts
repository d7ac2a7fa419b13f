import { planLink } from '#contract/attached-plan.ts';
import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { emailAddress, personName } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

export const AREAS = ['Mutual Funds', 'Portfolio Management', 'Financial Planning'] as const;
export type Area = (typeof AREAS)[number];
const CHOICE = messages.errorAreas({ areas: AREAS.join(', ') });

export const enquiryInput = z.object({
  'your-name': personName,
  'your-email': emailAddress,
  AreastoTalkAbout: z.array(z.enum(AREAS, CHOICE), CHOICE).max(AREAS.length, CHOICE).default([]),
  // Browsers post each line break of a text as two characters, which the form's own count has as one.
  'your-message': z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1, messages.errorMessageEmpty)
    .max(2000, messages.errorMessageLong),
});
export type EnquiryInput = z.input<typeof enquiryInput>;

/** The message of somebody who wants a part of the site that is in preparation; '' for no part of a name. */
export const wishFor = (part: string): string => (part === '' ? messages.wishForSomething : messages.wishFor({ part }));

/** What the form sends beside the visitor's words: signs of a program, which mark a question and never refuse it. */
export const enquiryBody = enquiryInput.extend({
  /** A field that no person sees; its name is none that password managers know. Of any length, since they may fill it. */
  blank: z.string().optional(),
  /** Milliseconds from the first input to sending. */
  elapsedMs: z.number().nonnegative().optional(),
  /** The plan that goes along, by its link alone: the origin works its figures out. */
  plan: planLink.optional(),
});
export type EnquiryBody = z.output<typeof enquiryBody>;

/**
 * `status` keeps the word of the specification's contact endpoint: `mail_sent` means that the question is stored and on
 * its way. An `Idempotency-Key` header makes a repeated call answer as the first one did.
 */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/server/enquiries',
  body: enquiryBody,
  answer: z.object({ success: z.literal(true), status: z.string(), id: z.string() }),
  // A signed-in person's question is theirs: it is in their export, and goes with their account.
  signedIn: true,
});
