import type { Page } from '@playwright/test';
import { whatIsWrong } from '../contact-button-steps.ts';
import { expect, test } from '../fixtures.ts';
import { open } from '../host-steps.ts';

const button = (page: Page) => page.getByRole('link', { name: 'Get in touch with us' });

// In narrower windows `page-card.spec.ts` looks at every page.
test('the contact button stands in the same gutter of every page in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const corners = new Set<string>();
  for (const path of ['/signin', '/sipcalculator']) {
    await page.goto(path);
    await expect(button(page)).toBeVisible();
    const { wrong, corner } = await whatIsWrong(page);
    expect(wrong, path).toEqual([]);
    corners.add(corner);
  }
  expect([...corners]).toHaveLength(1);
});

test('its words are seen, and it is gone where it leads and beside a field that is being filled @phone', async ({
  page,
}) => {
  await open(page, '/signin');
  await expect(button(page).getByText('Get in touch with us')).toBeVisible();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByLabel('Mobile number').focus();
  await expect(button(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeVisible();

  await button(page).click();
  await expect(page).toHaveURL('/contactus');
  await expect(button(page)).toHaveCount(0);
  await open(page, '/contactus?tab=appointment');
  await page.mouse.wheel(0, 900);
  // The way to the top comes alone.
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  expect((await whatIsWrong(page)).wrong).toEqual([]);
  await expect(button(page)).toHaveCount(0);
});
