import { existsSync } from 'node:fs';

const places = [
  // The same browser without its windows: starts faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Keeps Chromium from running a page of its own beside each window, for suggestions below an address bar that nobody sees:
 * they cost as much as the pages that are looked at. Nor does it start a process ahead for a next page. Chromium takes the last list only, so Playwright's own (1.65,
 * `chromiumSwitches`) is repeated.
 */
export const NO_HIDDEN_PAGES = `--disable-features=${[
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'SpareRendererForSitePerProcess',
]}`;

/** @throws Error that says what to install, or to leave out, when there is no Chromium */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...places].find((place) => place !== '' && existsSync(place));
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found for the smoke check. Install it (Debian: apt-get install chromium-headless-shell, or chromium), name it in CHROMIUM_PATH, or pass --without-smoke.',
  );
}
