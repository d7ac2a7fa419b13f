// @vitest-environment jsdom
import { alert, answers, asked, clearAway, control, draw, focused, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeStep } from '#booking/code-step.tsx';
import { NumberStep } from '#booking/number-step.tsx';

const onSent = vi.fn();
const onVerified = vi.fn();
const sent = { challengeId: 'first', phoneNumber: '98765 43210', resendAfterSeconds: 0 };
const number = <NumberStep phoneNumber="" onSent={onSent} />;
const code = <CodeStep sent={sent} onVerified={onVerified} onSent={onSent} onStartOver={() => {}} />;
const error = () => document.querySelector('.field__error')?.textContent;

beforeEach(() => {
  onSent.mockReset();
  onVerified.mockReset();
});
afterEach(clearAway);

test('a number has to be given, and one that the origin refuses stands at its field', async () => {
  answers['POST /server/auth/otp/initiate'] = [422, { message: 'No.', fields: { phoneNumber: 'It has ten digits.' } }];
  draw(number);
  await press('Send code');
  expect(asked).not.toHaveBeenCalled();
  expect(focused()).toContain('One thing to correct');
  type('phoneNumber', '98765');
  await press('Send code');
  expect(error()).toBe('It has ten digits.');
  expect(alert()).toBe('');
});

test('a code that cannot be sent says why', async () => {
  draw(number);
  type('phoneNumber', '98765 43210');
  await press('Send code');
  expect(alert()).toContain('Try again in a few seconds.');
  expect(onSent).not.toHaveBeenCalled();
});

test('a wrong code stands at its field, which keeps the focus', async () => {
  answers['POST /server/appointments/verify'] = [422, { message: 'No.', fields: { otp: 'Two tries are left.' } }];
  draw(code);
  type('otp', '20x4816');
  expect(control('otp').value).toBe('204816');
  await press('Verify');
  expect(error()).toContain('Two tries are left.');
  expect(document.activeElement).toBe(control('otp'));
});

test('another code takes the error of the last one away', async () => {
  draw(code);
  await press('Verify');
  expect(error()).toBe('Enter the code that we sent you.');
  answers['POST /server/auth/otp/initiate'] = [200, { challengeId: 'second', resendAfterSeconds: 30 }];
  await press('Send again');
  await settle();
  expect(onSent).toHaveBeenCalledWith({ ...sent, success: true, challengeId: 'second', resendAfterSeconds: 30 });
  expect(error()).toBeUndefined();
});
