/** Why the origin cannot start, in words for whoever starts it: printed without a stack, exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
