// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasskeyProof } from '#passkey-ceremony/passkey-proof.tsx';

/** What the browser's authenticator does when it is asked; jsdom has none. */
const ask = vi.fn();
const credential = {
  id: 'AQ',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: null },
  getClientExtensionResults: () => ({}),
};
const sent: Record<string, unknown> = {};
const passkey = { id: '1', name: 'Chrome on Android', createdAt: '2026-11-22T10:00:00.000Z', lastUsedAt: null };
let passkeys: object[] = [];
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: ask } });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent[path] = body;
    const ceremony = { ceremony: 'c1', options: { challenge: 'AQ' } };
    return new Response(JSON.stringify({ success: true, passkeys, offered: false, ...ceremony }));
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function bytes(): ArrayBuffer {
  return new Uint8Array([2]).buffer;
}
const button = () => document.querySelector('button');
async function press(): Promise<void> {
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull(), 20_000);
}

test('a passkey confirms who it is; one that was not shown does not', async () => {
  passkeys = [passkey];
  const proven = vi.fn();
  await act(async () => root.render(<PasskeyProof onProven={proven} />));
  await vi.waitFor(() => expect(button()?.textContent).toBe('Use a passkey'), 20_000);
  ask.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('A code works as well.');
  expect(proven).not.toHaveBeenCalled();
  ask.mockResolvedValueOnce(credential);
  await press();
  expect(proven).toHaveBeenCalledOnce();
  expect(sent['/server/auth/passkey/proof']).toContain('"ceremony":"c1","credential":{"id":"AQ"');
});

test('who has none is asked for a code alone', async () => {
  passkeys = [];
  await act(async () => root.render(<PasskeyProof onProven={() => undefined} />));
  await act(async () => {});
  expect(document.body.textContent).toBe('');
});
