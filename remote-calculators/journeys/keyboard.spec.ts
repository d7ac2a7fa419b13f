import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { tabTo } from 'e2e/tab-to';
import { chart, field, figure, isList, typedCalculators } from '#journeys/calculator-steps.ts';

/** The focused element can be seen: neither scrolled away nor below the header or another layer. */
async function expectFocusInSight(page: Page, what: string) {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const box = focused.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (focused.contains(top) || (focused.closest('label, .range')?.contains(top) ?? false));
  });
  expect(seen, `${what} is in sight while it has the focus`).toBe(true);
}

for (const { path, typed, hero } of typedCalculators) {
  const tag = path === '/sipcalculator' ? '@wide' : '@slow';
  test(`${path} by keyboard alone`, { tag }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    const labels = Object.keys(typed);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const label of labels) {
      if (await field(page, label).isHidden()) {
        await tabTo(page, page.locator('summary:has(.folded)'));
        await page.keyboard.press('Enter');
      }
      await tabTo(page, field(page, label));
      await expectFocusInSight(page, label);
      await page.keyboard.type(typed[label] ?? '');
    }
    await expect(figure(page, hero)).toHaveText(/^₹[\d,]+\.\d\d$/);
    for (const label of labels.filter(isList)) {
      await expect(field(page, label).getByRole('option', { selected: true })).toHaveText(typed[label] ?? '');
    }
    for (const label of labels.filter((one) => !isList(one))) {
      // The field has the typed figure alone: arriving by Tab had chosen the old one.
      await expect(field(page, label)).toHaveValue(
        new RegExp(`^${(typed[label] ?? '').replace(/(?=(\d{2})*\d{3}$)/g, ',?')}$`),
      );
    }

    // Backwards to the first slider, and on from there with the arrows alone.
    const first = page.getByRole('slider', { name: `${labels[0]}, slider` });
    await first.focus();
    for (const label of labels) {
      const slider = page.getByRole('slider', { name: `${label}, slider` });
      if ((await slider.count()) === 0) continue;
      await tabTo(page, slider);
      await expectFocusInSight(page, `${label}, slider`);
      const before = await figure(page, hero).innerText();
      await page.keyboard.press('ArrowRight');
      await expect(figure(page, hero), `${label} by arrow`).not.toHaveText(before);
      await expect(figure(page, hero)).toHaveText(/^₹[\d,]+\.\d\d$/);
    }

    const oneTime = page.getByRole('radio', { name: 'Invest One-time' });
    if ((await oneTime.count()) > 0 && path !== '/planyourgoal') {
      // It stands before the fields.
      await page.getByRole('heading', { level: 1 }).focus();
      await tabTo(page, page.getByRole('radio', { name: 'Invest Monthly' }));
      await page.keyboard.press('ArrowRight');
      await expect(oneTime).toBeChecked();
      await expect(figure(page, 'One-time investment needed')).toHaveText(/^₹[\d,]+\.\d\d$/);
      await page.keyboard.press('ArrowLeft');
    }

    // One of each kind: these parts of the page are the same for all.
    if (!['/sipcalculator', '/swpcalculator', '/dreamcar', '/planyourgoal'].includes(path)) return;
    await expect(figure(page, hero)).toHaveText(/^₹[\d,]+\.\d\d$/);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const link = page.getByRole('button', { name: 'Link', exact: true });
    await page.getByRole('heading', { level: 1 }).focus();

    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(link).toBeEnabled();
    await tabTo(page, link);
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${path}?`);
    for (const [name, key] of [
      ['CSV', 'Enter'],
      ['XLSX', 'Space'],
    ] as const) {
      await expect(more).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      const started = page.waitForEvent('download');
      await page.keyboard.press(key);
      expect((await started).suggestedFilename()).toBe(`${path.slice(1)}.${name.toLowerCase()}`);
    }
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Print', exact: true }));
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    await tabTo(page, chart(page));
    await page.keyboard.press('Home');
    await expect(chart(page)).toHaveAttribute('aria-valuetext', /^Year 1, \w{3} 20\d\d: /);

    const year = page.getByRole('button', { name: 'Year 1, show months' });
    await tabTo(page, year);
    await page.keyboard.press('Enter');
    await expect(year).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(year).toHaveAttribute('aria-expanded', 'false');

    const compare = page.getByRole('button', { name: 'Compare two scenarios' });
    await tabTo(page, compare);
    await page.keyboard.press('Enter');
    const pin = page.getByRole('button', { name: 'Pin this scenario' });
    await expect(pin).toBeVisible();
    await tabTo(page, pin);
    await page.keyboard.press('Space');
    await expect(page.getByRole('columnheader', { name: 'Pinned' })).toBeVisible();
    await expectFocusInSight(page, 'what stands where the pin was');

    const conventions = page.getByRole('group', { name: 'Convention' }).getByRole('radio');
    if ((await conventions.count()) > 0) {
      await tabTo(page, page.getByRole('group', { name: 'Convention' }).getByRole('radio', { checked: true }));
      const before = await figure(page, hero).innerText();
      await page.keyboard.press('ArrowRight');
      await expect(figure(page, hero)).not.toHaveText(before);
    }
  });
}

test('today’s rupees are switched and typed by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/sipcalculator');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
  await tabTo(page, page.getByRole('checkbox', { name: "Show in today's rupees" }));
  await page.keyboard.press('Space');
  await expect(figure(page, 'Total value')).toHaveText('₹6,48,684.63');
  await tabTo(page, field(page, 'Yearly inflation (%)'));
  await page.keyboard.type('0');
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
});
