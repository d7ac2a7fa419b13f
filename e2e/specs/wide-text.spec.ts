import { whatDoesNotFit } from '../figure-steps.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts, untilAlive, untilRendered } from '../held-page.ts';
import { open } from '../host-steps.ts';
import { noteControls } from '../kept-controls.ts';

const FONTS = ['Roboto', '"DejaVu Sans", Verdana'];
const LARGE_SUM = '/sipcalculator?monthly=100000&years=30&annualRatePct=15';
const MORE_SUMS = '/stpcalculator?sourceAmount=9000000&transferAmount=500000';

test('no font makes a page with large sums scroll sideways or breaks a figure', async ({ page }) => {
  for (const path of [LARGE_SUM, MORE_SUMS]) {
    await open(page, path);
    for (const width of [360, 768, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const font of FONTS)
        expect(await whatDoesNotFit(page, { '--font': font }), `${path}, ${width} px, ${font}`).toEqual([]);
    }
  }
});

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

test('in the letters that stand in for the typeface no control moves when its page comes alive', async ({
  page,
  problems,
}) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const path of ['/sipcalculator', '/swpcalculator', '/emicalculator']) {
    const release = await holdScripts(page);
    await untilRendered(page, path);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const changed = await noteControls(page);
    release();
    await untilAlive(page);
    expect(await changed(), path).toEqual([]);
  }
  // The typeface, as meant.
  expect(problems.splice(0).join('\n')).toMatch(/^(Failed to load resource: net::ERR_FAILED\n?)*$/);
});
