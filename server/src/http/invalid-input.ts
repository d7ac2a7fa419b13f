import type { z } from 'zod';
import { HttpError } from '#http/http-error.ts';
import { messages } from '#http/messages.en.ts';

/** The 400 for a body that its schema refuses: the first problem of each input, `[0].amount` as `0.amount`. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): HttpError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= inPlainWords(message);
  const { '': whole, ...inputs } = fields;
  return new HttpError(400, whole ?? messages.checkMarkedFields, { fields: inputs });
}

/** The schemas carry words for people except where a value is missing or of another type altogether. */
function inPlainWords(message: string): string {
  if (message.endsWith('received undefined')) return messages.thisIsNeeded;
  return /^(Invalid|Too|Unrecognized) /.test(message) ? messages.thisCannotBeAccepted : message;
}
