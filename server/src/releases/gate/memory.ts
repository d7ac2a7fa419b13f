import type { Page } from 'playwright-core';
import { within } from '#releases/gate/within.ts';

/** Bytes that a page may keep beyond what it keeps in the live release. */
const MORE_BYTES = 100_000_000;
const ANSWER_MS = 5_000;

/**
 * Bytes that the page's scripts keep: objects, strings and buffers. Where they are many, what could be thrown away is
 * thrown away first: it may be another page's, that the tab has shown before.
 */
export async function keptBytes(page: Page): Promise<number> {
  const session = await within(ANSWER_MS, page.context().newCDPSession(page));
  const read = async () => {
    const usage = (await within(ANSWER_MS, session.send('Runtime.getHeapUsage'))) as {
      usedSize: number;
      backingStorageSize?: number;
    };
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  };
  try {
    const bytes = await read();
    if (bytes < MORE_BYTES / 2) return bytes;
    await within(ANSWER_MS, session.send('HeapProfiler.collectGarbage'));
    return await read();
  } finally {
    // A page whose script never ends does not let go either.
    await within(ANSWER_MS, session.detach()).catch(() => {});
  }
}

/** @returns what to say of it, or null where it is about as much as in the live release */
export function describeMemory(bytes: number, live: number): string | null {
  if (bytes <= live + MORE_BYTES) return null;
  return `keeps ${Math.round(bytes / 1e6)} MB in memory, ${Math.round(live / 1e6)} MB in the live release.`;
}
