import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Messages that are kept; older ones go. */
const KEPT = 200;

interface InboxMessage {
  recipient: string;
  channel: 'sms' | 'email';
  code?: string;
  subject?: string;
  body: string;
  /** Key of the outbox delivery that it is. */
  delivery?: string | undefined;
}

/** Puts a message into the inbox that stands in for phones and mailboxes during development. */
export async function putIntoInbox(db: Database, message: InboxMessage): Promise<void> {
  await db
    .insertInto('inbox_message')
    .values({
      ...message,
      code: message.code ?? null,
      subject: message.subject ?? null,
      delivery: message.delivery ?? null,
    })
    .execute();
  await db
    .deleteFrom('inbox_message')
    .where('id', '<=', (query) => query.selectFrom('inbox_message').select(sql<string>`max(id) - ${KEPT}`.as('last')))
    .execute();
}
