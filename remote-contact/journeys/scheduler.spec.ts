import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { inboxAddress } from 'e2e/inbox-address';
import { type Site, startSite } from 'e2e/site-process';
import { fillBooking, freeTimes } from '#journeys/contact-steps.ts';

// No call leaves this machine: every test answers for this host, or does not.
const SCHEDULER = 'https://calendly.com';
let folder: string;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-scheduler-'));
  const facts = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../site.json'), 'utf8'));
  // Their files stand beside the sample's own.
  delete facts.typeface;
  for (const leader of facts.about.leaders) delete leader.portrait;
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
    const messages = (await (await page.request.get(inboxAddress(site.url))).json()) as {
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
  await expect(page.getByText('the calendar of calendly.com opens here')).toBeVisible();
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await codeFor(page, phone));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('One-time code')).toHaveCount(0);
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

/** What the visitor is offered once the scheduler has failed. */
async function expectOtherWays(page: Page): Promise<void> {
  await expect(page.getByText('The calendar of calendly.com did not load.')).toBeVisible();
  await expect(page.getByTitle('Calendar for a thirty-minute meeting')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the calendar in a new tab' })).toHaveAttribute(
    'href',
    /^https:\/\/calendly\.com\/firm\/30min/,
  );
}

test('a scheduler that never answers is given up, and our own slots book instead', async ({ page, freshPhone }) => {
  test.slow();
  let answers = false;
  await page.route(`${SCHEDULER}/**`, (route) => {
    // Without an answer the frame waits as for a server that is gone.
    if (answers) return route.fulfill({ contentType: 'text/html', body: calendarPage });
  });
  await page.clock.install();
  await verify(page, freshPhone);
  await expect(page.getByText('Loading the calendar')).toBeAttached();
  await page.clock.fastForward(15_000);
  await expectOtherWays(page);

  answers = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  const frame = page.getByTitle('Calendar for a thirty-minute meeting');
  await expect(frame.contentFrame().getByRole('button', { name: 'Book' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(frame).toBeVisible();
  await expect(page.getByText('did not load')).toHaveCount(0);
});

test('a frame that the browser or an extension holds back says so, and offers our own slots or a question', async ({
  page,
  freshPhone,
  problems,
}) => {
  test.slow();
  await page.route(`${SCHEDULER}/**`, (route) => route.abort('blockedbyclient'));
  await page.clock.install();
  await verify(page, freshPhone);
  // The browser puts a page of its own into the frame; its text is never the visitor's concern.
  await expect(page.getByText('Loading the calendar')).toBeAttached();
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expectOtherWays(page);
  }).toPass();
  await page.getByRole('link', { name: 'Send your question instead' }).click();
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.getByRole('tab', { name: 'Book Appointment' }).click();
  await page.getByRole('button', { name: 'Choose a time here instead' }).click();
  await page.getByRole('button', { name: 'Later week' }).click();
  await freeTimes(page).nth(2).check();
  await fillBooking(page, 'held-back@example.in');
  await page.getByRole('button', { name: 'Book this slot' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  problems.length = 0;
});

test('offline, the scheduler is not even waited for', async ({ page, context, freshPhone, problems }) => {
  test.slow();
  await page.route(`${SCHEDULER}/**`, (route) => route.abort());
  await verify(page, freshPhone);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the calendar' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open the calendar' }).click();
  await expectOtherWays(page);
  problems.length = 0;
});
