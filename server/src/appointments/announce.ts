import { sql, type Transaction } from 'kysely';
import { spokenNow } from 'shared/messages';
import { z } from 'zod';
import {
  type Change,
  firmMail,
  type ReminderLead,
  reminderMail,
  type Sender,
  visitorMail,
} from '#appointments/mails.ts';
import { manageAddress, type StoredAppointment } from '#appointments/stored.ts';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { keptLanguage, speakingTo } from '#http/page-language.ts';
import type { Keyring } from '#keys/keyring.ts';
import { enqueue } from '#outbox/enqueue.ts';
import type { SendMail } from '#outbox/mail.ts';
import type { Handler } from '#outbox/worker.ts';

export const REMINDER_KIND = 'appointment-reminder';

const LEADS: readonly [ReminderLead, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
];

/**
 * Tells both sides of a change and sets the reminders, in the change's own transaction. What waits from before the change
 * is taken back. An address that nobody has proven gets one mail: anybody can type it.
 */
export async function announce(
  trx: Transaction<Tables>,
  change: Change,
  row: StoredAppointment,
  { sender, manage, now }: { sender: Sender; manage: string; now: Date },
): Promise<void> {
  const record = `appointment:${row.id}`;
  const key = `${record}:${row.sequence}`;
  const mail = { kind: 'mail', record, rank: 0 } as const;
  const isUntold = await takeBack(trx, record);
  await tellVisitor(trx, change, row, { sender, manage, isUntold });
  await enqueue(trx, {
    ...mail,
    to: sender.firmEmail,
    dedupeKey: `${key}:firm`,
    payload: firmMail(change, row, sender),
  });
  if (change === 'cancelled') return;
  for (const [lead, ahead] of LEADS) {
    const notBefore = new Date(row.starts_at.getTime() - ahead);
    if (notBefore <= now) continue;
    const payload = { id: row.id, sequence: row.sequence, siteUrl: sender.siteUrl, language: spokenNow() };
    await enqueue(trx, {
      kind: REMINDER_KIND,
      record,
      to: row.email,
      dedupeKey: `${key}:reminder-${lead}`,
      payload,
      notBefore,
      rank: 0,
    });
  }
}

/**
 * Takes back the reminders and the mails of an appointment that have not left: they would say what is no longer so, and
 * with a mail server away they would arrive after the news. What is being handed over may have arrived, and stays.
 *
 * @returns whether a mail to the visitor was among them that was never handed over
 */
async function takeBack(trx: Transaction<Tables>, record: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('outbox')
    .where('record', '=', record)
    .where('kind', 'in', ['mail', REMINDER_KIND])
    .where('delivered_at', 'is', null)
    .where('handed_over_at', 'is', null)
    .returning(['dedupe_key', 'parked_at'])
    .execute();
  return gone.some(({ dedupe_key, parked_at }) => dedupe_key.endsWith(TO_VISITOR) && parked_at === null);
}

const TO_VISITOR = ':visitor';

/**
 * Tells the visitor of a change, once, unless the address is unproven and has had its one mail.
 *
 * @param isUntold the mail before this one was taken back: an unproven address gets its one mail for the new time
 */
export async function tellVisitor(
  trx: Transaction<Tables>,
  change: Change,
  row: StoredAppointment,
  { sender, manage, isUntold = false }: { sender: Sender; manage: string; isUntold?: boolean },
): Promise<void> {
  const isProven = await isEmailProven(trx, row);
  const told = !isProven && isUntold && change === 'moved' ? 'booked' : change;
  if (!isProven && (told !== 'booked' || !(isUntold || (await isFirstMail(trx, row))))) return;
  const record = `appointment:${row.id}`;
  await enqueue(trx, {
    ...{ kind: 'mail', record, rank: 0, to: row.email },
    dedupeKey: `${record}:${row.sequence}${TO_VISITOR}`,
    payload: visitorMail(told, row, sender, manage, isProven),
  });
}

const reminder = z.object({
  id: z.uuid(),
  sequence: z.number(),
  siteUrl: z.string(),
  /** Of the page on which the appointment was made or moved; those of before say nothing of it. */
  language: keptLanguage,
});

/** Sends a reminder, unless its appointment was moved or cancelled meanwhile or has begun, or nobody has proven the address. */
export function reminderHandler(deps: {
  db: Database;
  keyring: Keyring;
  sender: (siteUrl: string) => Sender;
  send: SendMail;
  clock?: () => Date;
}): Handler {
  const { db, keyring, sender, send, clock = () => new Date() } = deps;
  return async ({ payload, dedupeKey, to, markSent }) => {
    const { id, sequence, siteUrl, language } = reminder.parse(payload);
    const now = clock();
    const row = await db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.status !== 'booked' || row.sequence !== sequence || row.starts_at <= now) return;
    if (!(await isEmailProven(db, row))) return;
    const from = sender(siteUrl);
    const mail = speakingTo(language, () => reminderMail(now, row, from, manageAddress(siteUrl, id, keyring)));
    await send({ ...mail, to, dedupeKey, markSent });
  };
}

/** Phones that may each send an address its one mail within a day before it gets none from further ones. */
const MOST_PHONES_A_DAY = 3;

type Named = Pick<StoredAppointment, 'id' | 'phone' | 'email' | 'account_id'>;

/**
 * Whether whoever booked has shown that the address is theirs: by the link in its first mail, in this appointment or in
 * another one of the same phone, or because they signed in with it.
 */
async function isEmailProven(db: Database, { phone, email, account_id }: Named): Promise<boolean> {
  const proven = await bookedUnder(db, email)
    .select('id')
    .where('phone', '=', phone)
    .where('email_proven_at', 'is not', null)
    .executeTakeFirst();
  if (proven !== undefined) return true;
  if (account_id === null) return false;
  const account = await db.selectFrom('account').select('email').where('id', '=', account_id).executeTakeFirst();
  return account?.email === email.toLowerCase();
}

/** Whether an address that nobody has proven gets a mail of this booking: the first one of its phone alone. */
async function isFirstMail(trx: Transaction<Tables>, { id, phone, email }: Named): Promise<boolean> {
  const { own, others } = await bookedUnder(trx, email)
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('phone', '=', phone).filterWhere('id', '<>', id).as('own'),
      fn
        .count<string>('phone')
        .distinct()
        .filterWhere('phone', '<>', phone)
        .filterWhere('email_proven_at', 'is', null)
        .filterWhere('created_at', '>', sql<Date>`now() - interval '1 day'`)
        .as('others'),
    ])
    .executeTakeFirstOrThrow();
  return Number(own) === 0 && Number(others) < MOST_PHONES_A_DAY;
}

/**
 * Notes that the link in a mail to this address was opened.
 *
 * @returns the coming appointments that it may hear of now, without the one of that mail where nothing has changed since:
 *   what was sent is forgotten before the farthest appointment begins, and would be sent again
 */
export async function proveEmail(
  trx: Transaction<Tables>,
  { id, phone, email }: Named,
  now: Date,
): Promise<StoredAppointment[]> {
  await trx
    .updateTable('appointment')
    .set({ email_proven_at: now })
    .where('phone', '=', phone)
    .where('email', '=', email)
    .where('email_proven_at', 'is', null)
    .execute();
  return bookedUnder(trx, email)
    .selectAll()
    .where('phone', '=', phone)
    .where('status', '=', 'booked')
    .where('starts_at', '>', now)
    .where((row) => row.or([row('id', '<>', id), row('sequence', '>', 0)]))
    .execute();
}

const bookedUnder = (db: Database, email: string) => db.selectFrom('appointment').where('email', '=', email);
