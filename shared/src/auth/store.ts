import { createStore } from 'zustand/vanilla';
import type { User } from '#contract/identity.ts';

export interface AuthState {
  isAuthenticated: boolean;
  user: User | null;
  token: string | null;
  /** False on the server and until the browser's storage was read, so that no page flashes the wrong state. */
  restored: boolean;
}

const signedOut = { isAuthenticated: false, user: null, token: null } as const;

/** The only global store of the site. It knows nothing of React; `useAuth` is its binding. */
export const authStore = createStore<AuthState>(() => ({ ...signedOut, restored: false }));

/** Starts a session in every part of the page, and stores `token` and `user` for the next load. */
export function signIn(token: string, user: User): void {
  write('token', token);
  write('user', JSON.stringify(user));
  authStore.setState({ isAuthenticated: true, user, token, restored: true });
}

/** Forgets the session here; ending it on the server is the caller's part. */
export function forgetSession(): void {
  write('token', null);
  write('user', null);
  authStore.setState({ ...signedOut, restored: true });
}

/** Reads `token` and `user` from the browser's storage; anything malformed counts as signed out. */
export function restoreSession(): void {
  const token = read('token');
  const user = parseUser(read('user'));
  authStore.setState(
    token !== null && user !== null
      ? { isAuthenticated: true, user, token, restored: true }
      : { ...signedOut, restored: true },
  );
}

/** Told when somebody has left this page by another tab. */
let onLeft = () => {};

/**
 * Signs in or out here when another tab of this browser does: nobody's name stays on a screen that they have left, also
 * not on one that slept meanwhile, in the background or behind "back".
 *
 * @param onSignedOut told after another tab has signed out, or somebody else in
 */
export function followOtherTabs(onSignedOut: () => void): void {
  onLeft = onSignedOut;
  addEventListener('storage', followStored);
  addEventListener('pageshow', ({ persisted }) => persisted && isStorageOpen() && followStored());
}

/** A token that was merely renewed is taken over by the next call that needs it: `adoptSession`. */
function followStored(): void {
  const { user } = authStore.getState();
  const now = read('token') === null ? null : parseUser(read('user'));
  if (now?.id === user?.id) return;
  restoreSession();
  if (user !== null) onLeft();
}

/**
 * Takes over a session that another tab of this browser has stored since.
 *
 * @returns `same` for a newer one of the same person, `other` where somebody else is signed in by now, null without any
 */
export function adoptSession(): 'same' | 'other' | null {
  const token = read('token');
  const user = parseUser(read('user'));
  const before = authStore.getState();
  if (token === null || user === null || token === before.token) return null;
  return takeOver(token, user);
}

/** Goes on with a session as another tab, or the origin, has it now. @returns whether it is that of the same person */
export function takeOver(token: string, user: User): 'same' | 'other' {
  const { user: before } = authStore.getState();
  signIn(token, user);
  if (before === null || before.id === user.id) return 'same';
  onLeft();
  return 'other';
}

function parseUser(json: string | null): User | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, contact } = value as Record<string, unknown>;
  return typeof id === 'string' && (name === null || typeof name === 'string') && typeof contact === 'string';
}

// Storage can be forbidden altogether (private windows, embedded pages): the session then lives as long as the page.
function isStorageOpen(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above: nothing to keep it in.
  }
}
