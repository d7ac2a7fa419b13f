import { expect, test } from '#fixtures.ts';
import { field, headline, untilAlive } from '#held-page.ts';

test('an input method, a paste and an undo are computed as a browser tells them', async ({ page }) => {
  await page.goto('/sipcalculator');
  await untilAlive(page);
  const monthly = field(page, 'Monthly investment');
  await monthly.selectText();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // Nothing is written under an input method that is at work.
  for (const text of ['1', '10', '100', '1000', '10000']) await compose(text);
  await expect(headline(page)).toHaveText('₹23,23,390.76');
  await expect(monthly).toHaveValue('10000');
  await session.send('Input.insertText', { text: '10000' });
  await expect(monthly).toHaveValue('10,000');

  await monthly.selectText();
  await page.evaluate(() => document.execCommand('insertText', false, '5L'));
  await expect(monthly).toHaveValue('5L');
  await page.evaluate(() => document.execCommand('undo'));
  await expect(monthly).toHaveValue('10,000');
  await expect(headline(page)).toHaveText('₹23,23,390.76');

  const years = field(page, 'Time period (years)');
  await years.press('End');
  await page.keyboard.type('5');
  await years.press('Backspace');
  await years.press('Control+z');
  await expect(years).toHaveValue('105');
  await years.press('Control+z');
  await expect(years).toHaveValue('10');
  await expect(headline(page)).toHaveText('₹23,23,390.76');
});
