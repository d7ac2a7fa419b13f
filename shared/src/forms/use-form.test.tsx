// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ApiError } from 'shared/api';
import type { Posted } from 'shared/site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { Field } from '#forms/field.tsx';
import { RefusalNotice } from '#forms/refusal-notice.tsx';
import { useForm } from '#forms/use-form.ts';
import { useValues } from '#forms/use-values.ts';

const schema = z.object({ name: z.string().trim().min(1, 'Enter your name.'), city: z.string() });
const send = vi.fn<(data: z.output<typeof schema>) => Promise<void>>();

function Form({ posted }: { posted?: Posted }) {
  const form = useForm({
    labels: { name: 'Name', city: 'City' },
    values: useValues({ name: '', city: '' }),
    check: (values) => schema.safeParse(values),
    send,
    posted,
  });
  return (
    <form {...form.props}>
      <ErrorSummary {...form.summary} />
      <Field {...form.field('name')} />
      <Field {...form.field('city')} />
      <RefusalNotice title="Failed to save data" refusal={form.refusal} />
      <button type="submit">{form.busy ? 'Saving' : 'Save'}</button>
    </form>
  );
}

let root: Root;
const show = (posted?: Posted) => act(() => root.render(<Form {...(posted && { posted })} />));
const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const press = () => act(async () => document.querySelector('button')?.click());
const text = () => document.body.textContent;

/** As a browser does it: React hears of it by the event. */
function type(name: string, value: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    set?.call(control(name), value);
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  send.mockReset().mockResolvedValue();
});
afterEach(() => act(() => root.unmount()));

test('a browser without scripts posts it', () => {
  show();
  expect(document.querySelector('form')?.method).toBe('post');
});

test('what is wrong is said once Submit was pressed, at its field and in the summary, which takes the focus', async () => {
  show();
  type('name', ' ');
  expect(text()).not.toContain('Enter your name.');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(control('name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement?.textContent).toBe('One thing to correctName: Enter your name.');
  expect(control('name').value).toBe(' ');
});

test('the checked values are sent, once for a double click', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show();
  type('name', ' Asha ');
  await act(async () => {
    document.querySelector('button')?.click();
    document.querySelector('button')?.click();
  });
  expect(send.mock.calls).toEqual([[{ name: 'Asha', city: '' }]]);
  expect(text()).toContain('Saving');
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(text()).toContain('Save');
});

test('what stands in a field counts, even where no event has told of it', async () => {
  show();
  control('name').value = 'Asha';
  await press();
  expect(send).toHaveBeenCalledWith({ name: 'Asha', city: '' });
  expect(control('name').value).toBe('Asha');
});

test('what the origin refuses stands at its field, and the next attempt takes it back', async () => {
  send.mockRejectedValueOnce(new ApiError('The details are not complete.', 422, { city: 'Enter a city.' }));
  show();
  type('name', 'Asha');
  await press();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Failed to save dataThe details are not complete.');
  expect(document.activeElement?.textContent).toContain('City: Enter a city.');
  expect(control('name').value).toBe('Asha');
  await press();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(control('city').getAttribute('aria-invalid')).toBeNull();
});

test('an error that is no answer is said in plain words, and the form can be sent again', async () => {
  send.mockRejectedValueOnce(new TypeError('x is not a function'));
  show();
  type('name', 'Asha');
  await press();
  expect(text()).toContain('Something went wrong here. Please try again.');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('what was posted without scripts was an attempt: its errors stand there and take the focus', () => {
  show({ form: 'x', values: {}, errors: { name: 'Enter your name.' }, message: 'Nothing was saved.' });
  expect(document.activeElement?.textContent).toContain('Name: Enter your name.');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Nothing was saved.');
});
