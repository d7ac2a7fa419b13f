import { ApiError } from 'shared/api';
import { authStore, signIn } from 'shared/auth';
import { afterEach, expect, test, vi } from 'vitest';
import { asWhoever } from '#forms/as-whoever.ts';

const nobody = { isAuthenticated: false, user: null, token: null };
afterEach(() => authStore.setState(nobody));

const ended = new ApiError('Sign in again.', 401);
const asha = { id: 'asha', name: 'Asha', contact: 'asha@example.in' };

test('where a session has ended a visitor asks once more', async () => {
  const ask = vi.fn().mockRejectedValueOnce(ended).mockResolvedValue('answered');
  expect(await asWhoever(ask)).toBe('answered');
});

test('nothing is asked once more in the name of somebody who has signed in meanwhile', async () => {
  const ask = vi.fn(async () => {
    signIn('token', asha);
    throw ended;
  });
  await expect(asWhoever(ask)).rejects.toBe(ended);
  expect(ask).toHaveBeenCalledTimes(1);
});
