import { expect, test } from 'e2e/fixtures';
import {
  EARLY,
  field,
  headline,
  holdScripts,
  isAlive,
  openHeld,
  openRendered,
  shown,
  untilAlive,
  untilEarly,
  watchForm,
} from 'e2e/held-page';
import { typingNeverRests } from '#journeys/dropped-timers.ts';

test('what cannot be used is said once the typing rests, and leaves no figure @phone', { tag: '@wide' }, async ({
  page,
}) => {
  const restAgain = await typingNeverRests(page);
  const release = await openHeld(page, '/sipcalculator');
  await untilEarly(page);
  const monthly = field(page, 'Monthly investment');
  const states = await watchForm(page);
  await monthly.press('End');
  for (const key of ['Backspace', 'Backspace', 'Backspace', 'Backspace', '6', '0', '0', '0']) await monthly.press(key);
  await expect(headline(page)).toHaveText('₹13,94,034.46');
  expect((await states()).join('\n')).not.toContain('Enter ');

  await restAgain();
  for (const [text, message] of [
    ['abc', 'Enter a figure, such as 5,000 or 5L.'],
    ['1e15', 'Enter a figure'],
    ['9999999999999', 'Enter ₹10,00,000 or less.'],
    ['-5', 'Enter ₹'],
  ] as const) {
    await monthly.fill(text);
    await expect(monthly).toHaveAccessibleDescription(new RegExp(message.replace(/[.₹]/g, '\\$&')));
    await expect(monthly).toHaveAttribute('aria-invalid', 'true');
    await expect(headline(page)).toHaveText('');
  }
  await monthly.fill('');
  await expect(monthly).not.toHaveAttribute('aria-invalid');
  await expect(headline(page)).toHaveText('');
  await monthly.fill('6000');
  const years = field(page, 'Time period (years)');
  await years.fill('2.5');
  await expect(years).toHaveAccessibleDescription(/Enter whole years/);
  const before = await shown(page);
  release();
  await untilAlive(page);
  expect(await shown(page)).toEqual(before);
  await years.fill('10');
  await expect(headline(page)).toHaveText('₹13,94,034.46');
});

test('a page that comes alive while a figure is typed over another complains of nothing on the way @phone', async ({
  page,
}) => {
  await typingNeverRests(page);
  const release = await openHeld(page, '/sipcalculator');
  await untilEarly(page);
  const monthly = field(page, 'Monthly investment');
  await monthly.press('End');
  const states = await watchForm(page);
  for (let erased = 0; erased < '5,000'.length; erased++) await monthly.press('Backspace');
  release();
  // One digit again and again, never enough for a figure, until React has taken over between two keys.
  await expect(async () => {
    await monthly.press('7');
    await monthly.press('Backspace');
    expect(await isAlive(page)).toBe(true);
  }).toPass({ intervals: [50], timeout: 20_000 });
  for (const key of '6000') await monthly.press(key);
  await expect(headline(page)).toHaveText('₹13,94,034.46');
  expect((await states()).join('\n')).not.toContain('Enter ');
  await monthly.fill('6');
  await monthly.blur();
  await expect(monthly).toHaveAccessibleDescription(/Enter ₹100 or more/);
});

test('a link is shown before the page is alive, what is typed over it stays, and the link is left alone until then', async ({
  page,
}) => {
  const link = '/sipcalculator?monthly=8000&years=15&annualRatePct=11&timing=end&utm_source=mail';
  const release = await openHeld(page, link);
  await expect(headline(page)).toHaveText('₹36,37,516.60');
  release();
  await untilAlive(page);
  await expect(headline(page)).toHaveText('₹36,37,516.60');
  expect(page.url()).toContain(link);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const again = await openHeld(page, link);
  await untilEarly(page);
  await field(page, 'Expected annual return (%)').fill('9');
  const before = await shown(page);
  again();
  await untilAlive(page);
  expect(await shown(page)).toEqual(before);
  await expect(page).toHaveURL(/monthly=8000&years=15&annualRatePct=9&rateConvention=nominal&timing=end$/);
});

test('what is typed over a link stays, also when the page computes before the shell hears of anything', async ({
  page,
}) => {
  const hear = await holdScripts(page, EARLY);
  const release = await openHeld(page, '/sipcalculator?monthly=8000&years=15&annualRatePct=11&timing=end');
  await untilEarly(page);
  await field(page, 'Monthly investment').fill('9000');
  hear();
  await page.waitForFunction(() => window.earlyInput !== undefined);
  await field(page, 'Expected annual return (%)').fill('9');
  const before = await shown(page);
  release();
  await untilAlive(page);
  expect(await shown(page)).toEqual(before);
  await expect(page).toHaveURL(/monthly=9000&years=15&annualRatePct=9&rateConvention=nominal&timing=end$/);
});

test('the way to invest, the convention and today’s rupees work before the page is alive', async ({ page }) => {
  const release = await openHeld(page, '/corpus');
  await untilEarly(page);
  await field(page, 'Target corpus').fill('50L');
  await field(page, 'Time period (years)').fill('15');
  await field(page, 'Expected annual return (%)').fill('11');
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const monthly = await result.innerText();
  await page.getByText('Invest One-time', { exact: true }).click();
  await expect(result.getByRole('term').first()).toHaveText('One-time investment needed');
  expect(await result.innerText()).not.toBe(monthly);
  await page.getByLabel("Show in today's rupees").check();
  await expect(result).toContainText("All amounts in today's rupees at 6% a year.");
  await expect(result).toContainText(/As you pay it.*buys ₹[\d,.]+ of today's goods in the first month/s);
  const before = await result.innerText();
  release();
  await untilAlive(page);
  expect(await result.innerText()).toBe(before);
  await expect(field(page, 'Yearly inflation (%)')).toHaveValue('6');
});

test('the caret stays where it was when the page comes alive @phone', async ({ page }) => {
  const release = await openHeld(page, '/sipcalculator');
  await untilEarly(page);
  const monthly = field(page, 'Monthly investment');
  await monthly.fill('123456');
  await monthly.press('Home');
  await monthly.press('ArrowRight');
  await monthly.press('9');
  await expect(monthly).toHaveValue('19,23,456');
  release();
  await untilAlive(page);
  await page.keyboard.press('8');
  await expect(monthly).toHaveValue('1,98,23,456');
});

test('typing through the whole hydration of a page 20 times slower loses no key', { tag: '@slow' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.goto('/sipcalculator', { waitUntil: 'commit' });
  const monthly = field(page, 'Monthly investment');
  await monthly.fill('');
  // One digit after the other, and always another one instead of the last, until some while after React has come.
  let typed = '';
  for (let after = 0; after < 3; after += (await isAlive(page)) ? 1 : 0) {
    const digit = String((typed.length + after) % 9 || 5);
    if (typed.length === 6) {
      await page.keyboard.press('Backspace');
      typed = typed.slice(0, -1);
    }
    await page.keyboard.press(digit);
    typed += digit;
  }
  await expect(monthly).toHaveValue(Number(typed).toLocaleString('en-IN'));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // What is wrong with a figure is said once its field is left, and some of these are above the most.
  await monthly.blur();
  const after = await shown(page);
  await monthly.fill('');
  await expect(headline(page)).toHaveText('');
  await monthly.fill(typed);
  await monthly.blur();
  expect(await shown(page)).toEqual(after);
});

test('a page that one comes back to computes again', { tag: '@wide' }, async ({ page }) => {
  await openHeld(page, '/sipcalculator');
  await untilEarly(page);
  await page.getByRole('slider', { name: 'Monthly investment, slider' }).fill('40000');
  await expect(field(page, 'Monthly investment')).toHaveValue('40,000');
  const inflation = page.getByRole('checkbox', { name: "Show in today's rupees" });
  await inflation.check();
  await openRendered(page, '/lumpsumcalculator');
  await untilEarly(page);
  await page.goBack({ waitUntil: 'commit' });
  await untilEarly(page);
  // The browser puts back what it remembers only when the document is whole, which may be after this.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(async () => {
    const text = await field(page, 'Monthly investment').inputValue();
    const slider = page.getByRole('slider', { name: 'Monthly investment, slider' });
    expect(await slider.inputValue()).toBe(text.replaceAll(',', ''));
    expect(await inflation.isChecked()).toBe(false);
  }).toPass({ timeout: 20_000 });
  await field(page, 'Monthly investment').fill('10000');
  await expect(headline(page)).toHaveText('₹23,23,390.76');
});

test('a page whose code never arrives goes on computing, and comes alive when it does', {
  // The host gives each try five seconds, and this takes three of them.
  tag: '@slow',
}, async ({ page, problems }) => {
  let reachable = false;
  let asked = 0;
  await page.route(/\/r\/calculators\/.*\/remoteEntry\.js$/, (route) => {
    asked += 1;
    return reachable ? route.continue() : undefined;
  });
  await page.goto('/sipcalculator', { waitUntil: 'commit' });
  await untilEarly(page);
  const monthly = field(page, 'Monthly investment');
  await monthly.fill('10000');
  await expect(headline(page)).toHaveText('₹23,23,390.76');
  // Longer than the host has patience with a page that does nothing.
  await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  expect(await isAlive(page)).toBe(false);
  await monthly.fill('20000');
  await expect(headline(page)).toHaveText('₹46,46,781.53');
  await monthly.press('Home');
  reachable = true;
  await expect.poll(() => isAlive(page), { timeout: 60_000 }).toBe(true);
  await expect(headline(page)).toHaveText('₹46,46,781.53');
  await page.keyboard.press('1');
  await expect(monthly).toHaveValue('1,20,000');
  problems.length = 0;
});
