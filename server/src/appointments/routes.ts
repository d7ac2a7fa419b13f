import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  APPOINTMENT_KEY_HEADER,
  bookAppointment,
  cancelAppointment,
  comingAppointments,
  forgetVerification,
  getAppointment,
  getVerification,
  listSlots,
  moveAppointment,
  slotsQuery,
  verifyPhone,
  verifyPhoneByOtpless,
} from 'shared/contract/appointment';
import { Bookings } from '#appointments/bookings.ts';
import { limitChanges } from '#appointments/limits.ts';
import { calendarOf, type Sender } from '#appointments/mails.ts';
import { forgetsPhone, PhoneProofs, PROOF_SECONDS } from '#appointments/phone-proof.ts';
import { type BookingFacts, slotsWithPlaces } from '#appointments/slots.ts';
import { forVisitor, isAccessKey, type StoredAppointment } from '#appointments/stored.ts';
import type { Database } from '#db/database.ts';
import { PROOF_COOKIE } from '#forms/booking-forms.ts';
import type { Cookies } from '#http/cookies.ts';
import { HttpError, wrongField } from '#http/http-error.ts';
import { idempotencyKey } from '#http/idempotency-key.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Serving } from '#http/serving.ts';
import type { Challenges } from '#identity/challenges.ts';
import { type Contact, maskContact } from '#identity/contact/contact.ts';
import { otplessContact } from '#identity/otpless-contact.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import { messages } from '#messages.en.ts';
import type { PlanReader } from '#plans/plan-text.ts';
import { storedPlan } from '#plans/plan-text.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';

interface SignedIn {
  accountId: string;
}

export interface AppointmentParts {
  db: Database;
  keyring: Keyring;
  challenges: Pick<Challenges, 'answer'>;
  limits: Limits;
  planOf: PlanReader;
  facts: BookingFacts;
  sender: (siteUrl: string) => Sender;
  publicUrl: string | undefined;
  cookies: Cookies;
  /** Where OTPless is set up. */
  otpless: SettingsOf<'otpless'> | undefined;
  /** Called after a change was stored, so that its mails leave at once. */
  kick: () => void;
  clock?: () => Date;
}

/** Holds which phone this browser proved: HttpOnly, so that no script reads it. */
const DAY_SECONDS = 86_400;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const UNKNOWN = messages.linkLeadsNowhere;

/** Slots, phone verification in place, booking, and what the link of an appointment's mail can do. */
export function appointmentRoutes(app: FastifyInstance, serve: Serving<SignedIn>, parts: AppointmentParts): void {
  const { db, keyring, challenges, limits, facts, publicUrl, cookies, otpless, kick } = parts;
  const { clock = () => new Date() } = parts;
  const proofs = new PhoneProofs(db, keyring);
  const forgetPhone = forgetsPhone({ db, keyring, cookies });
  const bookings = new Bookings({ db, keyring, facts, clock });

  const sender = (request: FastifyRequest) => parts.sender(publicAddress(request, publicUrl));

  /** The phone that this browser may book with: proven in place, or the signed-in person's own. */
  async function provenPhone(
    request: FastifyRequest,
    session: SignedIn | null,
  ): Promise<{ phone: string; until: Date } | null> {
    const proof = await proofs.find(cookies.read(request, PROOF_COOKIE));
    if (proof !== null || session === null) return proof;
    const account = await db
      .selectFrom('account')
      .select('phone')
      .where('id', '=', session.accountId)
      .executeTakeFirst();
    if (account?.phone === undefined || account.phone === null) return null;
    return { phone: account.phone, until: new Date(clock().getTime() + PROOF_SECONDS * 1000) };
  }

  async function opened(request: FastifyRequest): Promise<StoredAppointment> {
    const { id = '' } = request.params as { id?: string };
    const key = request.headers[APPOINTMENT_KEY_HEADER];
    const isOfMail = UUID.test(id) && isAccessKey(keyring, 'mail', id, key);
    const known = isOfMail || (UUID.test(id) && isAccessKey(keyring, 'manage', id, key));
    const row = known ? await bookings.find(id) : null;
    if (row === null) throw new HttpError(404, UNKNOWN);
    if (isOfMail) await bookings.proveEmail(row, sender(request));
    return row;
  }

  async function remember(contact: Contact, reply: FastifyReply) {
    if (contact.channel !== 'phone') throw wrongField('phoneNumber', messages.phoneNumberNeeded);
    const { token, until } = await proofs.add(contact.value);
    cookies.write(reply, PROOF_COOKIE, token, PROOF_SECONDS / DAY_SECONDS);
    return { success: true as const, verification: shown({ phone: contact.value, until }) };
  }

  serve.open(listSlots, async ({ request }) => {
    const query = slotsQuery.safeParse(request.query);
    if (!query.success) {
      const [issue] = query.error.issues;
      throw new HttpError(400, messages.checkMarkedFields, {
        fields: { [String(issue?.path[0])]: issue?.message ?? '' },
      });
    }
    return { success: true as const, slots: await slotsWithPlaces(db, facts, query.data, clock()) };
  });

  serve.either(getVerification, async ({ request, session }) => {
    const proof = await provenPhone(request, session);
    return { success: true as const, verification: proof === null ? null : shown(proof) };
  });

  // The code was asked for at /server/auth/otp/initiate; answering it here opens no session and makes no account.
  serve.open(verifyPhone, async ({ body, request, reply }) => {
    const client = limits.caller(request, reply);
    const { contact } = await challenges.answer({ ...body, purpose: 'sign-in', client });
    return remember(contact, reply);
  });

  serve.open(verifyPhoneByOtpless, async ({ body, request, reply }) => {
    if (otpless === undefined) throw new HttpError(404, messages.otplessNotSetUp);
    await limits.form('token', limits.caller(request, reply));
    return remember(await otplessContact(db, otpless, body.token), reply);
  });

  serve.open(forgetVerification, async ({ request, reply }) => {
    await forgetPhone(request, reply);
    return { success: true as const };
  });

  serve.either(bookAppointment, async ({ body, request, reply, session }) => {
    const proof = await provenPhone(request, session);
    if (proof === null) throw new HttpError(403, messages.verifyFirst);
    const site = publicAddress(request, publicUrl);
    const booker = {
      phone: proof.phone,
      accountId: session?.accountId ?? null,
      key: idempotencyKey(request),
      sender: sender(request),
      plan: body.plan === undefined ? null : storedPlan(await parts.planOf(body.plan, site), site),
    };
    const caller = limits.caller(request, reply);
    const booked = await limitChanges(limits, caller, booker, () => bookings.book(body, booker));
    kick();
    return { success: true as const, ...booked };
  });

  serve.either(comingAppointments, async ({ request, session }) => {
    const proof = await provenPhone(request, session);
    const owner = { phone: proof?.phone ?? null, accountId: session?.accountId ?? null };
    return { success: true as const, appointments: await bookings.coming(owner) };
  });

  serve.open(getAppointment, async ({ request }) => ({
    success: true as const,
    appointment: forVisitor(await opened(request), keyring),
  }));

  serve.open(moveAppointment, async ({ body, request, reply }) => {
    const row = await opened(request);
    const owner = { phone: row.phone, accountId: row.account_id };
    const appointment = await limitChanges(limits, limits.caller(request, reply), owner, () =>
      bookings.move(row, body.start, sender(request)),
    );
    kick();
    return { success: true as const, appointment };
  });

  serve.open(cancelAppointment, async ({ request }) => {
    const appointment = await bookings.cancel(await opened(request), sender(request));
    kick();
    return { success: true as const, appointment };
  });

  app.get('/server/appointments/:id/calendar.ics', { schema: { hide: true } }, async (request, reply) => {
    const { id = '' } = request.params as { id?: string };
    const { key } = request.query as { key?: unknown };
    const row = UUID.test(id) && isAccessKey(keyring, 'calendar', id, key) ? await bookings.find(id) : null;
    if (row === null) throw new HttpError(404, UNKNOWN);
    reply.header('content-disposition', 'attachment; filename="appointment.ics"').type('text/calendar; charset=utf-8');
    return calendarOf(row, sender(request), undefined);
  });
}

const shown = ({ phone, until }: { phone: string; until: Date }) => ({
  phone: maskContact({ channel: 'phone', value: phone }),
  until: until.toISOString(),
});
