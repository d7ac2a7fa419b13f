import { z } from 'zod';
import { isEmailProven } from '#appointments/email-proof.ts';
import { reminderMail, type Sender } from '#appointments/mails.ts';
import { managePath } from '#appointments/stored.ts';
import type { Database } from '#db/database.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { SendMail } from '#outbox/mail.ts';
import type { Handler } from '#outbox/worker.ts';

const reminder = z.object({ id: z.uuid(), sequence: z.number(), lead: z.enum(['day', 'hour']), siteUrl: z.string() });

/** Sends a reminder, unless its appointment was moved or cancelled meanwhile or has begun, or nobody has proven the address. */
export function reminderHandler(deps: {
  db: Database;
  keyring: Keyring;
  sender: (siteUrl: string) => Sender;
  send: SendMail;
  clock?: () => Date;
}): Handler {
  const { db, keyring, sender, send, clock = () => new Date() } = deps;
  return async ({ payload, dedupeKey, to, handOver }) => {
    const { id, sequence, lead, siteUrl } = reminder.parse(payload);
    const row = await db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined || row.status !== 'booked' || row.sequence !== sequence || row.starts_at <= clock()) return;
    if (!(await isEmailProven(db, row))) return;
    const from = sender(siteUrl);
    await send({
      ...reminderMail(lead, row, from, siteUrl + managePath(id, keyring, 'mail')),
      to,
      dedupeKey,
      handOver,
    });
  };
}
