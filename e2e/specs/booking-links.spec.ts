import { expect, test } from '../fixtures.ts';
import { untilAlive } from '../held-page.ts';
import { BOOKING } from '../host-steps.ts';

// That every link which says so leads there is asked by `page-card.spec.ts`.

test('who follows it from the home page stands before the booking @phone', async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: 'Book an Appointment' }).click();
  await expect(page.getByRole('tab', { name: 'Book Appointment' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
});

test('a page of what is coming leads there from a button of home', async ({ page }) => {
  await page.goto('/comingsoon?for=invest');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book an Appointment' })).toHaveAttribute('href', BOOKING);
});

test('signed in, the button and the tile of advice lead there too', async ({ page, signedIn, freshPhone }) => {
  await signedIn(page, freshPhone);
  await page.goto('/welcome');
  const main = page.getByRole('main');
  for (const name of [/^Book an Appointment$/, /^Consult a financial advisor/])
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', BOOKING);
});

test('“What we earn” lands below the header on its section, and so for who loads it @phone', async ({ page }) => {
  await page.goto('/about');
  await untilAlive(page);
  const heading = page.getByRole('heading', { level: 2, name: 'What we earn' });
  const clearOfHeader = async () => {
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(box?.y ?? Number.POSITIVE_INFINITY).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  };
  await page.getByRole('main').getByRole('link', { name: 'What we earn' }).click();
  await expect(page).toHaveURL(/\/disclosures#commission$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclosures and grievances');
  await clearOfHeader();
  await page.reload();
  await clearOfHeader();
});
