import { waitingChange } from '#contract/contact-change.ts';
import { endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.en.ts';
import { emailAddress, personName, phoneText } from '#contract/person.ts';
import { asksAge } from '#contract/profile.ts';
import { z } from '#contract/zod.ts';
import { plainCharacters } from '#format/plain-characters.ts';

/** Income-tax PAN: three letters, the holder's kind, a letter, four digits, a check letter. */
export const PAN_PATTERN = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;

/** A stored PAN as it is shown; sent back like this it stays what it is. */
export const MASKED_PAN_PATTERN = /^X{5}\d{4}X$/;

const PAN_SHAPE = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** Why this is no PAN: its shape, or the letter that says who holds it. */
const panReason = (value: string): string =>
  PAN_SHAPE.test(value) ? messages.noSuchFourthLetter({ letter: value.charAt(3) }) : messages.shapeOfPan;

const pan = z
  .string()
  .overwrite((value) =>
    plainCharacters(value)
      .replace(/[\s.:\-–]/g, '')
      .toUpperCase()
      // "PAN No. ABCPE1234F". A PAN may itself begin so.
      .replace(/^(?:MY)?PAN(?:CARD)?(?:NO|NUMBER)?(?:IS)?(?=[A-Z]{5}\d{4}[A-Z]$)/, ''),
  )
  .refine((value) => value === '' || MASKED_PAN_PATTERN.test(value) || PAN_PATTERN.test(value), {
    error: ({ input }) => panReason(String(input)),
  });

export const userDetailInput = z.object({
  name: personName,
  panNumber: pan.optional(),
  email: emailAddress,
  /** The masked form of the number that the account proved stands for that number. */
  mobileNumber: phoneText(messages.errorMobileEmpty),
  /** That of the details that were edited, 0 where none were saved. Left out, the save overwrites whatever is stored. */
  savedAt: z.int().min(0).optional(),
});
export type UserDetailInput = z.infer<typeof userDetailInput>;

export const userDetail = z.object({
  name: z.string(),
  /** Masked as XXXXX1234X; absent when none is stored. */
  panNumber: z.string().nullish(),
  email: z.string(),
  mobileNumber: z.string(),
  /** When they were saved, in microseconds since 1970. */
  savedAt: z.number().optional(),
});
export type UserDetail = z.infer<typeof userDetail>;

/** What the person has proven by a code, and the change of it that waits. */
export const contacts = z.object({
  /** Masked. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  waiting: waitingChange.nullable(),
});
export type Contacts = z.infer<typeof contacts>;

/** `userDetail.email` is what was typed; only when it is `contacts.email` it is proven. */
export const getUserDetail = endpoint({
  method: 'GET',
  path: '/server/userDetail',
  answer: z.object({
    success: z.literal(true),
    userDetail: userDetail.nullable(),
    contacts,
    asksAge,
  }),
  signedIn: true,
});

/**
 * 409 when `savedAt` is not the stored one: load again, nothing was overwritten. A changed PAN or email address needs a
 * fresh code (403 with `fields.proof`, see `stepUp`). The number of an account that has proven one stays: `message` then
 * says so.
 */
export const saveUserDetail = endpoint({
  method: 'POST',
  path: '/server/userDetail',
  body: userDetailInput,
  answer: z.object({ success: z.literal(true), savedAt: z.number().optional(), message: z.string().optional() }),
  signedIn: true,
});
