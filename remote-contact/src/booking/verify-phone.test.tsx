// @vitest-environment jsdom
import { act } from 'react';
import { authStore, restoreSession, signIn } from 'shared/auth';
import {
  alert,
  answer,
  answers,
  asked,
  clearAway,
  control,
  draw,
  focused,
  press,
  settle,
  type,
} from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VerifyPhone } from '#booking/verify-phone.tsx';

const onVerified = vi.fn();
const untilReady = vi.fn<() => Promise<unknown> | undefined>();
const page = (
  <SiteProvider facts={{ appointments: { minutes: 30 } } as SiteFacts} posted={undefined}>
    <VerifyPhone onVerified={onVerified} untilReady={untilReady} schedulerUrl={undefined} again={null} />
  </SiteProvider>
);
const error = () => document.querySelector('.field__error')?.textContent;
const INITIATE = 'POST /server/auth/otp/initiate';
const WAIT = [429, { message: 'A code is on its way. You can ask for another one in 29 seconds.' }] as const;
const initiated = () => asked.mock.calls.filter(([call]) => call === INITIATE);

async function askFor(challengeId: string, number = '98765 43210'): Promise<void> {
  answers[INITIATE] = [200, { challengeId, resendAfterSeconds: 0 }];
  type('phoneNumber', number);
  await press('Send code');
  await settle();
}
/** As a browser does it: the page is drawn anew, and the tab keeps what it stores. */
function reload(answered: typeof answers = {}): void {
  const stored = { ...sessionStorage };
  clearAway();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  Object.assign(answers, answered);
  draw(page);
}

beforeEach(() => {
  onVerified.mockReset();
  untilReady.mockReset();
  restoreSession();
  draw(page);
});
afterEach(() => {
  vi.useRealTimers();
  clearAway();
});

test('a number has to be given, and one that the origin refuses stands at its field', async () => {
  answers[INITIATE] = [422, { message: 'No.', fields: { phoneNumber: 'It has ten digits.' } }];
  await press('Send code');
  expect(initiated()).toHaveLength(0);
  expect(focused()).toContain('One thing to correct');
  type('phoneNumber', '98765');
  await press('Send code');
  expect(error()).toBe('It has ten digits.');
  expect(alert()).toBe('');
});

test('a code that cannot be sent says why', async () => {
  type('phoneNumber', '98765 43210');
  await press('Send code');
  expect(alert()).toContain('Try again in a few seconds.');
  expect(control('otp')).toBeUndefined();
});

test('the step names the number with its country, in groups that stay on one line', async () => {
  await askFor('first', '098765-43210');
  expect(document.querySelector('[role=status]')?.textContent).toContain('+91\u00a098765\u00a043210');
  await press('Change the number');
  expect(control('phoneNumber').value).toBe('098765-43210');
});

test('a wrong code stands at its field, which keeps the focus', async () => {
  await askFor('first');
  answers['POST /server/appointments/verify'] = [422, { message: 'No.', fields: { otp: 'Two tries are left.' } }];
  type('otp', '20x4816');
  expect(control('otp').value).toBe('204816');
  await press('Verify');
  expect(alert()).toBe('Invalid OTPTwo tries are left.');
  expect(control('otp').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(control('otp'));
});

test('a code that is too short is no try, and another code takes its error away', async () => {
  await askFor('first');
  type('otp', '20481');
  await press('Verify');
  expect(alert()).toBe('Enter the 6 digits of the code');
  expect(asked).not.toHaveBeenCalledWith('POST /server/appointments/verify', expect.anything());
  answers[INITIATE] = [200, { challengeId: 'second', resendAfterSeconds: 30 }];
  await press('Send again');
  await settle();
  expect(alert()).toBe('');
});

test('the step comes back after a reload, and its code is answered', async () => {
  await askFor('first');
  reload();
  answers['POST /server/appointments/verify'] = [
    200,
    { verification: { phone: '+91', until: '2026-11-26T10:00:00Z' } },
  ];
  type('otp', '204816');
  await press('Verify');
  expect(asked).toHaveBeenCalledWith('POST /server/appointments/verify', { challengeId: 'first', otp: '204816' });
  await settle();
  expect(onVerified).toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('who asks again by the same number gets to the code that is under way, also after a reload', async () => {
  await askFor('first');
  await press('Change the number');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/98765|43210/);
  reload();
  expect(control('phoneNumber').value).toBe('');
  answers[INITIATE] = WAIT;
  type('phoneNumber', '98765-43210');
  await press('Send code');
  expect(document.activeElement).toBe(control('otp'));
});

test('what is typed before it is known who is here stays, and its code is found', async () => {
  await askFor('first');
  await press('Change the number');
  authStore.setState({ restored: false });
  reload();
  type('phoneNumber', '98765 43210');
  // It becomes known while the origin answers.
  answers[INITIATE] = async () => {
    restoreSession();
    return answer(WAIT);
  };
  await press('Send code');
  await settle();
  expect(document.activeElement).toBe(control('otp'));
  await press('Change the number');
  expect(control('phoneNumber').value).toBe('98765 43210');
});

test('who asks by another number, or in another tab, reads that they have to wait', async () => {
  await askFor('first');
  await press('Change the number');
  answers[INITIATE] = WAIT;
  type('phoneNumber', '98765 43211');
  await press('Send code');
  expect(alert()).toContain('in 29 seconds');
  sessionStorage.clear();
  reload();
  answers[INITIATE] = WAIT;
  type('phoneNumber', '98765 43210');
  await press('Send code');
  expect(alert()).toContain('in 29 seconds');
});

test('after a reload another code is sent only to a number that was typed again', async () => {
  await askFor('first');
  reload();
  await press('Send again');
  expect(initiated()).toHaveLength(0);
  expect(control('phoneNumber').value).toBe('');
});

test('a code that is too old brings the step before it back, and nothing stays stored', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  await askFor('first');
  vi.setSystemTime(300_000);
  reload();
  expect(control('phoneNumber').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a code is answered once the proof before is forgotten, whose answer would take the new one along', async () => {
  let forgotten = (_: unknown) => {};
  untilReady.mockReturnValue(new Promise((resolve) => (forgotten = resolve)));
  answers['POST /server/appointments/verify'] = [
    200,
    { verification: { phone: '+91', until: '2026-11-26T10:00:00Z' } },
  ];
  await askFor('first');
  type('otp', '204816');
  await press('Verify');
  await settle();
  expect(asked).not.toHaveBeenCalledWith('POST /server/appointments/verify', expect.anything());
  forgotten(undefined);
  await settle();
  expect(onVerified).toHaveBeenCalled();
});

test('a code that came back is not sent again to the number of the account, which is another one', async () => {
  const userDetail = { name: 'Asha', email: 'a@example.in', mobileNumber: '9812345678', panNumber: null, savedAt: 1 };
  const contacts = { phone: null, email: 'a@example.in', waiting: null };
  const known = { 'GET /server/userDetail': [200, { userDetail, contacts }] as const };
  Object.assign(answers, known);
  act(() => signIn('token', { id: 'asha', name: 'Asha', contact: 'a@example.in' }));
  await askFor('first', '98765 43210');
  reload(known);
  await settle();
  expect(asked).toHaveBeenCalledWith('GET /server/userDetail', undefined);
  await press('Send again');
  await settle();
  expect(initiated()).toEqual([]);
  expect(control('phoneNumber')).toBeDefined();
});

test('a proof by OTPless waits until the one before is forgotten', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  untilReady.mockReturnValue(promise);
  clearAway();
  answers['GET /server/auth/options'] = [200, { channels: ['phone'], codeLength: 6, otplessAppId: 'app' }];
  answers['POST /server/appointments/verify/otpless'] = [
    200,
    { verification: { phone: '+91', until: '2026-11-26T10:00:00Z' } },
  ];
  draw(page);
  await vi.waitFor(async () => {
    await settle();
    expect(document.body.textContent).toContain('Continue with OTPless');
  });
  await press('Continue with OTPless');
  window.otpless?.({ token: 't' });
  await settle();
  expect(asked.mock.calls.map(([call]) => call)).not.toContain('POST /server/appointments/verify/otpless');
  resolve();
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalled());
});
