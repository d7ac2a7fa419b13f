import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/fixtures';
import { field, headline, isAlive, openHeld, shown, untilAlive, untilEarly, watchForm } from 'e2e/held-page';
import { fillField, inRow, ONE_GOAL } from '#journeys/calculator-steps.ts';

/** What is typed on each calculator, and a slider that is moved after it. */
const calculators: [path: string, typed: [label: string, text: string][], slider: [label: string, value: string]][] = [
  ['/sipcalculator', [['Monthly investment', '12345.67']], ['Time period (years)', '17']],
  ['/lumpsumcalculator', [['Total investment', '7L']], ['Expected annual return (%)', '9.7']],
  [
    '/stepupsipcalculator',
    [
      ['Monthly investment', '2500'],
      ['Annual step-up (₹)', '250'],
    ],
    ['Annual step-up (%)', '7'],
  ],
  [
    '/swpcalculator',
    [
      ['Total investment', '800000'],
      ['Monthly withdrawal', '15000'],
    ],
    ['Time period (years)', '6'],
  ],
  [
    '/stpcalculator',
    [
      ['Monthly transfer', '9000'],
      ['Source fund return (%)', '6.25'],
    ],
    ['Time period (months)', '25'],
  ],
  [
    '/dreamcar',
    [
      ['Car price today', '12L'],
      ['Target date, month', 'August'],
      ['Target date, year', '2035'],
      ['Inflation rate (%)', '4.5'],
    ],
    ['Expected annual return (%)', '11'],
  ],
  [
    '/dreamhouse',
    [
      ['House price today', '1.1cr'],
      ['Target date, month', 'February'],
      ['Target date, year', '2041'],
    ],
    ['Expected annual return (%)', '8.3'],
  ],
  [
    '/childmarriage',
    [
      ["Child's current age", '3'],
      ['Age at withdrawal', '27'],
    ],
    ['Amount needed today', '1500000'],
  ],
  [
    '/childeducation',
    [
      ["Child's current age", '0'],
      ['Amount needed today', '2345678'],
    ],
    ['Age at withdrawal', '19'],
  ],
  [
    '/corpus',
    [
      ['Target corpus', '3,33,33,333'],
      ['Expected annual return (%)', '10.5'],
    ],
    ['Time period (years)', '22'],
  ],
  [
    '/retirementcalculator',
    [
      ['Current age', '41'],
      ['Expected annual return (%)', '9'],
      ["Corpus needed (today's value)", '2cr'],
    ],
    ['Retirement age', '58'],
  ],
  [
    ONE_GOAL,
    [
      ['Monthly budget', '25k'],
      ['Amount needed today', '44L'],
      ['Expected annual return (%)', '9.25'],
    ],
    ['Time period (years)', '14'],
  ],
];

async function use(page: Page, [, typed, [label, value]]: (typeof calculators)[number]): Promise<void> {
  for (const [name, text] of typed) {
    await fillField(page, name, text);
    await field(page, name).blur();
  }
  await page.getByRole('slider', { name: `${label}, slider` }).fill(value);
}

/** Leaves other figures in every place that `use` writes to. */
async function spoil(page: Page, [, typed, [label]]: (typeof calculators)[number]): Promise<void> {
  for (const [name] of typed) await fillField(page, name, '');
  await page.getByRole('slider', { name: `${label}, slider` }).press('Home');
  await expect(headline(page)).toHaveText('');
}

for (const calculator of calculators) {
  test(`${calculator[0]} says the same before and after its code has come`, inRow(calculator[0]), async ({ page }) => {
    const release = await openHeld(page, calculator[0]);
    await untilEarly(page);
    const example = await headline(page).innerText();
    await use(page, calculator);
    expect(await headline(page).innerText()).toMatch(/^₹[\d,]+\.\d\d$/);
    expect(await headline(page).innerText()).not.toBe(example);
    const before = await shown(page);
    expect(await isAlive(page)).toBe(false);
    const states = await watchForm(page);
    release();
    await untilAlive(page);
    expect(await shown(page)).toEqual(before);
    // Not for one frame either.
    expect(await states()).toHaveLength(1);

    // The same, typed into the page when it is alive and shows something else.
    await spoil(page, calculator);
    expect(await shown(page)).not.toEqual(before);
    await use(page, calculator);
    // What takes longer than a key, such as the ways out of a shortfall, follows.
    await expect.poll(() => shown(page)).toEqual(before);
  });
}
