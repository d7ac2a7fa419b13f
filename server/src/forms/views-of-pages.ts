import { APPOINTMENT_KEY_HEADER, getAppointment } from 'shared/contract/appointment';
import { getConsents } from 'shared/contract/me';
import { getPlan } from 'shared/contract/plan';
import { listReferrals } from 'shared/contract/referral';
import { asksNumber, BOOKED_COOKIE, PROOF_COOKIE, timesFrom } from '#forms/booking-forms.ts';
import { DONE_COOKIE, doneBy, REFERRED_COOKIE } from '#forms/forms-of-pages.ts';
import type { CallApi } from '#forms/posted-form.ts';

interface Visit {
  /** One of the origin's own cookies. */
  cookie: (name: string) => string | undefined;
  /** The query of the page's address. */
  query: URLSearchParams;
  /** Calls the API as this visitor. */
  call: CallApi;
}

/** What a page without scripts shows of its visitor; null where that is what everybody sees. */
export type PageView = (visit: Visit) => Promise<object | null>;

/** That somebody is signed in, and what they agreed to. */
const signedIn: PageView = async ({ call }) => {
  const reply = await call(getConsents);
  return reply.ok ? { consents: reply.answer.consents } : null;
};

/** One's own referrals, newest first, with the links to share. */
const referrals: PageView = async ({ call, cookie }) => {
  const reply = await call(listReferrals);
  return reply.ok ? { referrals: reply.answer.referrals, saved: cookie(REFERRED_COOKIE) } : null;
};

/** The rows of a saved financial plan: whoever has none sees what everybody sees. */
const plan: PageView = async ({ call }) => {
  const reply = await call(getPlan);
  return reply.ok && reply.answer.length > 0 ? { rows: reply.answer } : null;
};

const times: PageView = async ({ call, cookie, query }) =>
  asksNumber(query) && cookie(PROOF_COOKIE) === undefined ? null : timesFrom(call, '');

/** The appointment that was just booked in this browser. */
const booked: PageView = async ({ call, cookie }) => {
  const manage = cookie(BOOKED_COOKIE) ?? '';
  const [, id, key] = /^\/appointment\/([\w-]+)#(.+)$/.exec(manage) ?? [];
  if (id === undefined || key === undefined) return null;
  const reply = await call(getAppointment, { params: { id }, headers: { [APPOINTMENT_KEY_HEADER]: key } });
  return reply.ok ? { appointment: reply.answer.appointment, manage } : null;
};

/** What was just done by the link that leads here: one of these. */
const doneBehind =
  (...ways: readonly string[]): PageView =>
  async ({ cookie, query }) => {
    const told = cookie(DONE_COOKIE);
    const done = ways.find((way) => told === doneBy(query.get('key') ?? '', way));
    return done === undefined ? null : { done };
  };

/** The pages that forms lead to or begin on, by path. They read it with `usePosted('view')`. */
export const viewsOfPages: Readonly<Record<string, PageView>> = {
  '/contactus/appointment': times,
  '/contactus/booked': booked,
  '/financialplan': plan,
  '/invitation': doneBehind('agree', 'remove'),
  '/not-me': doneBehind('alarm'),
  '/refer': referrals,
  '/signin/done': signedIn,
};
