import type { Transaction } from 'kysely';
import { isEmailProven, isFirstMail } from '#appointments/email-proof.ts';
import { type Change, firmMail, type ReminderLead, type Sender, visitorMail } from '#appointments/mails.ts';
import type { StoredAppointment } from '#appointments/stored.ts';
import type { Tables } from '#db/tables.ts';
import { enqueue } from '#outbox/enqueue.ts';

export const REMINDER_KIND = 'appointment-reminder';

const LEADS: readonly [ReminderLead, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
];

/**
 * Tells both sides of a change and sets the reminders, in the change's own transaction. Reminders of an earlier time are
 * taken back. An address that nobody has proven gets one mail: anybody can type it.
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
  await tellVisitor(trx, change, row, { sender, manage });
  await enqueue(trx, {
    ...mail,
    to: sender.firmEmail,
    dedupeKey: `${key}:firm`,
    payload: firmMail(change, row, sender),
  });
  await trx
    .deleteFrom('outbox')
    .where('record', '=', record)
    .where('kind', '=', REMINDER_KIND)
    .where('delivered_at', 'is', null)
    .execute();
  if (change === 'cancelled') return;
  for (const [lead, ahead] of LEADS) {
    const notBefore = new Date(row.starts_at.getTime() - ahead);
    if (notBefore <= now) continue;
    const payload = { id: row.id, sequence: row.sequence, lead, siteUrl: sender.siteUrl };
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

/** Tells the visitor of a change, once, unless the address is unproven and has had its one mail. */
export async function tellVisitor(
  trx: Transaction<Tables>,
  change: Change,
  row: StoredAppointment,
  { sender, manage }: { sender: Sender; manage: string },
): Promise<void> {
  const isProven = await isEmailProven(trx, row);
  if (!isProven && (change !== 'booked' || !(await isFirstMail(trx, row)))) return;
  const record = `appointment:${row.id}`;
  await enqueue(trx, {
    ...{ kind: 'mail', record, rank: 0, to: row.email },
    dedupeKey: `${record}:${row.sequence}:visitor`,
    payload: visitorMail(change, row, sender, manage, isProven),
  });
}
