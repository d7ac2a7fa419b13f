import { ApiError } from 'shared/api';

/** By the names that browsers give to what went wrong, as the Web Authentication API lists them. */
const problems: Readonly<Record<string, string>> = {
  NotAllowedError: 'It was cancelled or took too long.',
  AbortError: 'It was cancelled or took too long.',
  InvalidStateError: 'This device has a passkey for your account already.',
  ConstraintError: 'This device has no screen lock, fingerprint or face set up, which a passkey needs.',
  NotSupportedError: 'This device cannot make a passkey.',
  SecurityError: 'Passkeys do not work at this address of the site.',
};

/** What went wrong with a passkey, in the visitor's words. */
export function passkeyProblem(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const name = error instanceof Error ? error.name : '';
  return problems[name] ?? 'Something went wrong here. Please try again.';
}
