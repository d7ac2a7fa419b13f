import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { inboxAddress } from '#inbox-address.ts';
import { WEEK_OF } from '../../remote-contact/journeys/contact-steps.ts';
import { ensureFirefox } from '../browser.mjs';

// Playwright drives no Firefox but its own; puppeteer speaks WebDriver BiDi with the one that is installed.
let browser: Browser;
let page: Page;
let problems: string[] = [];

// One after the other in one browser.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const executablePath = ensureFirefox();
  const env = { ...process.env, TZ: 'Asia/Kolkata' };
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, env, headless: true });
});
test.beforeEach(async () => {
  problems = [];
  page = await (await browser.createBrowserContext()).newPage();
  // A second browser beside the other journeys: with both cores busy, a control that has just moved takes its time.
  page.setDefaultTimeout(45_000);
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
});
test.afterEach(async () => {
  await page.browserContext().close();
  expect(problems, 'errors in the browser console').toEqual([]);
});
test.afterAll(() => browser?.close());

const open = (path: string) => page.goto(`${process.env.SITE_URL}${path}`);
const named = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
const heading = () => page.$eval('main h1', ({ textContent }) => textContent);
const freshPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** The one-time code that the site would have sent. */
async function codeFor(phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await fetch(inboxAddress(process.env.SITE_URL));
    const messages = (await answer.json()) as { to: string; code?: string }[];
    code = messages.find(({ to }) => to === `+91${phone}`)?.code;
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

test('Firefox works a calculator', async () => {
  await open('/sipcalculator');
  await named('textbox', 'Monthly investment').fill('5k');
  await named('textbox', 'Time period (years)').fill('20');
  await expect.poll(() => page.$eval('main dl', ({ textContent }) => textContent)).toContain('₹49,95,739.60');
});

test('Firefox searches the articles', async () => {
  await open('/blogs');
  await named('searchbox', 'Search the articles').fill('riskometer');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('search=riskometer');
  await page.locator('main li h2 a').click();
  await expect.poll(() => page.url()).toMatch(/\/blogs\/[\w-]+$/);
  await expect.poll(heading).toMatch(/\w/);
});

test('Firefox signs in', async () => {
  const phone = freshPhone();
  // High enough for the whole form: this driver clicks where a control is, also behind the bar at the window's end.
  await page.setViewport({ width: 1280, height: 900 });
  await open('/signin?next=/financialplan');
  await named('textbox', 'Mobile number').fill(phone);
  await named('button', 'Send code').click();
  await named('textbox', 'One-time code (OTP)').fill(await codeFor(phone));
  await named('button', 'Sign in').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/financialplan');
  await named('button', 'Signout').wait();
});

test('Firefox books an appointment', async () => {
  const phone = freshPhone();
  await open('/contactus?tab=appointment');
  await named('textbox', 'Mobile number').fill(phone);
  await named('button', 'Send code').click();
  await named('textbox', 'One-time code (OTP)').fill(await codeFor(phone));
  await named('button', 'Verify').click();
  for (let week = 0; week < WEEK_OF.firefox; week += 1) await named('button', 'Later week').click();
  await page.locator('input[type="radio"][aria-label$="M"]:enabled').click();
  await named('textbox', 'Name').fill('Asha Rao');
  await named('textbox', 'Email').fill('asha@example.in');
  await named('button', 'Book this slot').click();
  await named('heading', 'Your appointment is booked').wait();
});
