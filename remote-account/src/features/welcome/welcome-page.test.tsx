// @vitest-environment jsdom
import { signIn } from 'shared/auth';
import { answers, clearAway, control, draw, press, settle } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WelcomePage from '#features/welcome/welcome-page.tsx';

beforeEach(() => {
  signIn('token', { id: 'asha', name: '', contact: 'asha@example.com' } as Parameters<typeof signIn>[1]);
});
afterEach(clearAway);

const details = { name: 'Asha Rao', panNumber: 'XXXXX1234L', email: 'asha@example.com', mobileNumber: '98765 43210' };

test('nothing can be saved over details that could not be loaded, and no consent is answered unseen', async () => {
  draw(<WelcomePage />);
  await settle();
  expect(document.body.textContent).toContain('Failed to fetch user details');
  expect([control('name'), control('newsletter')]).toEqual([undefined, undefined]);
  const contacts = { phone: null, email: null, waiting: null };
  answers['GET /server/userDetail'] = [200, { userDetail: details, contacts }];
  await press('Retry');
  await settle();
  expect(control('email').value).toBe('asha@example.com');
  expect(control('newsletter')).toBeUndefined();
});
