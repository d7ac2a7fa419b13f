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
    what: 'One-time codes',
    why: 'To sign you in. Stored as a fingerprint from which the code cannot be read back.',
    span: '1 day',
    from: 'after they stop being valid',
  },
  session: {
    what: 'Sign-ins and proofs of a number',
    why: 'To keep you signed in, and to show you where you are.',
    span: null,
    from: 'until you sign out; 30 days without use, and 180 days at the latest',
  },
  device: {
    what: 'Browsers that have signed in',
    why: 'To tell you of a sign-in by another one.',
    span: '400 days',
    from: 'after the last sign-in there',
  },
  count: {
    what: 'Counts of calls and mails, without names',
    why: 'To stop abuse.',
    span: '30 days',
    from: 'at most',
  },
  account: {
    what: 'Your account: contacts, details, PAN, profile, plan, passkeys and consents',
    why: 'To show them to you and to prepare a conversation with you.',
    span: '3 years',
    from: 'after your last sign-in, unless you erase them before; we tell you 30 days ahead',
  },
  plan: {
    what: 'A plan made without signing in',
    why: 'To show it to you in the same browser.',
    span: '180 days',
    from: 'after its last change',
  },
  enquiry: {
    what: 'Questions',
    why: 'To answer them, and to show how they were dealt with.',
    span: '3 years',
    from: 'after they were sent',
  },
  spam: {
    what: 'Questions marked as spam',
    why: 'To find one that is none.',
    span: '90 days',
    from: 'after they came',
  },
  appointment: {
    what: 'Appointments',
    why: 'To hold them, and to show how they were dealt with.',
    span: '3 years',
    from: 'after their date',
  },
  unasked: {
    what: 'Contact details of somebody who was referred',
    why: 'To ask them by one mail.',
    span: '30 days',
    from: 'unless they agree',
  },
  referral: {
    what: 'Referrals, and the details of those who agreed',
    why: 'To contact them; to show who referred whom.',
    span: '3 years',
    from: 'after the referral, or until the link in the mail removes the details',
  },
  outbox: {
    what: 'Mails and messages that were sent',
    why: 'To prove that they left. Their text is removed at once.',
    span: '30 days',
    from: 'after they left',
  },
  unsent: {
    what: 'Mails and messages that could not be sent',
    why: 'To send them once the fault is mended.',
    span: '90 days',
    from: 'after the last try',
  },
  record: {
    what: 'The record of sign-ins, changes, exports and erasures',
    why: 'The Digital Personal Data Protection Rules ask for it. It holds no name.',
    span: '1 year',
    from: 'after each entry',
  },
});

export type KeptId = keyof typeof RETENTION;

export const keptWords = ({ span, from }: Kept): string => (span === null ? from : `${span} ${from}`);
