import type { Logger } from 'pino';
import { addDays, dayInIndia, instantInIndia, timeSpan } from 'shared/format/india-time';
import { z } from 'zod';
import { messages } from '#admin/messages.en.ts';
import type { Database } from '#db/database.ts';
import { backlog } from '#outbox/backlog.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { MailPayload, SendMail } from '#outbox/mail.ts';
import type { Handler } from '#outbox/worker.ts';

/** When the day's digest leaves, in India. */
const HOUR = '08:00';
const LOOK_EVERY_MS = 5 * 60_000;
export const DIGEST_KIND = 'digest';
/** Questions that a digest names. */
const MOST_QUESTIONS = 100;
const digestPayload = z.object({ morning: z.iso.datetime().transform((text) => new Date(text)) });

/** What the firm should know this morning, or null when there is nothing: yesterday's questions, today's appointments, mail that is stuck. */
export async function digest(db: Database, now: Date): Promise<MailPayload | null> {
  const today = dayInIndia(now);
  const morning = instantInIndia(today, '00:00');
  const questions = await db
    .selectFrom('enquiry')
    .select(['name', 'email', 'message', 'spam_reason'])
    .where('created_at', '>=', instantInIndia(addDays(today, -1), '00:00'))
    .where('created_at', '<', morning)
    .orderBy('created_at')
    .execute();
  const meetings = await db
    .selectFrom('appointment')
    .select(['name', 'phone', 'channel', 'starts_at', 'ends_at'])
    .where('status', '=', 'booked')
    .where('starts_at', '>=', morning)
    .where('starts_at', '<', instantInIndia(addDays(today, 1), '00:00'))
    .orderBy('starts_at')
    .execute();
  const { parked: stuck, late, oldestSeconds, refused } = await backlog(db);
  const unsent = [
    ...(stuck === 0 ? [] : [messages.couldNotBeSent({ stuck })]),
    ...(late === 0 ? [] : [messages.late({ late, minutes: Math.floor(oldestSeconds / 60) })]),
    ...(refused === 0 ? [] : [messages.logInRefused({ refused })]),
  ];
  if (questions.length === 0 && meetings.length === 0 && unsent.length === 0) return null;

  // A mail of a whole flood would be too large for its server; what may be spam is left out first.
  const sure = questions.filter(({ spam_reason }) => spam_reason === null);
  const told = [...sure, ...questions.filter(({ spam_reason }) => spam_reason !== null)].slice(0, MOST_QUESTIONS);
  const lines = [
    messages.digestMeetings({ meetings: meetings.length }),
    ...meetings.map(
      ({ starts_at, ends_at, name, phone, channel }) =>
        `- ${messages.appointment({ time: timeSpan(starts_at, ends_at), name, phone, channel })}`,
    ),
    '',
    messages.digestQuestions({ questions: questions.length }),
    ...told.map(({ name, email, message, spam_reason }) => {
      const question = `${name}, ${email}: ${firstWords(message)}`;
      return `- ${spam_reason === null ? question : messages.digestSpam({ question })}`;
    }),
    ...(told.length < questions.length ? [`- ${messages.digestMore({ more: questions.length - told.length })}`] : []),
    ...(unsent.length === 0 ? [] : ['', ...unsent]),
  ];
  return {
    subject: messages.digestSubject({ meetings: meetings.length, questions: questions.length }),
    text: `${lines.join('\n')}\n`,
  };
}

/** Writes the day's digest to the outbox after 8 in the morning. Origins that share a database send one between them. */
export async function enqueueDigest(db: Database, to: string, now: Date): Promise<void> {
  const today = dayInIndia(now);
  const dedupeKey = `digest:${today}`;
  if (now < instantInIndia(today, HOUR)) return;
  if ((await db.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()) !== undefined)
    return;
  if ((await digest(db, now)) === null) return;
  const payload = { morning: now.toISOString() };
  await db.transaction().execute((trx) => enqueue(trx, { kind: DIGEST_KIND, to, dedupeKey, payload }));
}

/** Delivers a digest. It is written only now, so that nobody is named in it who has been erased meanwhile. */
export const digestHandler =
  (db: Database, send: SendMail): Handler =>
  async ({ to, payload, dedupeKey, markSent }) => {
    const mail = await digest(db, digestPayload.parse(payload).morning);
    if (mail !== null) await send({ ...mail, to, dedupeKey, markSent });
  };

/** Looks every few minutes whether the digest is due. @returns what stops it */
export function startDigest(db: Database, to: string, logger: Logger): () => void {
  const look = () =>
    enqueueDigest(db, to, new Date()).catch((error: unknown) =>
      logger.error({ err: error }, 'the digest was not written'),
    );
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const firstWords = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};
