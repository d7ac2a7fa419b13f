// @vitest-environment jsdom
import { signIn } from 'shared/auth';
import { alert, answers, asked, clearAway, control, draw, focused, press, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DetailsForm } from '#features/welcome/details-form.tsx';

const nobody = { name: '', email: '', phone: '' };

beforeEach(() => {
  // jsdom knows the element, but not how to open it.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  signIn('token', { id: 'asha', name: '', contact: 'asha@example.com' } as Parameters<typeof signIn>[1]);
});
afterEach(clearAway);

function fill(): void {
  type('name', 'Asha Rao');
  type('email', 'asha@example.com');
  type('mobileNumber', '98765 43210');
}
const saved = () => asked.mock.calls.filter(([call]) => call.endsWith('/server/userDetail'));

test('what is missing is named together with the age, and nothing is sent', async () => {
  draw(<DetailsForm saved={null} known={nobody} asksAge />);
  type('name', 'Asha Rao');
  await press('Save');
  expect(focused()).toContain('3 things to correct');
  expect(focused()).toContain('Age');
  expect(asked).not.toHaveBeenCalled();
});

test('where no PAN is known, an empty one is left out', async () => {
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} />);
  fill();
  await press('Save');
  expect(saved()).toHaveLength(1);
  expect(saved()[0]?.[1]).not.toHaveProperty('panNumber');
});

test('what the origin refuses stands at its field and beside the button; what was typed stays', async () => {
  answers['POST /server/userDetail'] = [
    422,
    { message: 'Please correct the fields.', fields: { email: 'Somebody else uses it.' } },
  ];
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} />);
  fill();
  await press('Save');
  expect(focused()).toContain('Email: Somebody else uses it.');
  expect(alert()).toBe('Failed to save dataPlease correct the fields.');
  expect([control('name').value, control('mobileNumber').value]).toEqual(['Asha Rao', '98765 43210']);
});

test('PAN and number never reach the browser’s storage', () => {
  draw(<DetailsForm saved={null} known={nobody} asksAge={false} />);
  fill();
  type('panNumber', 'ABCPK1234L');
  const stored = JSON.stringify(Object.values(sessionStorage));
  expect(stored).toContain('Asha Rao');
  expect(stored).not.toMatch(/ABCPK1234L|98765/);
});

test('the address that somebody has signed in by stands there, until another one is typed', () => {
  draw(<DetailsForm saved={null} known={{ ...nobody, email: 'asha@example.com' }} asksAge={false} />);
  expect(control('email').value).toBe('asha@example.com');
  type('email', 'other@example.com');
  expect(control('email').value).toBe('other@example.com');
});
