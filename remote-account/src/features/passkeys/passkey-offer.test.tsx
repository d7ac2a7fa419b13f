// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'shared/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasskeyOffer } from '#features/passkeys/passkey-offer.tsx';

const answers: Record<string, [status: number, body: object]> = {};
const asked = vi.fn();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked(path);
    const [status, body] = answers[path] ?? [503, { success: false, message: 'Try again in a few seconds.' }];
    return new Response(JSON.stringify(body), { status });
  });
  // jsdom knows the element, but not how to open it.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  answers['/server/passkeys'] = [200, { success: true, passkeys: [], offered: true }];
  answers['/server/passkeys/offer/end'] = [200, { success: true }];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  asked.mockClear();
});

async function show(): Promise<void> {
  await act(async () =>
    root.render(
      <BrowserRouter>
        <PasskeyOffer />
      </BrowserRouter>,
    ),
  );
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/server/passkeys'), 20_000);
  await act(async () => {});
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());

test('it goes away for good when it is put away', async () => {
  await show();
  await vi.waitFor(() => expect(button('Add a passkey')).toBeDefined(), 20_000);
  await press('Do not offer again');
  await vi.waitFor(() => expect(document.body.textContent).toBe(''), 20_000);
  expect(asked).toHaveBeenLastCalledWith('/server/passkeys/offer/end');
});

test('it stays, and says so, when it cannot be put away', async () => {
  delete answers['/server/passkeys/offer/end'];
  await show();
  await vi.waitFor(() => expect(button('Do not offer again')).toBeDefined(), 20_000);
  await press('Do not offer again');
  await vi.waitFor(
    () => expect(document.querySelector('[role=alert]')?.textContent).toContain('The offer could not be put away'),
    20_000,
  );
  expect(button('Add a passkey')).toBeDefined();
});

test('who has not proven lately who they are is asked for a fresh code in place', async () => {
  const message = 'Confirm that it is you: this needs a fresh code.';
  answers['/server/passkeys/initiate'] = [403, { success: false, message, fields: { proof: message } }];
  await show();
  await vi.waitFor(() => expect(button('Add a passkey')).toBeDefined(), 20_000);
  await press('Add a passkey');
  await vi.waitFor(
    () => expect(document.querySelector('dialog')?.textContent).toContain('Confirm that it is you'),
    20_000,
  );
  await press('Not now');
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain(message), 20_000);
});

test.each([
  [
    'it is not to be made',
    () => Object.assign(answers, { '/server/passkeys': [200, { success: true, passkeys: [], offered: false }] }),
  ],
  ['it cannot be loaded', () => delete answers['/server/passkeys']],
  ['the browser keeps no passkeys', () => vi.stubGlobal('PublicKeyCredential', undefined)],
])('there is no offer where %s', async (_, change) => {
  change();
  await show();
  expect(document.body.textContent).toBe('');
});
