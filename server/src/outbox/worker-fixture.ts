// One outbox worker as a process of its own, for tests that kill it: database, its keys and mail server come as JSON on the command line.
import { pino } from 'pino';
import { connect } from '#db/database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { mailHandler, smtpMail } from '#outbox/mail.ts';
import { createOutbox } from '#outbox/worker.ts';

const { database, masterKeys, smtpUrl, leaseMs } = JSON.parse(process.argv[2] ?? '{}');
const stored = connect(database, () => {});
const db = withSealedColumns(stored, await Keyring.open(stored, masterKeySource({ masterKeys, dataDir: '' })));
const outbox = createOutbox({
  db,
  logger: pino({ level: 'silent' }),
  handlers: { mail: mailHandler(smtpMail(smtpUrl, 'desk@firm.example')) },
  pollMs: 20,
  leaseMs,
});
outbox.start();
process.once('SIGTERM', () => void outbox.stop().then(() => process.exit(0)));
