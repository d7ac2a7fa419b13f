// @vitest-environment jsdom
import { act } from 'react';
import { authStore, forgetSession, signIn } from 'shared/auth';
import { answer, answers, asked, clearAway, control, draw, press, settle, type } from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { YourData } from '#features/your-data/your-data.tsx';

const USER = { id: 'asha', name: 'Asha', contact: '•••••• 0000' };

beforeEach(() => {
  signIn('token', USER);
  history.replaceState(null, '', '/myprofile');
  // What is far down is not loaded.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  answers['POST /server/me/erasure'] = [200, { challengeId: 'c', resendAfterSeconds: 30, contact: '•••••• 0000' }];
});
afterEach(() => {
  clearAway();
  forgetSession();
  localStorage.clear();
});

/** An account whose erasure is done, where `erases`, while its answer is lost. */
function losesAnswer({ erases }: { erases: boolean }) {
  answers['DELETE /server/me'] = async () => {
    throw new TypeError('lost');
  };
  answers['POST /server/auth/refresh'] = erases
    ? [401, { message: 'User not authenticated' }]
    : [200, { token: 'next', user: USER }];
}

/** Presses a button of the dialog: the card behind it may have one of the same name. */
const pressInDialog = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find((one) => one.textContent === name)?.click(),
  );

const page = () => (
  <SiteProvider facts={{ firm: { email: 'firm@example.in' } } as SiteFacts}>
    <YourData passkeys={{ turn: 0, onChange: () => {} }} />
  </SiteProvider>
);

async function erase() {
  draw(page());
  sessionStorage.setItem('draft:welcome:asha', '{"name":"Asha"}');
  await press('Erase my account');
  await pressInDialog('Send code');
  type('otp', '123456');
  await pressInDialog('Erase my account');
  await settle();
}

const erased = () => (history.state as { usr?: unknown; state?: unknown } | null) ?? {};

test('an erasure whose answer was lost is told like any other, and leaves no draft here', async () => {
  losesAnswer({ erases: true });
  await erase();
  expect(location.pathname).toBe('/signin');
  expect(JSON.stringify(erased())).toContain('"erased":[]');
  expect(sessionStorage.getItem('draft:welcome:asha')).toBeNull();
  // The next page ends the session and tells; before that its visitor would be sent away from the telling.
  expect(authStore.getState().isAuthenticated).toBe(true);
});

test('an erasure that the origin never heard of is none: its visitor stays, signed in, and may press again', async () => {
  losesAnswer({ erases: false });
  await erase();
  expect(location.pathname).toBe('/myprofile');
  expect(document.body.textContent).toContain('Nothing was erased');
  expect(authStore.getState().token).toBe('next');
  expect(sessionStorage.getItem('draft:welcome:asha')).not.toBeNull();
});

test('while the network is away nobody can tell, and the next press asks first', async () => {
  losesAnswer({ erases: true });
  const gone = answers['POST /server/auth/refresh'] ?? [401, {}];
  answers['POST /server/auth/refresh'] = async () => {
    throw new TypeError('away');
  };
  await erase();
  expect(location.pathname).toBe('/myprofile');
  answers['POST /server/auth/refresh'] = typeof gone === 'function' ? gone : async () => answer(gone);
  asked.mockClear();
  type('otp', '123456');
  await pressInDialog('Erase my account');
  await settle();
  expect(location.pathname).toBe('/signin');
  expect(asked.mock.calls.map(([called]) => called)).toEqual(['POST /server/auth/refresh']);
  expect(control('otp')).toBeDefined();
});

test('a code that confirms a download goes with the session that asked for it', async () => {
  answers['GET /server/me/export'] = [403, { message: 'Confirm it is you', fields: { proof: 'needed' } }];
  answers['POST /server/auth/step-up'] = [
    200,
    { next: 'verify', challengeId: 'c', resendAfterSeconds: 30, contact: '•••••• 0000' },
  ];
  draw(page());
  await press('Download my data');
  await pressInDialog('Send code');
  expect(Object.keys(sessionStorage)).toContain('draft:code:step-up:asha');
  answers['POST /server/auth/step-up'] = [401, { message: 'User not authenticated' }];
  answers['POST /server/auth/refresh'] = [401, { message: 'User not authenticated' }];
  type('otp', '123456');
  await pressInDialog('Confirm');
  await settle();
  expect(location.pathname).toBe('/signin');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:code:'))).toEqual([]);
});
