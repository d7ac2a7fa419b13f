import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { keptBytes } from '#releases/gate/browser-page.ts';

const never = new Promise<never>(() => {});

test('a page whose script never ends holds nobody up', async () => {
  vi.useFakeTimers();
  const session = { send: () => never, detach: () => never };
  const page = { context: () => ({ newCDPSession: () => Promise.resolve(session) }) } as unknown as Page;
  const asked = expect(keptBytes(page)).rejects.toThrow('It does not answer.');
  await vi.advanceTimersByTimeAsync(20_000);
  await asked;
});
