import { messages } from '#messages.en.ts';
/**
 * A signal that aborts after so many milliseconds, and as soon as `signal` does. `AbortSignal.timeout` and
 * `AbortSignal.any` do the same, but the oldest promised browsers lack both.
 *
 * @param limitMs milliseconds until it aborts with a `TimeoutError`
 * @param signal another reason to abort, which is passed on
 */
export function timeLimit(limitMs: number, signal?: AbortSignal): AbortSignal {
  const limited = new AbortController();
  if (signal?.aborted === true) {
    limited.abort(signal.reason);
    return limited.signal;
  }
  const passOn = () => limited.abort(signal?.reason);
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', passOn);
    limited.abort(new DOMException(messages.errorTimeLimit, 'TimeoutError'));
  }, limitMs);
  signal?.addEventListener('abort', passOn, { once: true });
  limited.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return limited.signal;
}
