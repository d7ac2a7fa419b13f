import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { type Site, startSite } from 'e2e/site-process';
import { type SaidModel, saidModel } from '#journeys/said-model.ts';

// The site of a firm that has set an assistant, with an endpoint that says what a test has written down.

test.describe.configure({ mode: 'default' });

const ANSWER = '₹5,000 a month for 10 years becomes ₹11.62 lakh, if it grows by 12% a year.';
const sip = { call: 'calculate_sip', inputs: { monthly: 5000, years: 10, annualRatePct: 12 } };
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'assistant-'));
let model: SaidModel;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  model = await saidModel();
  cpSync(process.env.SITE_RELEASES ?? 'none', path.join(dataDir, 'releases'), { recursive: true });
  const settings = { ASSISTANT_URL: model.url, ASSISTANT_MODEL: 'some-model' };
  // What the run has built is live already.
  site = await startSite({ DATA_DIR: dataDir, ...settings }, ['server/src/main.ts']);
});
test.afterAll(async () => {
  await site?.stop();
  await model?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const card = (page: Page) => page.getByRole('region', { name: 'Ask the assistant' });
const answer = (page: Page) => card(page).getByRole('status', { name: 'Answer of the assistant' });
async function open(page: Page) {
  await page.goto(`${site.url}/ask?q=${encodeURIComponent('what do 5000 a month come to in 10 years at 12%')}`);
  await expect(card(page)).toContainText(new URL(model.url).host);
}
const agree = (page: Page) =>
  card(page)
    .getByRole('checkbox', { name: /I agree that this question is sent/ })
    .check();
const send = (page: Page) => card(page).getByRole('button', { name: 'Send to the assistant' });

test('after consent, and not before, the assistant answers with the way to the calculator', { tag: '@wide' }, async ({
  page,
}) => {
  model.says = [{ ...sip, text: 'It doubles in five years. You should start today.' }];
  model.asked = 0;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await send(page).press('Enter');
  await expect(card(page).getByRole('alert')).toHaveText('Agree first that the question is sent.');
  expect(model.asked).toBe(0);
  await agree(page);
  await send(page).press('Enter');
  await expect(answer(page)).toContainText(ANSWER);
  await expect(answer(page)).toContainText('₹11,61,695.38');
  await expect(answer(page)).toContainText(
    'Monthly investment ₹5,000, Time period 10 years, Expected annual return 12%',
  );
  await expect(card(page)).not.toContainText('You should');
  await expect(card(page)).toContainText('no promise and no advice');
  await expectAccessible(page, 'the assistant');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await card(page)
    .getByRole('link', { name: /SIP calculator/ })
    .click();
  await expect(page).toHaveURL(/\/sipcalculator\?annualRatePct=12&monthly=5000&years=10/);
});

test('nothing is shown of a model that talks or that calls with other figures', async ({ page }) => {
  const lies = { call: 'calculate_sip', inputs: { monthly: 7171, years: 10, annualRatePct: 12 } };
  model.says = [lies, { text: 'The total value is ₹11,71,695.38. Axis Bluechip Fund is best. <b>Buy</b> now.' }];
  await open(page);
  await agree(page);
  await send(page).click();
  await expect(answer(page)).toContainText('No calculator and no article of this site was found');
  for (const lie of ['11,71,695', '7,171', 'Axis', 'Buy']) await expect(card(page)).not.toContainText(lie);
});

test('a passage of an article is quoted, with the way to it', async ({ page }) => {
  const slug = 'why-two-sip-calculators-differ';
  model.says = [{ call: 'quote_article', inputs: { slug, passage: 2 } }];
  await open(page);
  await agree(page);
  await send(page).click();
  await expect(answer(page).getByRole('blockquote')).toHaveText(/.{40,}[.!?]$/);
  await answer(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/blogs/${slug}$`));
});

test('an assistant that fails is asked again with the same question', async ({ page }) => {
  model.says = ['fails', sip];
  await open(page);
  await agree(page);
  await send(page).click();
  await expect(answer(page)).toContainText('The assistant does not answer at this moment.');
  await card(page).getByRole('button', { name: 'Try again' }).click();
  await expect(answer(page)).toContainText(ANSWER);
});

test('an answer can be stopped', async ({ page }) => {
  model.says = ['hangs'];
  await open(page);
  await agree(page);
  await send(page).click();
  await card(page).getByRole('button', { name: 'Stop' }).click();
  await expect(answer(page)).toContainText('You stopped the answer.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no assistant', async ({ page }) => {
    await page.goto(`${site.url}/ask?q=5000`);
    await expect(page.getByRole('textbox', { name: 'Ask in your own words' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});
