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
import { initiateOtp } from 'shared/contract/identity';
import { dayInIndia } from 'shared/format/india-time';
import { planIn, withPlan } from 'shared/plan-link';
import {
  type CallApi,
  type FormResult,
  type PostedForm,
  refused,
  type Submission,
  valuesOf,
} from '#forms/posted-form.ts';

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
const DAY = /^20\d\d-[01]\d-[0-3]\d$/;

/** The cookie of a browser that has proven a phone. */
export const PROOF_COOKIE = 'phone';

/** Holds which appointment was just booked here, and its key. */
export const BOOKED_COOKIE = 'booked';
const BOOKED_DAYS = 1 / 48;

export const numberForm: PostedForm = (submission) => sendCode(submission);

/** @param before the code that was sent before, whose step stays where no other one is */
async function sendCode({ fields, call }: Submission, before?: { challengeId: string }): Promise<FormResult> {
  const values = { phoneNumber: fields.get('phoneNumber') ?? '' };
  const reply = await call(initiateOtp, { body: values });
  if (!reply.ok) return refused(reply, values, before);
  const data = { challengeId: reply.answer.challengeId };
  return { status: 200, posted: { values, errors: {}, message: null, data } };
}

/** Answers the code, or asks for another. */
export const phoneCodeForm: PostedForm = async (submission) => {
  const { fields, query, call } = submission;
  const data = { challengeId: fields.get('challengeId') ?? '' };
  if (fields.has('again')) return sendCode(submission, data);
  const otp = fields.get('otp') ?? '';
  const reply = await call(verifyPhone, { body: { ...data, otp } });
  if (reply.ok) return { leadsTo: withPlan(PAGE, planIn(query) ?? '') };
  return refused(reply, { phoneNumber: fields.get('phoneNumber') ?? '' }, data);
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
    return { status: 200, posted: { values, errors: {}, message: null, data } };
  }
  const reply = await call(bookAppointment, {
    body: { ...values, language: values.language || undefined, ...(plan === undefined ? {} : { plan }) },
    headers: { 'idempotency-key': text('key') || randomUUID() },
  });
  if (!reply.ok) return refused(reply, values, await timesFrom(call, text('from')));
  const { manage } = reply.answer;
  return { leadsTo: '/contactus/booked', cookie: { name: BOOKED_COOKIE, value: manage, days: BOOKED_DAYS } };
};

/** Whether the address asks for another number than the account's. */
export const asksNumber = (query: URLSearchParams): boolean => query.get('number') === 'another';

/** The free times of a week, for whoever has a verified phone; null for everybody else, and when they cannot be had. */
export async function timesFrom(call: CallApi, asked: string): Promise<Times | null> {
  const today = dayInIndia(new Date());
  const from = DAY.test(asked) && asked > today ? asked : today;
  const known = await call(getVerification);
  if (!known.ok || known.answer.verification === null) return null;
  const times = await call(listSlots, { query: { from, days: '7' } });
  const booked = await call(comingAppointments);
  if (!times.ok || !booked.ok) return null;
  const { verification } = known.answer;
  const [slots, coming] = [times.answer.slots, booked.answer.appointments];
  return { verification, from, today, slots, coming, key: randomUUID() };
}
