import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { type Site, startSite } from '../site-process.ts';

// An origin of its own, whose thresholds one request reaches.
let site: Site;
let dataDir: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-many-requests-'));
  const releases = process.env.SITE_RELEASES;
  site = await startSite({
    ...{ DATA_DIR: dataDir, OTP_LIMIT_PER_CLIENT: '1', FORM_LIMIT_PER_CLIENT: '1' },
    ...(releases !== undefined && { RELEASES_DIR: releases }),
  });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('once many requests come in, a worker of the browser does some work first and the visitor goes on', async ({
  page,
  freshPhone,
  problems,
}) => {
  const spent = await page.request.post(`${site.url}/server/auth/otp/initiate`, { data: { email: 'a@example.in' } });
  expect(spent.status()).toBe(200);
  const refused = await page.request.post(`${site.url}/server/auth/otp/initiate`, { data: { email: 'b@example.in' } });
  expect(refused.status()).toBe(429);

  await page.goto(`${site.url}/signin`);
  await page.getByLabel('Mobile number').fill(freshPhone);
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Send code' }).click();
  expect((await worker).url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/r\/shell\/.*\/puzzle-worker\.js$/);
  await expect(page.getByLabel('One-time code')).toBeVisible();
  // Chromium itself notes the first answer, a 429, and nothing else may stand there.
  expect(problems).toEqual([expect.stringContaining('429')]);
  problems.length = 0;
});
