import { planLink } from '#contract/attached-plan.ts';
import { endpoint } from '#contract/endpoint.ts';
import { challengeAnswer } from '#contract/identity.ts';
import { messages } from '#contract/messages.en.ts';
import { emailAddress, personName } from '#contract/person.ts';
import { z } from '#contract/zod.ts';

/** Header that carries the key from the link in an appointment's mail: in a header, no log and no Referer keeps it. */
export const APPOINTMENT_KEY_HEADER = 'x-appointment-key';

/** A time has to lie this far ahead, so that a person can be there. */
export const LEAD_MINUTES = 30;
/** Nobody books further ahead than this. */
export const HORIZON_DAYS = 60;

const instant = z.iso.datetime({ offset: true, error: messages.errorTime });

/** One bookable half hour. `places` is what is left of it: 0 when it is full, past or too close. */
export const slot = z.object({ start: instant, end: instant, places: z.int().nonnegative() });
export type Slot = z.infer<typeof slot>;

const DAYS = messages.askForDays;

/** `from` is a day in India, `days` at most 31. Closed days have no slots. */
export const slotsQuery = z.object({
  from: z.iso.date(messages.errorFirstDay).regex(/^20/, messages.errorCentury),
  days: z.coerce.number(DAYS).int(DAYS).min(1, DAYS).max(31, DAYS).default(7),
});

export const listSlots = endpoint({
  method: 'GET',
  path: '/server/appointments/slots',
  answer: z.object({ success: z.literal(true), slots: z.array(slot) }),
});

export const CHANNELS = ['phone', 'video'] as const;
export type Channel = (typeof CHANNELS)[number];

export const appointmentInput = z.object({
  start: instant,
  name: personName,
  email: emailAddress,
  topics: z.array(z.string().max(80)).max(20).default([]),
  language: z.string().max(40).optional(),
  channel: z.enum(CHANNELS).default('phone'),
  /** The plan to talk about, by its link alone. */
  plan: planLink.optional(),
});
export type AppointmentInput = z.input<typeof appointmentInput>;

export const appointment = z.object({
  id: z.string(),
  status: z.enum(['booked', 'cancelled']),
  start: instant,
  end: instant,
  name: z.string(),
  email: z.string(),
  /** Masked: +91 XXXXX X4321. */
  phone: z.string(),
  topics: z.array(z.string()),
  language: z.string(),
  channel: z.enum(CHANNELS),
  /** Path of the calendar file. */
  calendar: z.string(),
});
export type Appointment = z.infer<typeof appointment>;

const oneAppointment = z.object({ success: z.literal(true), appointment });

const bookedAppointment = z.object({
  appointment,
  /** Path of the page that shows, moves and cancels it; it carries the key. */
  manage: z.string(),
});
export type BookedAppointment = z.infer<typeof bookedAppointment>;

/** Those that are not over, soonest first, of the phone that is verified here or of the signed-in person; else none. */
export const comingAppointments = endpoint({
  method: 'GET',
  path: '/server/appointments/coming',
  answer: z.object({ success: z.literal(true), appointments: z.array(bookedAppointment) }),
  signedIn: true,
});

/** Needs a verified phone. A taken time answers 409 and names the next free one. */
export const bookAppointment = endpoint({
  method: 'POST',
  path: '/server/appointments',
  body: appointmentInput,
  answer: bookedAppointment.extend({ success: z.literal(true) }),
  signedIn: true,
});

export const getAppointment = endpoint({ method: 'GET', path: '/server/appointments/:id', answer: oneAppointment });

export const moveAppointment = endpoint({
  method: 'POST',
  path: '/server/appointments/:id/move',
  body: z.object({ start: instant }),
  answer: oneAppointment,
});

export const cancelAppointment = endpoint({
  method: 'DELETE',
  path: '/server/appointments/:id',
  answer: oneAppointment,
});

/** A phone number that this browser proved within the last half hour; null when it has to be proven first. */
const verification = z.object({ phone: z.string(), until: instant });
export type Verification = z.infer<typeof verification>;

export const getVerification = endpoint({
  method: 'GET',
  path: '/server/appointments/verification',
  answer: z.object({ success: z.literal(true), verification: verification.nullable() }),
  signedIn: true,
});

/** Proves a phone by the code of a challenge from `initiateOtp`, without an account or a session. */
export const verifyPhone = endpoint({
  method: 'POST',
  path: '/server/appointments/verify',
  body: challengeAnswer,
  answer: z.object({ success: z.literal(true), verification }),
});

/** Proves a phone by the OTPless widget's result, of which only `token` counts. */
export const verifyPhoneByOtpless = endpoint({
  method: 'POST',
  path: '/server/appointments/verify/otpless',
  body: z.looseObject({ token: z.string().min(1).max(4096) }),
  answer: z.object({ success: z.literal(true), verification }),
});

export const forgetVerification = endpoint({
  method: 'DELETE',
  path: '/server/appointments/verification',
  answer: z.object({ success: z.literal(true) }),
});
