// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { CodeForm } from '#forms/code-form.tsx';
import { alert, clearAway, control, draw, press, redraw, type } from '#forms/form-fixture.tsx';
import type { Refusal } from '#forms/use-action.ts';

const onSubmit = vi.fn<(otp: string) => Promise<Refusal | undefined>>();
const onResend = vi.fn<() => Promise<Refusal | undefined>>();
const form = (challengeId = 'first', more = {}) => (
  <CodeForm
    code={{ challengeId, sentTo: 'asha@example.com', step: '', digits: 6, resendAt: 0, expiresAt: 0 }}
    submitLabel="Verify"
    onSubmit={onSubmit}
    onResend={onResend}
    {...more}
  />
);
const wrong: Refusal = { title: 'Invalid OTP', text: 'The code is wrong.', field: 'otp' };

afterEach(() => {
  clearAway();
  onSubmit.mockReset();
  onResend.mockReset();
});

test('a code that is too short is not sent', async () => {
  draw(form());
  type('otp', '20481');
  await press('Verify');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(alert()).toBe('Enter the 6 digits of the code');
  expect(document.activeElement).toBe(control('otp'));
});

test('a pasted message is its digits, and a wrong code stays, marked, to be typed over', async () => {
  onSubmit.mockResolvedValue(wrong);
  draw(form());
  type('otp', '२०४\u200b-816');
  await press('Verify');
  expect(onSubmit).toHaveBeenCalledWith('204816');
  const field = control('otp');
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['204816', 0, 6]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(wrong.text);
});

test('another code takes back what was said of the last one', async () => {
  onSubmit.mockResolvedValue(wrong);
  onResend.mockResolvedValue(undefined);
  draw(form());
  type('otp', '204816');
  await press('Verify');
  await press('Send again');
  redraw(form('second'));
  expect(alert()).toBe('');
  expect(control('otp').value).toBe('');
  expect(document.activeElement).toBe(control('otp'));
});

test('what a browser without scripts has posted is said until the next code is sent', async () => {
  draw(form('first', { postedFailure: wrong }));
  expect(alert()).toBe('Invalid OTPThe code is wrong.');
  type('otp', '204816');
  await press('Verify');
  expect(alert()).toBe('');
});
