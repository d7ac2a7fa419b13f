import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  to: string[];
  /** The whole message as it came over the wire. */
  source: string;
  messageId: string;
  /** The name under which the client greeted. */
  greetedAs: string;
}

/** The command that is refused, and by which words. */
interface Refusal {
  code: number;
  says: string;
  at: 'MAIL FROM' | 'RCPT TO' | 'DATA';
}

/**
 * A real SMTP server on a free port of this machine that keeps what it accepts.
 *
 * @param options.password asked of everybody; nobody is asked without it
 */
export async function startMailServer({
  port = 0,
  delayMs = 0,
  password,
}: {
  port?: number;
  delayMs?: number;
  password?: string;
} = {}) {
  const mails: CaughtMail[] = [];
  /** What every message is answered by, such as 451; null accepts. */
  let refusal: Refusal | null = null;
  const answerTo = (at: Refusal['at']) =>
    refusal?.at === at ? Object.assign(new Error(refusal.says), { responseCode: refusal.code }) : null;
  let asked = password;
  let logIns = 0;
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _, done) {
      logIns += 1;
      if (auth.password === asked) return done(null, { user: auth.username });
      done(Object.assign(new Error('Authentication credentials invalid'), { responseCode: 535 }));
    },
    onMailFrom: (_, __, done) => done(answerTo('MAIL FROM')),
    onRcptTo: (_, __, done) => done(answerTo('RCPT TO')),
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, accept) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = answerTo('DATA');
        if (refused !== null) return accept(refused);
        const source = Buffer.concat(chunks).toString();
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source,
          greetedAs: session.hostNameAppearsAs,
          // A long header goes on in the next line.
          messageId: /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '',
        });
        await sleep(delayMs);
        accept();
      });
    },
  });
  // A client that is killed in mid-sentence resets its connection.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    mails,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    logIns: () => logIns,
    refuse: (code: number | null, says = 'Try again later', at: Refusal['at'] = 'MAIL FROM') => {
      refusal = code === null ? null : { code, says, at };
    },
    change: (word: string) => {
      asked = word;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
