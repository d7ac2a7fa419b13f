// @vitest-environment jsdom
import { authStore } from 'shared/auth';
import { answers, asked, clearAway, draw, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PhoneDialog } from '#features/contact-change/phone-dialog.tsx';

const CHANGE = 'POST /server/phone';
const page = <PhoneDialog open onClose={() => {}} onChanged={() => {}} />;
const nobody = { isAuthenticated: false, user: null, token: null };

beforeEach(() => {
  const user = { id: 'asha', name: 'Asha', contact: '+919812345678' };
  authStore.setState({ isAuthenticated: true, user, token: 'token', restored: true });
});
afterEach(() => {
  clearAway();
  authStore.setState(nobody);
});

test('who has lost the old number says so once, also where the new one has to be typed again after a reload', async () => {
  const code = { next: 'prove-old', challengeId: 'first', resendAfterSeconds: 0, contact: '•••••• 5678' };
  answers[CHANGE] = [200, code];
  draw(page);
  type('newPhoneNumber', '98765 43210');
  await press('Send code');
  await settle();
  const stored = { ...sessionStorage };
  clearAway();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  answers[CHANGE] = [200, code];
  draw(page);
  await settle();
  await press('I no longer have this number');
  type('newPhoneNumber', '98765 43210');
  await press('Send code');
  await settle();
  expect(asked).toHaveBeenLastCalledWith(CHANGE, { step: 'start', phoneNumber: '98765 43210', lost: true });
});
