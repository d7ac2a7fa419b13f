import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { codeText } from '#identity/providers/wording.ts';

/** Messages that are kept; older ones go. */
const KEPT = 200;

export interface InboxMessage {
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

/** Real random codes that reach nobody's phone: they appear at /dev/inbox and in the terminal. Never in production. */
export function devinbox(db: Database, firm: string, print: (line: string) => void): OtpProvider {
  const channel = (kind: 'phone' | 'email') => (kind === 'phone' ? 'sms' : 'email');
  return {
    name: 'devinbox',
    channels: ['phone', 'email'],
    async sendCode({ contact, code, expiresInSeconds }) {
      const body = codeText(firm, code, expiresInSeconds);
      await putIntoInbox(db, { recipient: contact.value, channel: channel(contact.channel), code, body });
      print(`Code ${code} for ${contact.value}`);
      return { reference: null };
    },
    notify: (contact, body, delivery) =>
      putIntoInbox(db, { recipient: contact.value, channel: channel(contact.channel), body, delivery }),
  };
}
