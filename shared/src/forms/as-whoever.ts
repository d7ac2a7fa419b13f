import { ApiError } from 'shared/api';

/**
 * Asks again as a visitor when the session turns out to have ended: the call has forgotten it by then, and an ended session
 * says nothing about what a visitor may do.
 */
export async function asWhoever<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return ask();
    throw error;
  }
}
