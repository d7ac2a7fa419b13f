import { Transform } from 'node:stream';
import { createTransport, type Transporter } from 'nodemailer';
import type { SiteFacts } from 'shared/site';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { putIntoInbox } from '#outbox/development-inbox.ts';
import { type Handler, InDoubt, LogInRefused, Undeliverable } from '#outbox/worker.ts';
import type { Config } from '#settings/config.ts';

/** What an outbox row of the kind `mail` carries. */
export const mailPayload = z.object({
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })).optional(),
});
export type MailPayload = z.infer<typeof mailPayload>;

export type Mail = MailPayload & {
  to: string;
  dedupeKey?: string;
  /** Called before the message is completed, the last moment at which it can still be held back. */
  markSent?: () => Promise<void>;
};
export type SendMail = (mail: Mail) => Promise<void>;

type SMTPError = Error & { responseCode?: number; code?: string; command?: string };

/** With a visitor who waits for the answer, as for a code. */
const HASTY = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 };
/**
 * Behind everybody's back. Hosts greet late to keep senders of spam off, and search the whole mail before they answer to
 * it: whoever hangs up then has it arrive, and may send it again. The first counts from the call to the greeting.
 */
const PATIENT = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 100_000 };
/** Said to MAIL FROM by a server that wants a log-in and got none. */
const AUTHENTICATION_REQUIRED = 530;
/** Nothing is sent for so long after the account was refused: one try for each waiting mail would have it locked. */
const ACCOUNT_REST_MS = 60_000;
/** What a server says where an account has sent too much. */
const TOO_MUCH = /\b5\.4\.[56]\b.*(?:limit|quota|sending)/is;
/** What it says where it does not send for the account, or not under this name. */
const NOT_FOR_IT = /\b5\.7\.\d+\b.*(?:limit|quota|authenticat|relay|sender)/is;

/**
 * Sends by SMTP.
 *
 * @param host under whose name it greets; without one that is the domain of `from`
 * @throws Undeliverable when the server refuses the message for good (5xx), InDoubt when the line broke before it
 *   answered to the whole message, LogInRefused when it does not take the site's log-in, Error when it may work later,
 *   as where a 5xx is of the account and says nothing of the message
 */
export function smtpMail(smtpUrl: string, from: string, host?: string): SendMail {
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost';
  // Without it the name of the machine is said, `[127.0.0.1]` in a container, which some relays refuse for ever.
  const name = host ?? domain;
  const hasty = transportTo(smtpUrl, { name, ...HASTY });
  const patient = transportTo(smtpUrl, { name, ...PATIENT });
  let resting: { until: number; reason: Error } | undefined;
  const rest = (reason: Error) => {
    resting = { until: performance.now() + ACCOUNT_REST_MS, reason };
    return reason;
  };
  return async ({ dedupeKey, to, markSent, ...content }) => {
    if (resting !== undefined && performance.now() < resting.until) throw resting.reason;
    let isHandedOver = false;
    const handedOver = async () => {
      await markSent?.();
      isHandedOver = true;
    };
    try {
      await (markSent === undefined ? hasty : patient).sendMail({
        ...content,
        ...({ markSent: handedOver } satisfies Pick<Mail, 'markSent'>),
        from,
        // No absence note comes back for it (RFC 3834). What names somebody else for the answer is a person's own words.
        ...(content.replyTo === undefined ? { headers: { 'auto-submitted': 'auto-generated' } } : {}),
        // As an object, an address cannot smuggle in a second one.
        to: { name: '', address: to },
        ...(dedupeKey === undefined
          ? {}
          : { messageId: `<${Buffer.from(dedupeKey).toString('base64url')}@${domain}>` }),
      });
    } catch (error) {
      const { responseCode = 0, code, command, message } = error as SMTPError;
      // It says 5xx too, but that is the firm's settings, not this mail. 4xx is a server that cannot check it now.
      if (
        responseCode === AUTHENTICATION_REQUIRED ||
        (code === 'EAUTH' && !(responseCode >= 400 && responseCode < 500))
      )
        throw rest(new LogInRefused(`The mail server of SMTP_URL says: ${message}`));
      const isFinal = responseCode >= 500 && responseCode < 600;
      // Before a recipient is named, or by its own words: the next mail would hear the same.
      if (isFinal && (command === 'MAIL FROM' || TOO_MUCH.test(message))) throw rest(error as Error);
      const refused = code === 'EENVELOPE' || code === 'EMESSAGE';
      if (refused && isFinal && !NOT_FOR_IT.test(message)) throw new Undeliverable(`SMTP ${responseCode}: ${message}`);
      // Whoever answered has said no; without an answer the server may have taken the message.
      if (isHandedOver && responseCode === 0)
        throw new InDoubt(`The line broke before the mail server answered: the mail may have arrived. ${message}`);
      throw error;
    }
  };
}

function transportTo(url: string, options: typeof HASTY & { name: string }): Transporter {
  const transport: Transporter = createTransport({
    url,
    ...options,
    // Texts and attachments come from the database: no mail may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', ({ data, message }, done) => {
    const { markSent } = data as { markSent: NonNullable<Mail['markSent']> };
    message.transform(() => heldBack(markSent));
    done();
  });
  return transport;
}

/** Lets a message pass, but its end only after `markSent`: without its end no server accepts it. */
const heldBack = (markSent: () => Promise<void>) =>
  new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush: (done) => {
      markSent().then(() => done(), done);
    },
  });

/** Delivers outbox rows of the kind `mail`. */
export const mailHandler =
  (send: SendMail): Handler =>
  async ({ to, payload, dedupeKey, markSent }) => {
    const mail = mailPayload.safeParse(payload);
    if (!mail.success) throw new Undeliverable('The mail has no subject or text.');
    await send({ ...mail.data, to, dedupeKey, markSent });
  };

/** How mail leaves: by `SMTP_URL`, without which production does not start; else into the development inbox. */
export function mailSender(
  config: Pick<Config, 'mail' | 'publicUrl' | 'visitors'>,
  db: Database,
  site: SiteFacts,
): SendMail {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== undefined) return smtpMail(smtpUrl, from ?? site.firm.email, hostOf(config));
  return ({ to, subject, text, dedupeKey }) =>
    putIntoInbox(db, { recipient: to, channel: 'email', subject, body: text, delivery: dedupeKey });
}

/** The site's host as visitors know it, if it has a name. */
function hostOf({ publicUrl, visitors }: Pick<Config, 'publicUrl' | 'visitors'>): string | undefined {
  const host = visitors && publicUrl !== undefined ? new URL(publicUrl).hostname : '';
  return /\.[a-z]/.test(host) ? host : undefined;
}

const LONGEST_NAME = 60;
const MOST_NAME_WORDS = 6;
/** What addresses of the web and of mail hold, and names do not. */
const OF_AN_ADDRESS = /[@/\\:<>]|www\./i;

/**
 * A name as mails may carry it. Anybody may type one, and the mail goes to whatever address they typed: what reads like a
 * message or an address is left out, and dots are followed by a space so that no mail program makes a link of one
 * ("Dr.Rao" is "Dr. Rao").
 *
 * @returns null for what is no name
 */
export function plainName(name: string): string | null {
  const plain = name.replaceAll(/\.(?=\S)/g, '. ');
  const words = plain.split(/\s+/).length;
  return plain.length <= LONGEST_NAME && words <= MOST_NAME_WORDS && !OF_AN_ADDRESS.test(plain) ? plain : null;
}
