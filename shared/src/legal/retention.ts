import { messages } from '#legal/messages.en.ts';

/** Something that is kept, as the Privacy Policy tells it; the origin removes it by the same spans. */
interface Kept {
  what: string;
  why: string;
  /** As people read it and PostgreSQL too, such as `3 years`; null where something else than time ends it. */
  span: string | null;
  /** What follows the span, or stands alone. */
  from: string;
}

const list = <Id extends string>(kept: Readonly<Record<Id, Kept>>) => kept;

/** All that the site keeps of people. The tables of the database stand beside it in the origin (`server/src/retention/rules.ts`). */
export const RETENTION = list({
  code: {
    what: messages.codeWhat,
    why: messages.codeWhy,
    span: '1 day',
    from: messages.codeFrom,
  },
  session: {
    what: messages.sessionWhat,
    why: messages.sessionWhy,
    span: null,
    from: messages.sessionFrom,
  },
  device: {
    what: messages.deviceWhat,
    why: messages.deviceWhy,
    span: '400 days',
    from: messages.deviceFrom,
  },
  count: {
    what: messages.countWhat,
    why: messages.countWhy,
    span: '30 days',
    from: messages.countFrom,
  },
  account: {
    what: messages.accountWhat,
    why: messages.accountWhy,
    span: '3 years',
    from: messages.accountFrom,
  },
  plan: {
    what: messages.planWhat,
    why: messages.planWhy,
    span: '180 days',
    from: messages.planFrom,
  },
  enquiry: {
    what: messages.enquiryWhat,
    why: messages.enquiryWhy,
    span: '3 years',
    from: messages.enquiryFrom,
  },
  spam: {
    what: messages.spamWhat,
    why: messages.spamWhy,
    span: '90 days',
    from: messages.spamFrom,
  },
  appointment: {
    what: messages.appointmentWhat,
    why: messages.appointmentWhy,
    span: '3 years',
    from: messages.appointmentFrom,
  },
  unasked: {
    what: messages.unaskedWhat,
    why: messages.unaskedWhy,
    span: '30 days',
    from: messages.unaskedFrom,
  },
  referral: {
    what: messages.referralWhat,
    why: messages.referralWhy,
    span: '3 years',
    from: messages.referralFrom,
  },
  outbox: {
    what: messages.outboxWhat,
    why: messages.outboxWhy,
    span: '30 days',
    from: messages.outboxFrom,
  },
  unsent: {
    what: messages.unsentWhat,
    why: messages.unsentWhy,
    span: '90 days',
    from: messages.unsentFrom,
  },
  record: {
    what: messages.recordWhat,
    why: messages.recordWhy,
    span: '1 year',
    from: messages.recordFrom,
  },
});

export type KeptId = keyof typeof RETENTION;

export const keptWords = ({ span, from }: Kept): string => (span === null ? from : `${span} ${from}`);
