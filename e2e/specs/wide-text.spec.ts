import { whatDoesNotFit } from '../figure-steps.ts';
import { expect, test } from '../fixtures.ts';
import { open } from '../host-steps.ts';

const FONTS = ['Roboto', '"DejaVu Sans", Verdana'];
const LARGE_SUM = '/sipcalculator?monthly=100000&years=30&annualRatePct=15';
const MORE_SUMS = '/stpcalculator?sourceAmount=9000000&transferAmount=500000';

for (const paths of [
  ['/', '/goals', '/contactus', '/blogs', '/financialtable', '/about'],
  [LARGE_SUM, '/swpcalculator', MORE_SUMS, '/stepupsipcalculator'],
  ['/retirementcalculator', '/planyourgoal', '/childeducation', '/corpus'],
]) {
  test(`no font makes a page scroll sideways or breaks a figure: ${paths.join(', ')}`, { tag: '@every-page' }, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      for (const width of [360, 768, 800, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const font of FONTS)
          expect(await whatDoesNotFit(page, { '--font': font }), `${path}, ${width} px, ${font}`).toEqual([]);
      }
    }
  });
}

test('a figure of seventeen digits is nowhere broken on a phone', async ({ page }) => {
  await open(page, '/swpcalculator?investment=900000000000&monthlyWithdrawal=1000&annualRatePct=30&years=40');
  await expect(page.getByLabel('Result at a glance')).toContainText(/₹[\d,]{24,}\.\d\d/);
  await page.getByRole('button', { name: 'Cost', exact: true }).click();
  await expect(page.getByText(/A fund 1% dearer leaves/)).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const font of FONTS) {
      // So long a figure may scroll in its place.
      const wrong = (await whatDoesNotFit(page, { '--font': font })).filter((fault) => !fault.startsWith('clipped'));
      expect(wrong, `${width} px, ${font}`).toEqual([]);
    }
  }
});

test('nor does text with wider spacing make a page scroll sideways', { tag: '@every-page' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const spaced = { 'letter-spacing': '0.12em', 'word-spacing': '0.16em', 'line-height': '1.5' };
  for (const path of ['/', '/goals', LARGE_SUM, '/contactus']) {
    await open(page, path);
    expect(await whatDoesNotFit(page, spaced), path).toEqual([]);
  }
});
