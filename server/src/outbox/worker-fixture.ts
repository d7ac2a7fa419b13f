// One outbox worker as a process of its own, for tests that kill it: database and mail server come as JSON on the command line.
import { pino } from 'pino';
import { connect } from '#db/database.ts';
import { mailHandler, smtpMail } from '#outbox/mail.ts';
import { createOutbox } from '#outbox/worker.ts';

const { database, smtpUrl, leaseMs } = JSON.parse(process.argv[2] ?? '{}');
const db = connect(database, () => {});
const outbox = createOutbox({
  db,
  logger: pino({ level: 'silent' }),
  handlers: { mail: mailHandler(smtpMail(smtpUrl, 'desk@firm.example')) },
  pollMs: 20,
  leaseMs,
});
outbox.start();
process.once('SIGTERM', () => void outbox.stop().then(() => process.exit(0)));
