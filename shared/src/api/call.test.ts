import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#api/call.ts';
import { authStore, forgetSession, signIn } from '#auth/store.ts';
import { getProfile } from '#contract/profile.ts';
import { messages } from '#messages.en.ts';

const user = { id: 'u', name: null, contact: 'a…@example.in' };
const profile = { success: true, profile: null };
const refused = { success: false, message: 'User not authenticated' };

const storage = new Map<string, string>();
let calls: { path: string; token: string | null }[] = [];
let answers: Record<string, (token: string | null) => [status: number, body: unknown]> = {};

beforeEach(() => {
  storage.clear();
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: { headers: Record<string, string> }) => {
    const token = init.headers.authorization?.slice('Bearer '.length) ?? null;
    calls.push({ path, token });
    const [status, body] = answers[path]?.(token) ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
  answers = {
    '/server/profile': (token) => (token === 'new' ? [200, profile] : [401, refused]),
    '/server/auth/refresh': () => [200, { success: true, token: 'new', user }],
  };
  signIn('old', user);
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

const renewals = () => calls.filter(({ path }) => path === '/server/auth/refresh').length;

test('an expired session is renewed once for all calls that find it expired', async () => {
  const both = await Promise.all([call(getProfile), call(getProfile)]);
  expect(both).toEqual([profile, profile]);
  expect(renewals()).toBe(1);
  expect(storage.get('token')).toBe('new');
});

test('a renewal that another tab made first is taken over instead of spending the cookie twice', async () => {
  storage.set('token', 'new');
  expect(await call(getProfile)).toEqual(profile);
  expect(renewals()).toBe(0);
  expect(authStore.getState().token).toBe('new');
});

test.each([
  [
    'in another tab',
    () => {
      storage.set('token', 'new');
      storage.set('user', JSON.stringify({ ...user, id: 'other' }));
    },
  ],
  [
    'with the cookie that renews',
    () => {
      answers['/server/auth/refresh'] = () => [200, { success: true, token: 'new', user: { ...user, id: 'other' } }];
    },
  ],
])('what one person sends never goes out under somebody else, who has signed in %s', async (_, signInOther) => {
  signInOther();
  await expect(call(getProfile)).rejects.toMatchObject({ status: 401 });
  expect(calls.filter(({ path }) => path === '/server/profile')).toEqual([{ path: '/server/profile', token: 'old' }]);
  expect(authStore.getState().user?.id).toBe('other');
});

test('tabs take turns', async () => {
  const request = vi.fn((_name: string, work: () => Promise<boolean>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  await call(getProfile);
  expect(request).toHaveBeenCalledWith('session-renewal', expect.any(Function));
});

test('a session that cannot be renewed ends here, and the call says so', async () => {
  answers['/server/auth/refresh'] = () => [401, refused];
  await expect(call(getProfile)).rejects.toMatchObject({ status: 401, message: 'User not authenticated' });
  expect(authStore.getState()).toMatchObject({ isAuthenticated: false, token: null });
  expect(storage.has('token')).toBe(false);
});

test.each<[string, () => [number, object], number, string]>([
  ['the origin is too busy', () => [503, { success: false, message: 'Please try again' }], 503, 'Please try again'],
  [
    'the network is away',
    () => {
      throw new TypeError('Failed to fetch');
    },
    0,
    messages.errorNoAnswer,
  ],
])('a renewal for which %s signs nobody out, and is the failure of the call', async (_, renewed, status, message) => {
  answers['/server/auth/refresh'] = renewed;
  await expect(call(getProfile)).rejects.toMatchObject({ status, message });
  expect(authStore.getState().isAuthenticated).toBe(true);
  answers['/server/auth/refresh'] = () => [200, { success: true, token: 'new', user }];
  expect(await call(getProfile)).toEqual(profile);
});
