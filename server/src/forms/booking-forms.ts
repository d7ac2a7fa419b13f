import { randomUUID } from 'node:crypto';
import {
  appointmentInput,
  type BookedAppointment,
  bookAppointment,
  comingAppointments,
  forgetVerification,
  getVerification,
  listSlots,
  type Slot,
  type Verification,
  verifyPhone,
} from 'shared/contract/appointment';
import { dayInIndia } from 'shared/format/india-time';
import { planIn, withPlan } from 'shared/plan-link';
import { type CallApi, type PostedForm, refused, type Submission, valuesOf } from '#forms/posted-form.ts';
import { sendCode } from '#forms/sent-codes.ts';
import { messages } from '#messages.en.ts';

/** What the booking page shows once the phone is verified. */
interface Times {
  verification: Verification;
  /** First of the seven days that are shown, and today, as days in India. */
  from: string;
  today: string;
  slots: Slot[];
  /** What is booked already. */
  coming: BookedAppointment[];
  /** Of this very page: pressing its button twice books once. */
  key: string;
}

const PAGE = '/contactus/appointment';
/** Whoever is signed in and has proven none in place would be offered the times for the account's number again. */
const ANOTHER_NUMBER = `${PAGE}?number=another`;
/** As many as are shown at a time. */
const WEEK_DAYS = 7;
const DAY = /^20\d\d-[01]\d-[0-3]\d$/;

/** The cookie of a browser that has proven a phone. */
export const PROOF_COOKIE = 'phone';

/** Holds which appointment was just booked here, and its key. */
export const BOOKED_COOKIE = 'booked';
const BOOKED_DAYS = 1 / 48;

export const numberForm: PostedForm = (submission) => sendCode(submission, numberOf(submission), null);

const numberOf = ({ fields }: Submission) => {
  const phoneNumber = fields.get('phoneNumber') ?? '';
  return { values: { phoneNumber, ...typedIn(fields) }, typed: phoneNumber, body: { phoneNumber } };
};

/** What was typed into the booking, in one field that the steps before it pass on. */
const typedIn = (fields: URLSearchParams): { typed?: string } => {
  const typed = fields.get('typed') ?? '';
  return typed === '' ? {} : { typed };
};

/** Answers the code, or asks for another. */
export const phoneCodeForm: PostedForm = async (submission) => {
  const { fields, query, call } = submission;
  const number = numberOf(submission);
  const challengeId = fields.get('challengeId') ?? '';
  const sent = { challengeId, sentTo: number.typed };
  if (fields.has('again')) return sendCode(submission, number, sent);
  const otp = fields.get('otp') ?? '';
  const reply = await call(verifyPhone, { body: { challengeId, otp } });
  if (!reply.ok) return refused(reply, number.values, sent);
  const { typed } = number.values;
  if (typed === undefined) return { leadsTo: withPlan(PAGE, planIn(query) ?? '') };
  const booking = new URLSearchParams(typed);
  const data = await timesFrom(call, booking.get('from') ?? '');
  const values = valuesOf(bookingFields, booking);
  return { status: 200, posted: { form: 'booking', values, errors: {}, message: null, data } };
};

export const forgetForm: PostedForm = async ({ query, call }) => {
  const reply = await call(forgetVerification);
  return reply.ok ? { leadsTo: withPlan(ANOTHER_NUMBER, planIn(query) ?? '') } : refused(reply, {});
};

/** The plan stands in the page's address and in no field. */
const bookingFields = appointmentInput.omit({ plan: true });

/** Books, or shows another week with what was typed. */
export const bookingForm: PostedForm = async ({ fields, query, call }) => {
  const text = (name: string) => fields.get(name) ?? '';
  const plan = planIn(query);
  const values = valuesOf(bookingFields, fields);
  if (fields.has('week')) {
    const data = await timesFrom(call, text('week'));
    if (data === null) return unproven({ status: 403, message: messages.verifyFirst }, fields);
    return { status: 200, posted: { values, errors: {}, message: null, data } };
  }
  const reply = await call(bookAppointment, {
    body: { ...values, language: values.language || undefined, ...(plan === undefined ? {} : { plan }) },
    headers: { 'idempotency-key': text('key') || randomUUID() },
  });
  if (!reply.ok) {
    const { next } = reply;
    const data = await timesFrom(call, next === undefined ? text('from') : weekOf(next, text('from')));
    // Somebody else was faster: the time that the message names is chosen.
    if (data !== null) return refused(reply, next === undefined ? values : { ...values, start: next }, data);
    const { status, message } = reply;
    return unproven({ status, message: Object.keys(reply.fields).length > 0 ? messages.verifyFirst : message }, fields);
  }
  const { manage } = reply.answer;
  return { leadsTo: '/contactus/booked', cookie: { name: BOOKED_COOKIE, value: manage, days: BOOKED_DAYS } };
};

/** The week that was looked at, where it holds a time, else the one that begins with its day. */
const weekOf = (start: string, from: string): string => {
  const day = dayInIndia(new Date(start));
  const ahead = (Date.parse(day) - Date.parse(from)) / 86_400_000;
  return DAY.test(from) && ahead >= 0 && ahead < WEEK_DAYS ? from : day;
};

/** The proof of the number has ended while the booking was filled in: it is asked for again, and what was typed goes along. */
function unproven({ status, message }: { status: number; message: string }, fields: URLSearchParams) {
  const kept = new URLSearchParams(fields);
  for (const name of ['form', 'key', 'week']) kept.delete(name);
  return { status, posted: { values: { typed: kept.toString() }, errors: {}, message, data: null } };
}

/** Whether the address asks for another number than the account's. */
export const asksNumber = (query: URLSearchParams): boolean => query.get('number') === 'another';

/** The free times of a week, for whoever has a verified phone; null for everybody else, and when they cannot be had. */
export async function timesFrom(call: CallApi, asked: string): Promise<Times | null> {
  const today = dayInIndia(new Date());
  const from = DAY.test(asked) && asked > today ? asked : today;
  const known = await call(getVerification);
  if (!known.ok || known.answer.verification === null) return null;
  const times = await call(listSlots, { query: { from, days: String(WEEK_DAYS) } });
  const booked = await call(comingAppointments);
  if (!times.ok || !booked.ok) return null;
  const { verification } = known.answer;
  const [slots, coming] = [times.answer.slots, booked.answer.appointments];
  return { verification, from, today, slots, coming, key: randomUUID() };
}
