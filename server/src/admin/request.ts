import { parseArgs } from 'node:util';

export const LISTS = ['enquiries', 'appointments', 'referrals', 'consents'] as const;
export type ListName = (typeof LISTS)[number];

export type AdminRequest =
  | { command: 'help' }
  | { command: 'list'; list: ListName; since: Date; csv: boolean }
  | { command: 'outbox'; csv: boolean }
  /** How long everything is kept, and what goes next. */
  | { command: 'retention'; csv: boolean }
  /** Where a text stands in the database. */
  | { command: 'traces'; text: string; csv: boolean }
  /** The security log, gone through before it is shown. */
  | { command: 'log'; since: Date; csv: boolean }
  /** Ends all sessions of whoever has proven this number or address. */
  | { command: 'sign-out'; contact: string }
  /** Without ids: everything that is parked. */
  | { command: 'retry'; ids: string[] };

export const USAGE = `Usage:
  npm run admin -- enquiries|appointments|referrals|consents [--since 7d] [--csv]
  npm run admin -- outbox [--csv]      what waits to be sent, and why
  npm run admin -- retention [--csv]   how long everything is kept, and how much goes next
  npm run admin -- retry [id …]        sends parked messages again, all of them without an id
  npm run admin -- log [--since 7d] [--csv]  who did what, and whether an entry was changed or removed (exit code 1)
  npm run admin -- sign-out <number or address>  ends all sessions of somebody who lost a device and calls
  npm run admin -- traces <text>       where a name, number or address still stands, as proof of an erasure

--since takes hours, days or weeks: 12h, 7d, 4w (30d unless told). Appointments count by when they take place.
`;

const UNITS = { h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Reads the words after `npm run admin --`. Returns a sentence when they cannot be understood. */
export function readRequest(words: readonly string[], now: Date): AdminRequest | string {
  let read: ReturnType<typeof parse>;
  try {
    read = parse(words);
  } catch (error) {
    return (error as Error).message;
  }
  const { values, positionals } = read;
  const [command, ...rest] = positionals;
  const csv = values.csv === true;
  if (values.help === true || command === undefined || command === 'help') return { command: 'help' };
  if (command === 'retry') return readRetry(rest);
  if (command === 'traces') return readTraces(rest, csv);
  if (command === 'sign-out') return readSignOut(rest);
  if (rest.length > 0) return `'${rest[0]}' is not understood.`;
  if (command === 'outbox' || command === 'retention') return { command, csv };
  const list = command === 'log' ? command : LISTS.find((name) => name === command);
  if (list === undefined)
    return `'${command}' is not a list. Choose enquiries, appointments, referrals, consents, outbox, retention or log.`;
  const since = /^(\d{1,4})([hdw])$/.exec(values.since ?? '30d');
  if (since === null) return `--since '${values.since}' is not a span such as 12h, 7d or 4w.`;
  const span = Number(since[1]) * UNITS[since[2] as keyof typeof UNITS];
  const from = new Date(now.getTime() - span);
  return list === 'log' ? { command: 'log', since: from, csv } : { command: 'list', list, since: from, csv };
}

function readTraces(words: string[], csv: boolean): AdminRequest | string {
  const text = words.join(' ').trim();
  // A shorter one stands everywhere and tells nothing.
  return text.length < 4 ? 'Say what to look for, in at least 4 characters.' : { command: 'traces', text, csv };
}

function readSignOut(words: string[]): AdminRequest | string {
  const contact = words.join('');
  return contact === '' ? 'Say whose: a mobile number or an email address.' : { command: 'sign-out', contact };
}

function readRetry(ids: string[]): AdminRequest | string {
  const wrong = ids.find((id) => !/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id));
  return wrong === undefined
    ? { command: 'retry', ids }
    : `'${wrong}' is not the id of a message; \`outbox\` shows them.`;
}

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { since: { type: 'string' }, csv: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
