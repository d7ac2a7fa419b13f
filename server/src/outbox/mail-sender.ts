import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import { putIntoInbox } from '#outbox/development-inbox.ts';
import { type SendMail, smtpMail } from '#outbox/mail.ts';
import type { Config } from '#settings/config.ts';

/** How mail leaves: by `SMTP_URL`; without it into the development inbox, and in production not at all until it is set. */
export function mailSender(config: Pick<Config, 'mail' | 'production'>, db: Database, site: SiteFacts): SendMail {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) return smtpMail(smtpUrl, from ?? site.firm.email);
  if (config.production) return () => Promise.reject(new Error('SMTP_URL is not set.'));
  return ({ to, subject, text, dedupeKey }) =>
    putIntoInbox(db, { recipient: to, channel: 'email', subject, body: text, delivery: dedupeKey });
}
