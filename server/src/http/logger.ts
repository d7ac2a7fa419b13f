import { type DestinationStream, type Logger, pino } from 'pino';

const PATTERNS: [RegExp, string][] = [
  [/[^\s@"'<>(=]+@[^\s@"'<>)]+\.[a-z]{2,}/gi, '[email]'],
  [/\b[A-Z]{5}\d{4}[A-Z]\b/g, '[pan]'],
  [/(?<![\w.-])\+?\d[\d ]{8,14}\d(?![\w-])/g, '[number]'],
  // Tokens and hashes: 256 bits in base64url or hexadecimal.
  [/\b[A-Za-z0-9_-]{43,}\b/g, '[token]'],
];

/** Takes what could be a person's out of a text that goes to a log. */
export const scrub = (text: string): string =>
  PATTERNS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);

/** Names of values that no log line may hold, wherever they stand. */
const PERSONAL = [
  'authorization',
  'cookie',
  'password',
  'token',
  'otp',
  'code',
  'phone',
  'phoneNumber',
  'mobileNumber',
  'email',
  'panNumber',
  'pan',
  'name',
  'message',
  'to',
  'recipient',
  'contact',
];

/**
 * The origin's log: JSON lines that name no person. Values under telling names are removed, and texts of errors are
 * searched for what looks like a phone number, an email address, a PAN or a token.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: PERSONAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).filter(
        (path) => path !== 'code' && path !== '*.code',
      ),
      censor: '[removed]',
    },
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Only what tells a programmer what went wrong: a database error's `detail`, for one, repeats the visitor's values. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { text: scrub(String(error)) };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, text: scrub(error.message), ...code, stack: scrub(error.stack ?? ''), ...cause };
}
