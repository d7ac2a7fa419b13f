import { bottomOf } from 'e2e/first-screen';
import { expect, test } from 'e2e/fixtures';
import { holdScripts, openRendered, untilAlive } from 'e2e/held-page';
import { figure } from '#journeys/calculator-steps.ts';

test('a question is answered by keyboard alone, asked back when it is unclear, and opens its calculator', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await untilAlive(page);
  // The key is heard once the page has all it needs, as its button says.
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('invest 5000 for 10 years');
  await expect(page.getByRole('option').first()).toContainText('Ask “invest 5000 for 10 years”');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ask?q=invest+5000+for+10+years');
  const box = page.getByRole('textbox', { name: 'Ask in your own words' });
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer).toContainText('Is the amount paid every month, or all at once?');
  await answer.getByRole('link', { name: 'every month' }).click();
  await expect(answer).toContainText('₹11,61,695.38');
  await expect(answer).toContainText('Expected annual return 12%');
  await expect(box).toHaveValue('invest 5000 for 10 years every month');

  await answer.getByRole('link', { name: 'Open in the SIP calculator' }).click();
  await expect(page).toHaveURL(/^[^?]*\/sipcalculator\?/);
  await expect(figure(page, 'Total value')).toHaveText('₹11,61,695.38');
});

const QUESTION = 'how much SIP for 1 crore in 15 years';
const ONE_SENTENCE = '₹20,017 a month for 15 years makes ₹1 crore, if it grows by 12% a year.';

for (const [width, height] of [
  [360, 640],
  [1366, 650],
] as const) {
  test(`the first screen says the answer and leads on, ${width} by ${height}`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/ask?q=${encodeURIComponent(QUESTION)}`);
    await untilAlive(page);
    const main = page.getByRole('main');
    const sentence = main.getByRole('status').getByText(ONE_SENTENCE);
    // A round of 48 pixels stands at the foot of the window.
    expect(await bottomOf(sentence)).toBeLessThan(height - 72);
    const open = main.getByRole('link', { name: 'Open in the Corpus calculator' });
    expect(await bottomOf(open)).toBeLessThan(height);
    const title = await main.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.height, 'one line').toBeLessThan(40);
    const box = main.getByRole('textbox', { name: 'Ask in your own words' });
    await expect(box).toHaveValue(QUESTION);
    expect(
      await box.evaluate((field) => [field.scrollWidth - field.clientWidth, field.scrollHeight - field.clientHeight]),
    ).toEqual([0, 0]);
  });
}

test('an age that is missing is typed into a field', async ({ page }) => {
  await page.goto(`/ask?q=${encodeURIComponent('can I retire at 55 with 2 crore')}`);
  await untilAlive(page);
  const answer = page.getByRole('main').getByRole('status');
  await answer.getByRole('spinbutton', { name: 'Your age' }).fill('34');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('₹60,309 a month from age 34 to 55 makes ₹2 crore of today’s value');
  await expect(page.getByRole('textbox', { name: 'Ask in your own words' })).toHaveValue(
    'can I retire at 55 with 2 crore age 34',
  );
});

test('several goals on a budget are planned, and income tax is worked out', async ({ page }) => {
  const ask = async (question: string) => {
    await page.goto(`/ask?q=${encodeURIComponent(question)}`);
    await untilAlive(page);
    return page.getByRole('main').getByRole('status');
  };
  const tax = await ask('how much tax on 18 lakh');
  await expect(tax).toContainText('₹1,50,800 in the new regime and ₹3,51,000 in the old one');
  await tax.getByRole('link', { name: 'Open in the Tax regime calculator' }).click();
  await expect(page).toHaveURL(/^[^?]*\/taxregimecalculator\?.*salary=1800000/);

  const goals = await ask('car 10 lakh in 5 years and house 50 lakh in 12 years, budget 30000');
  await expect(goals).toContainText('Not quite: ₹30,000 a month is short by up to ₹17,919');
  await goals.getByRole('link', { name: 'Open the planner with these goals' }).click();
  await expect(page).toHaveURL(/^[^?]*\/planyourgoal\?/);
  await expect(page.getByRole('textbox', { name: 'Monthly budget' })).toHaveValue('30,000');
  await expect(page.getByRole('main')).toContainText('House');
});

test('an answer of the document stays while the code of its calculator is on its way', async ({ page }) => {
  const release = await holdScripts(page, /\/r\/calculators\/.*\/emi\.[0-9a-f]+\.js$/);
  await openRendered(page, `/ask?q=${encodeURIComponent('emi 50 lakh 9% 20 years')}`, '/emicalculator?');
  await untilAlive(page);
  const open = page.getByRole('main').getByRole('status').getByRole('link', { name: 'Open in the EMI calculator' });
  await expect(open).toBeVisible();
  const before = await open.elementHandle();
  release();
  await page.waitForLoadState('networkidle');
  expect(await open.evaluate((link, first) => link === first, before)).toBe(true);
  await open.click();
  await expect(page).toHaveURL(/^[^?]*\/emicalculator\?/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is missing is sent by a form, and the page answers', async ({ page }) => {
    await page.goto(`/ask?q=${encodeURIComponent('sip for 10 years')}`);
    const answer = page.getByRole('main').getByRole('status');
    await answer.getByRole('textbox', { name: 'Monthly investment' }).fill('5000');
    await answer.getByRole('button', { name: 'Work it out' }).click();
    await expect(answer).toContainText('₹5,000 a month for 10 years becomes ₹11.62 lakh');
  });

  test('the box is a form, and the page that it sends to answers', async ({ page }) => {
    await page.goto('/goals');
    const box = page.getByRole('searchbox', { name: 'Ask in your own words' });
    await box.fill('20 साल में 1 करोड़ चाहिए');
    await box.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Monthly investment needed');
    await expect(page.getByRole('main').getByRole('status')).toContainText('₹10,108.61');
  });
});
