import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { instantInIndia } from 'shared/format/india-time';
import type { Sender } from '#appointments/mails.ts';
import { forgetsPhone } from '#appointments/phone-proof.ts';
import { appointmentRoutes } from '#appointments/routes.ts';
import type { BookingFacts } from '#appointments/slots.ts';
import type { Database } from '#db/database.ts';
import { cookies as ownCookies } from '#http/cookies.ts';
import { createServer } from '#http/create-server.ts';
import { speakToVisitors } from '#http/page-language.ts';
import { CallsUnderWay, serving } from '#http/serving.ts';
import { authenticator } from '#identity/authenticator.ts';
import { Challenges } from '#identity/challenges.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { identityRoutes } from '#identity/routes.ts';
import { Limits } from '#limits/limits.ts';
import { planReader } from '#plans/plan-text.ts';
import { readConfig } from '#settings/config.ts';
import type { SettingsOf } from '#settings/provider-settings.ts';
import { createTestDatabase } from '#testing/create-test-database.ts';

/** A Friday, 11:30 in India. Tests set `origin.now` to move on. */
const FRIDAY = instantInIndia('2026-11-20', '11:30');

export const sender: Sender = {
  firmName: 'Saral Nivesh',
  firmEmail: 'desk@firm.example',
  firmPhone: '+91 00000 00000',
  siteUrl: 'https://firm.example',
};

export const facts: BookingFacts = {
  hours: { text: 'Monday to Saturday', weekdays: [1, 2, 3, 4, 5, 6], opens: '08:30', closes: '20:00' },
  appointments: {
    minutes: 30,
    capacity: 1,
    holidays: ['2026-11-25'],
    topics: ['Mutual Funds'],
    languages: ['English', 'Kannada'],
  },
};

let lastPhone = 9_800_000_000;
/** A mobile number (E.164) that no other test of the file has. */
export const nextPhone = (): string => {
  lastPhone += 1;
  return `+91${lastPhone}`;
};

/** A wall-clock time in India as the API writes it. */
export const at = (day: string, time: string): string => instantInIndia(day, time).toISOString();

/** The booking part of an origin on a real port and a real database; codes are caught instead of sent. */
export async function startBookingOrigin({
  capacity = 1,
  otpless,
  mailsLeave = false,
}: {
  capacity?: number;
  otpless?: SettingsOf<'otpless'>;
  /** Counts each mail as delivered at once, and keeps what it says; without it all of them wait. */
  mailsLeave?: boolean;
} = {}) {
  const { db, owner, keyring, drop } = await createTestDatabase();
  if (mailsLeave) await deliverAtOnce(owner);
  const codes = new Map<string, string>();
  const catching: OtpProvider = {
    name: 'catching',
    channels: ['phone', 'email'],
    async sendCode({ contact, code }) {
      codes.set(contact.value, code);
      return { reference: null };
    },
  };
  const config = readConfig({ OTP_LIMIT_PER_CLIENT: '1000', FORM_LIMIT_PER_CLIENT: '1000', OTP_RESEND_SECONDS: '0' });
  const logger = pino({ level: 'silent' });
  const app = createServer(config, logger);
  speakToVisitors(app);
  const cookies = ownCookies(false);
  const serve = serving(app, authenticator(db, cookies), new CallsUnderWay(config.callsAtOnce));
  const limits = new Limits({ db, keyring, cookies, config });
  const challenges = new Challenges({ db, keyring, providers: [catching], limits, logger });
  const origin = { now: FRIDAY };
  identityRoutes(serve, {
    ...{ db, keyring, config, cookies, challenges, limits, providers: [catching] },
    ...{ afterSignIn: [], afterSignOut: [forgetsPhone({ db, keyring, cookies })] },
  });
  appointmentRoutes(app, serve, {
    db,
    keyring,
    challenges,
    limits,
    cookies,
    planOf: planReader(() => undefined),
    facts: { ...facts, appointments: { ...facts.appointments, capacity } },
    sender: () => sender,
    publicUrl: sender.siteUrl,
    otpless,
    kick: () => {},
    clock: () => origin.now,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return Object.assign(origin, {
    db,
    owner,
    keyring,
    visitor: () => visitor(address, codes),
    async stop() {
      await app.close();
      await drop();
    },
  });
}

async function deliverAtOnce(owner: Database): Promise<void> {
  await sql`create function deliver() returns trigger language plpgsql
    as 'begin new.delivered_at := now(); return new; end'`.execute(owner);
  await sql`create trigger deliver before insert on outbox for each row when (new.kind = 'mail')
    execute function deliver()`.execute(owner);
}

interface Answer {
  status: number;
  // Tests look into answers of many shapes.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
  text: string;
  headers: Headers;
}

/** A browser with its cookies. */
function visitor(address: string, codes: Map<string, string>) {
  let jar = '';
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(jar === '' ? {} : { cookie: jar }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) jar = line.split(';', 1)[0] ?? '';
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: json ? JSON.parse(text) : null, text, headers: response.headers };
  }
  const initiate = (phoneNumber: string) => ask('POST', '/server/auth/otp/initiate', { phoneNumber });
  return {
    ask,
    initiate,
    codeFor: (phone: string) => codes.get(phone) ?? '',
    /** Proves a phone (E.164) in place. */
    async verify(phone: string): Promise<Answer> {
      const { body } = await initiate(phone);
      return ask('POST', '/server/appointments/verify', { challengeId: body.challengeId, otp: codes.get(phone) });
    },
    book: (wish: Record<string, unknown>, key: string = randomUUID()) =>
      ask(
        'POST',
        '/server/appointments',
        { name: 'Asha Rao', email: 'asha@example.in', ...wish },
        { 'idempotency-key': key },
      ),
  };
}
