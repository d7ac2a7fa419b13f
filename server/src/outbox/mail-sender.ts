import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import { putIntoInbox } from '#outbox/development-inbox.ts';
import { type SendMail, smtpMail } from '#outbox/mail.ts';
import type { Config } from '#settings/config.ts';

/** How mail leaves: by `SMTP_URL`, without which production does not start; else into the development inbox. */
export function mailSender(config: Pick<Config, 'mail'>, db: Database, site: SiteFacts): SendMail {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) return smtpMail(smtpUrl, from ?? site.firm.email);
  return ({ to, subject, text, dedupeKey }) =>
    putIntoInbox(db, { recipient: to, channel: 'email', subject, body: text, delivery: dedupeKey });
}
