// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { forgetSession, signIn } from 'shared/auth';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from '#forms/use-draft.ts';

const person = (id: string) => ({ id, name: null, contact: '' });
let root: Root | undefined;
let type: (text: string) => void = () => {};

function Question() {
  const [{ message }, set] = useDraft('query', { message: '' });
  type = (text) => set({ message: text });
  return <p>{message}</p>;
}

/** The form on a page that was just opened. */
async function open(): Promise<void> {
  await act(async () => root?.unmount());
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root?.render(<Question />));
}
const shown = () => document.querySelector('p')?.textContent;
const signsIn = (id: string) => act(async () => signIn(id, person(id)));

afterEach(async () => {
  await act(async () => forgetSession());
  sessionStorage.clear();
});

test('what a visitor has typed comes along over the sign-in', async () => {
  await open();
  await act(async () => type('About my SIP'));
  await signsIn('asha');
  await open();
  expect(shown()).toBe('About my SIP');
});

test('what somebody typed while signed in is theirs: nobody else gets it, and they do again', async () => {
  await signsIn('asha');
  await open();
  await act(async () => type('About my SIP'));
  await act(async () => forgetSession());
  expect(shown()).toBe('About my SIP');
  await open();
  expect(shown()).toBe('');
  await signsIn('ravi');
  await open();
  expect(shown()).toBe('');
  await signsIn('asha');
  await open();
  expect(shown()).toBe('About my SIP');
});

test('a form that stays open is empty for whoever signs in after somebody else', async () => {
  await signsIn('asha');
  await open();
  await act(async () => type('About my SIP'));
  await signsIn('ravi');
  expect(shown()).toBe('');
});
