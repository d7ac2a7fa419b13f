import { parseArgs } from 'node:util';
import type { Place } from '#admin/listing.ts';

const LISTS = ['enquiries', 'appointments', 'referrals', 'consents', 'outbox', 'log'] as const;
export type ListName = (typeof LISTS)[number];

export interface ListRequest {
  command: 'list';
  list: ListName;
  since: Date;
  csv: boolean;
  /** Rows at the most; Infinity for all. */
  limit: number;
  place: Place | undefined;
  /** The words that ask for the part after this one, but for the id that it begins behind. */
  next: string;
}

export type AdminRequest =
  | { command: 'help' }
  /** The outbox, and the security log, which is gone through as well, among them. */
  | ListRequest
  /** One message, whole. */
  | { command: 'show'; id: string }
  /** Ends a parked message by hand. The reason goes to the security log. */
  | { command: 'close'; id: string; reason: string }
  | { command: 'drop'; id: string; reason: string }
  /** How long everything is kept, and what goes next. */
  | { command: 'retention'; csv: boolean }
  /** Where a text stands in the database. */
  | { command: 'traces'; text: string; csv: boolean }
  /** Ends all sessions of whoever has proven this number or address. */
  | { command: 'sign-out'; contact: string }
  /** Without ids: everything that is parked. */
  | { command: 'retry'; ids: string[] };

export const USAGE = `Usage:
  npm run admin -- enquiries|appointments|referrals|consents [--since 7d] [--csv]
  npm run admin -- outbox [--csv]      what waits to be sent, and why
  npm run admin -- outbox <id>         one message, whole
  npm run admin -- close <id> <reason>  a parked message arrived: it is not sent again
  npm run admin -- drop <id> <reason>  a parked message is not to be sent; name nobody in a reason, it is kept for a year
  npm run admin -- retention [--csv]   how long everything is kept, and how much goes next
  npm run admin -- retry [id …]        sends parked messages again, all of them without an id
  npm run admin -- log [--since 7d] [--csv]  who did what, and whether an entry was changed or removed (exit code 1)
  npm run admin -- sign-out <number or address>  ends all sessions of somebody who lost a device and calls
  npm run admin -- traces <text>       where a name, number or address still stands, as proof of an erasure

--since takes hours, days or weeks: 12h, 7d, 4w (30d unless told). Appointments count by when they take place.
A list shows 100 rows and says on standard error how to see the next ones; with --csv it brings all of them.
--limit 500 or --all changes that. Enquiries, referrals and consents come newest first: --before <id of a row, or a
day or time such as 2026-01-31 or "2026-01-31 18:30"> begins further down. Appointments, outbox and log come in their
order: --after does. Days and times are India's, but for one that ends in Z or in an offset such as +01:00.
`;

const IN_ORDER: readonly ListName[] = ['appointments', 'outbox', 'log'];
const USUAL_LIMIT = 100;
const LARGEST_LIMIT = 1_000_000;

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
  if (command === 'close' || command === 'drop') return readEnd(command, rest);
  if (command === 'outbox' && rest[0] !== undefined && !csv && isId(rest[0])) return { command: 'show', id: rest[0] };
  if (rest.length > 0) return `'${rest[0]}' is not understood.`;
  if (command === 'retention') return { command, csv };
  const list = LISTS.find((name) => name === command);
  if (list === undefined)
    return `'${command}' is not a list. Choose enquiries, appointments, referrals, consents, outbox, retention or log.`;
  return readList(list, values, now);
}

function readList(list: ListName, values: ReturnType<typeof parse>['values'], now: Date): ListRequest | string {
  const csv = values.csv === true;
  const since = /^(\d{1,4})([hdw])$/.exec(values.since ?? '30d');
  if (since === null) return `--since '${values.since}' is not a span such as 12h, 7d or 4w.`;
  const span = Number(since[1]) * UNITS[since[2] as keyof typeof UNITS];
  const limit = limitOf(values.limit, values.all === true, csv);
  if (limit === undefined)
    return `--limit '${values.limit}' is not a number from 1 to ${LARGEST_LIMIT}, without --all.`;
  const [beyond, other] = IN_ORDER.includes(list) ? (['after', 'before'] as const) : (['before', 'after'] as const);
  if (values[other] !== undefined) return `--${other} is for other lists: this one goes on with --${beyond}.`;
  const place = readPlace(list, values[beyond]);
  if (typeof place === 'string') return `--${beyond} ${place}`;
  const next = [
    list,
    ...(values.since === undefined ? [] : ['--since', values.since]),
    ...(values.limit === undefined ? [] : ['--limit', values.limit]),
    ...(csv ? ['--csv'] : []),
    `--${beyond}`,
  ].join(' ');
  return { command: 'list', list, since: new Date(now.getTime() - span), csv, limit, place, next };
}

/** Undefined for what is no number of rows. A file is for all of them: one that ended after a hundred would be taken for whole. */
function limitOf(text: string | undefined, all: boolean, csv: boolean): number | undefined {
  if (text === undefined) return all || csv ? Number.POSITIVE_INFINITY : USUAL_LIMIT;
  const limit = Number(text);
  return !all && Number.isInteger(limit) && limit >= 1 && limit <= LARGEST_LIMIT ? limit : undefined;
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
  const wrong = ids.find((id) => !isId(id));
  return wrong === undefined ? { command: 'retry', ids } : notAnId(wrong);
}

function readEnd(command: 'close' | 'drop', [id = '', ...words]: string[]): AdminRequest | string {
  if (!isId(id)) return notAnId(id);
  const reason = words.join(' ').trim();
  return reason === '' ? 'Say why, for the security log.' : { command, id, reason };
}

const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text);
const notAnId = (text: string): string => `'${text}' is not the id of a message; \`outbox\` shows them.`;

const parse = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      ...{
        since: { type: 'string' },
        limit: { type: 'string' },
        before: { type: 'string' },
        after: { type: 'string' },
      },
      ...{ all: { type: 'boolean' }, csv: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    },
  });

/** Lists whose rows are numbered; those of the others have ids of letters and digits. */
const NUMBERED: readonly ListName[] = ['consents', 'log'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where a list is to begin: an id of one of its rows, a day in India, or a time. Returns the end of a sentence where it
 * is none of these.
 */
function readPlace(list: ListName, text: string | undefined): Place | undefined | string {
  if (text === undefined) return undefined;
  if ((NUMBERED.includes(list) ? /^\d{1,18}$/ : ID).test(text)) return { id: text };
  // What is parked comes first in the outbox, whatever its time.
  if (list === 'outbox') return `'${text}' is not the id of a message.`;
  const at = readTime(text);
  if (at !== undefined) return { at };
  return `'${text}' is neither the id of a row nor a time such as 2026-01-31, 2026-01-31 18:30 (India's) or 2026-01-31T13:00:00Z.`;
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i;
const INDIAN = '+05:30';

/** A day or a time: India's, as the lists show them, unless it says its zone. Undefined for none, such as 31 February. */
function readTime(text: string): Date | undefined {
  const [, day = '', time = '00:00', zone = INDIAN] = TIME.exec(text) ?? [];
  const at = new Date(`${day}T${time}${zone.toUpperCase()}`);
  // A day past the end of its month would be one of the next.
  return Number.isNaN(at.getTime()) || !new Date(day).toISOString().startsWith(day) ? undefined : at;
}
