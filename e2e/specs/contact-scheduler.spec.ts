import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Site, startSite } from '../site-process.ts';

const SCHEDULER = 'https://scheduler.example';
let folder: string;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-scheduler-'));
  const facts = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../site.json'), 'utf8'));
  facts.appointments.schedulerUrl = `${SCHEDULER}/firm/30min`;
  const file = path.join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(facts));
  cpSync(process.env.SITE_RELEASES ?? 'none', path.join(folder, 'data/releases'), { recursive: true });
  site = await startSite({ DATA_DIR: path.join(folder, 'data'), SITE_CONFIG: file });
});
test.afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The scheduler's page: it says that it is there, and books at a click. */
const calendarPage = `<button onclick="parent.postMessage({event:'calendly.event_scheduled',payload:{}},'*')">Book</button>
  <script>parent.postMessage({event:'calendly.page_height'},'*')</script>`;

async function codeFor(page: Page, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const messages = (await (await page.request.get(`${site.url}/dev/inbox.json`)).json()) as {
      to: string;
      code?: string;
    }[];
    code = messages.find(({ to }) => to === phone)?.code ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}

async function verify(page: Page, phone: string): Promise<void> {
  await page.goto(`${site.url}/contactus?tab=appointment`);
  await expect(page.getByText('the calendar of scheduler.example opens here')).toBeVisible();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify' }).click();
}

test('a configured scheduler opens after verification, 600 pixels high, and only its own word counts', async ({
  page,
  freshPhone,
}) => {
  test.slow();
  let asked = '';
  await page.route(`${SCHEDULER}/**`, (route) => {
    asked = route.request().url();
    return route.fulfill({ contentType: 'text/html', body: calendarPage });
  });
  await verify(page, freshPhone);
  const frame = page.getByTitle('Calendar for a thirty-minute meeting');
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(600);
  expect(new URL(asked).searchParams.get('utm_campaign')).toBe('appointment');
  await expect(page.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeVisible();

  await page.evaluate(() => window.postMessage({ event: 'calendly.event_scheduled', payload: {} }, '*'));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText('Your appointment is booked')).toHaveCount(0);
  await frame.contentFrame().getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('Your appointment is booked')).toBeVisible();

  // A later visit opens it on a click only.
  asked = '';
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeVisible();
  expect(asked).toBe('');
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(frame).toBeVisible();
});

test('a scheduler that cannot be reached leaves a plain link', async ({ page, context, freshPhone, problems }) => {
  test.slow();
  await page.route(`${SCHEDULER}/**`, (route) => route.abort());
  await verify(page, freshPhone);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expect(page.getByText('The calendar did not load.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the calendar in a new tab' })).toHaveAttribute(
    'href',
    /scheduler\.example/,
  );
  problems.length = 0;
});
