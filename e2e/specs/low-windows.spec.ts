import { expect, test } from '../fixtures.ts';
import { header, open } from '../host-steps.ts';

test('on a laptop the end of a tall result stays within reach while the form is being filled', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const [path, label] of [
    ['/childeducation', 'Inflation rate (%)'],
    ['/retirementcalculator', 'Current age'],
  ] as const) {
    await open(page, path);
    const field = page.getByRole('textbox', { name: label });
    await field.focus();
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const print = page.getByRole('button', { name: 'Print' });
    for (const part of [print, page.getByText('read all scheme related documents carefully').nth(1)]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
      // A scroll box may stop at half a pixel.
      await expect(part).toBeInViewport({ ratio: 0.98 });
      await expect(field, 'the form has not gone').toBeInViewport({ ratio: 1 });
    }
    await expect(header(page)).toBeInViewport();
  }
});

test('at 400% a calculator has the window to itself: header and figure go with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/sipcalculator');
  await expect(page.getByRole('complementary', { name: 'Result at a glance' })).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Time period (years)' });
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(header(page)).not.toBeInViewport();
});
