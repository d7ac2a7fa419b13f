import { ApiError } from 'shared/api';
import { authStore } from 'shared/auth';

/**
 * Asks again as a visitor when the session turns out to have ended: the call has forgotten it by then, and an ended session
 * says nothing about what a visitor may do. Not where another tab has signed somebody else in: it would go out as theirs.
 */
export async function asWhoever<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && authStore.getState().token === null) return ask();
    throw error;
  }
}
