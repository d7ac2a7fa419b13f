import type { CDPSession, Page } from '@playwright/test';

/** The slow phone that every figure refers to: a mid-range handset on a 3G-like network. */
export const slowPhone = { width: 412, height: 823, cpu: 4, latencyMs: 150, kilobitsPerSecond: 1_440 };

/** Makes a page as slow as that phone; `cpu` may be raised for single measurements. */
export async function slowDown(page: Page, cpu = slowPhone.cpu): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (slowPhone.kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}
