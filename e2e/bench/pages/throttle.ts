import type { Browser, CDPSession, Page } from '@playwright/test';

/** The slow phone that every figure refers to: a mid-range handset on a 3G-like network. */
const slowPhone = { width: 412, height: 823, cpu: 4, latencyMs: 150, kilobitsPerSecond: 1_440 };

/** A page with an empty cache, as large as the phone's screen. */
export async function openPage(browser: Browser): Promise<Page> {
  const viewport = { width: slowPhone.width, height: slowPhone.height };
  const context = await browser.newContext({ viewport, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  return context.newPage();
}

/** Makes a page as slow as that phone: its network and its processor. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (slowPhone.kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  return session;
}
