import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '#browser.mjs';

/** How every browser of the benchmark is started: nothing of its own goes over the network while it is measured. */
export const browserArguments = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--disable-default-apps', '--no-first-run'],
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
