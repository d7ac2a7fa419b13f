// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authStore, followOtherTabs, forgetSession, signIn } from '#auth/store.ts';

const asha = { id: 'asha', name: null, contact: 'a…@example.in' };
const ravi = { id: 'ravi', name: null, contact: 'r…@example.in' };
const left = vi.fn<() => void>();

beforeAll(() => followOtherTabs(left));
beforeEach(() => {
  left.mockClear();
  signIn('hers', asha);
});
afterEach(() => forgetSession());

/** Another tab of the browser signs in, as far as this one can see. */
function elsewhere(token: string, user: typeof asha): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
}
const wake = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const who = () => authStore.getState().user?.id ?? null;

test('a tab beside one in which somebody else signs in is theirs from then on', () => {
  elsewhere('his', ravi);
  dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  expect([who(), left.mock.calls.length]).toEqual(['ravi', 1]);
});

test.each([
  ['somebody else is signed in', () => elsewhere('his', ravi), 'ravi', 1],
  ['nobody is signed in any more', () => localStorage.clear(), null, 1],
  ['the token was merely renewed', () => elsewhere('newer', asha), 'asha', 0],
])('a page that comes back out of the memory of "back" looks whose it is: %s', (_, change, person, told) => {
  change();
  wake(false);
  expect(who()).toBe('asha');
  wake(true);
  expect([who(), left.mock.calls.length]).toEqual([person, told]);
});

test('where nothing can be stored a page that comes back keeps its session', () => {
  const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('denied');
  });
  wake(true);
  closed.mockRestore();
  expect(who()).toBe('asha');
});
