import { type DestinationStream, type Logger, pino } from 'pino';
import { scrub } from '#http/scrub.ts';

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
