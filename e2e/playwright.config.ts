import { defineConfig } from '@playwright/test';
import { NO_HIDDEN_PAGES } from '../server/src/releases/gate/chromium.ts';

// Journeys read no file of settings of whoever develops here, and neither does what they start.
process.env.ENV_FILE = 'none';

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

export default defineConfig({
  testDir: '..',
  testMatch: ['e2e/specs/*.spec.ts', 'remote-*/journeys/*.spec.ts'],
  outputDir: '../node_modules/.reports/journeys',
  globalSetup: './start-site.ts',
  // A third uses what two leave idle of two cores while a page or an origin waits.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // In a fresh context; `journey-report.mjs` tells of each, and allows few.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: [50, 100, 250] } },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Keeping what was asked for and answered costs a twentieth of every journey: `--trace on` does it for the one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What a worker fetches, no test could stand in for; `offline.slow.spec.ts` allows them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        ...['--disable-component-update', '--disable-sync', '--disable-default-apps'],
        // What it draws goes nowhere: a process of its own for that would only wait for the others.
        '--in-process-gpu',
        NO_HIDDEN_PAGES,
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop }, grepInvert: /@phone/ },
    { name: 'phone', use: { viewport: phone, hasTouch: true }, grep: /@phone/ },
    // Once more on a wide window, with `--all`: as with a tag, the name tells that it is slow.
    { name: 'desktop @slow', use: { viewport: desktop }, grep: /@phone/ },
  ],
});
