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
    what: messages.oneTimeCodes,
    why: messages.toSignYouInStored,
    span: '1 day',
    from: messages.afterTheyStopBeingValid,
  },
  session: {
    what: messages.signInsAndProofs,
    why: messages.toKeepYouSigned,
    span: null,
    from: messages.untilYouSignOutDays,
  },
  device: {
    what: messages.browsersThatHaveSigned,
    why: messages.toTell,
    span: '400 days',
    from: messages.afterTheLastSign,
  },
  count: {
    what: messages.countsOfCallsAndMails,
    why: messages.toStopAbuse,
    span: '30 days',
    from: messages.atMost,
  },
  account: {
    what: messages.yourAccountContactsDetails,
    why: messages.toShowThem,
    span: '3 years',
    from: messages.afterYourLastSign,
  },
  plan: {
    what: messages.aPlanMadeWithoutSigning,
    why: messages.toShow,
    span: '180 days',
    from: messages.afterItsLastChange,
  },
  enquiry: {
    what: messages.questions,
    why: messages.toAnswerThem,
    span: '3 years',
    from: messages.afterTheyWereSent,
  },
  spam: {
    what: messages.questionsMarkedAsSpam,
    why: messages.toFindOne,
    span: '90 days',
    from: messages.afterTheyCame,
  },
  appointment: {
    what: messages.appointments,
    why: messages.toHoldThem,
    span: '3 years',
    from: messages.afterTheirDate,
  },
  unasked: {
    what: messages.contactDetailsOfSomebody,
    why: messages.toAskThemByOne,
    span: '30 days',
    from: messages.unlessTheyAgree,
  },
  referral: {
    what: messages.referralsAndTheDetails,
    why: messages.toContactThemToShow,
    span: '3 years',
    from: messages.afterTheReferralOrUntil,
  },
  outbox: {
    what: messages.mailsAndMessagesThatWere,
    why: messages.toProveThatTheyLeft,
    span: '30 days',
    from: messages.afterTheyLeft,
  },
  unsent: {
    what: messages.mailsAndMessagesThatCould,
    why: messages.toSendThemOnce,
    span: '90 days',
    from: messages.afterTheLastTry,
  },
  record: {
    what: messages.theRecordOfSignIns,
    why: messages.theDigitalPersonalData,
    span: '1 year',
    from: messages.afterEachEntry,
  },
});

export type KeptId = keyof typeof RETENTION;

export const keptWords = ({ span, from }: Kept): string => (span === null ? from : `${span} ${from}`);
