import { ApiError } from 'shared/api';
import { messages } from '#messages.en.ts';

/** By the names that browsers give to what went wrong, as the Web Authentication API lists them. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: messages.passkeyErrorCancelled,
  AbortError: messages.passkeyErrorCancelled,
  InvalidStateError: messages.thisDeviceHasPasskey,
  ConstraintError: messages.noScreenLock,
  NotSupportedError: messages.thisDeviceCannotMakePasskey,
  SecurityError: messages.passkeyErrorAddress,
};

/** What went wrong with a passkey, in the visitor's words. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  return problems[name] ?? messages.errorUnknown;
}
