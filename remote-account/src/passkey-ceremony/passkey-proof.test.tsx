// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasskeyProof } from '#passkey-ceremony/passkey-proof.tsx';

const ceremonies = vi.hoisted(() => ({ proveItIsMe: vi.fn() }));
vi.mock('#passkey-ceremony/ceremonies.ts', () => ceremonies);

const passkey = { id: '1', name: 'Chrome on Android', createdAt: '2026-11-22T10:00:00.000Z', lastUsedAt: null };
let passkeys: object[] = [];
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, passkeys, offered: false })));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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
  ceremonies.proveItIsMe.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotAllowedError' }));
  await press();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('A code works as well.');
  expect(proven).not.toHaveBeenCalled();
  ceremonies.proveItIsMe.mockResolvedValueOnce(undefined);
  await press();
  expect(proven).toHaveBeenCalledOnce();
});

test('who has none is asked for a code alone', async () => {
  passkeys = [];
  await act(async () => root.render(<PasskeyProof onProven={() => undefined} />));
  await act(async () => {});
  expect(document.body.textContent).toBe('');
});
