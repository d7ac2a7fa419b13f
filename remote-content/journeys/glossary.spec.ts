import { expectAccessible } from 'e2e/accessible';
import { expect, test } from 'e2e/fixtures';
import { untilAlive } from 'e2e/held-page';

test('a word is found as one types, has a place of its own, and leads to its calculator @phone', async ({ page }) => {
  await page.goto('/glossary');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words explained');
  await expectAccessible(page, 'the glossary');
  const terms = page.getByRole('main').getByRole('term');
  const all = await terms.count();
  expect(all).toBeGreaterThan(45);

  const field = page.getByLabel('Find a word');
  await field.pressSequentially('top-up');
  await expect(terms).toHaveText([/^Step-up SIP/]);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 word found');
  await field.fill('no such thing at all');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No word found');
  await field.fill('');
  await expect(terms).toHaveCount(all);

  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'X' }).click();
  const xirr = terms.filter({ hasText: /^XIRR/ });
  await expect(xirr).toBeInViewport();
  await page.getByRole('link', { name: 'XIRR calculator' }).click();
  await expect(page).toHaveURL(/\/xirrcalculator/);
});

test('the address of a word shows it, and search engines are told what it means', async ({ page, request }) => {
  await page.goto('/glossary#riskometer');
  await expect(page.getByRole('term').filter({ hasText: /^Riskometer/ })).toBeInViewport();
  const html = await (await request.get('/glossary')).text();
  expect(html).toContain('itemType="https://schema.org/DefinedTermSet"');
  expect(html.match(/itemType="https:\/\/schema.org\/DefinedTerm"/g)?.length).toBeGreaterThan(45);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/glossary</loc>');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, without the field', async ({ page }) => {
    await page.goto('/glossary');
    expect(await page.getByRole('term').count()).toBeGreaterThan(45);
    await expect(page.getByLabel('Find a word')).toBeHidden();
  });
});
