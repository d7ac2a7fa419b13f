import type { Database } from '#db/database.ts';
import type { OtpProvider } from '#identity/providers/provider.ts';
import { codeText } from '#identity/providers/provider.ts';
import { putIntoInbox } from '#outbox/development-inbox.ts';

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
