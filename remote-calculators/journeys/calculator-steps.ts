import type { Locator, Page } from '@playwright/test';

/** One calculator and what is typed into it, by label: allowed figures that are none of the page's defaults. */
export interface TypedCalculator {
  path: string;
  typed: Readonly<Record<string, string>>;
  /** Label of the figure that the page is about. */
  hero: string;
}

const goal = 'Monthly investment needed';
const soon = { 'Expected annual return (%)': '11.5', 'Inflation rate (%)': '5' };

/** What journeys type into a form as a whole, in the order of the page. */
export const typedCalculators: readonly TypedCalculator[] = [
  {
    path: '/sipcalculator',
    typed: { 'Monthly investment': '7250', 'Time period (years)': '12', 'Expected annual return (%)': '11.5' },
    hero: 'Total value',
  },
  {
    path: '/lumpsumcalculator',
    typed: { 'Total investment': '75000', 'Time period (years)': '12', 'Expected annual return (%)': '11.5' },
    hero: 'Total value',
  },
  {
    path: '/stepupsipcalculator',
    typed: {
      'Monthly investment': '7250',
      'Time period (years)': '12',
      'Expected annual return (%)': '11.5',
      'Annual step-up (%)': '8',
      'Annual step-up (₹)': '250',
    },
    hero: 'Total value',
  },
  {
    path: '/swpcalculator',
    typed: {
      'Total investment': '2500000',
      'Monthly withdrawal': '15000',
      'Expected annual return (%)': '9',
      'Time period (years)': '15',
      'Annual step-up (%)': '4',
    },
    hero: 'Remaining value',
  },
  {
    path: '/stpcalculator',
    typed: {
      'Total investment': '300000',
      'Monthly transfer': '12500',
      'Time period (months)': '18',
      'Source fund return (%)': '7',
      'Target fund return (%)': '11',
    },
    hero: 'Total value',
  },
  {
    path: '/dreamcar',
    typed: { 'Car price today': '900000', 'Target date, month': 'May', 'Target date, year': '2034', ...soon },
    hero: goal,
  },
  {
    path: '/dreamhouse',
    typed: { 'House price today': '7500000', 'Target date, month': 'May', 'Target date, year': '2039', ...soon },
    hero: goal,
  },
  {
    path: '/childmarriage',
    typed: { "Child's current age": '3', 'Age at withdrawal': '26', 'Amount needed today': '1500000', ...soon },
    hero: goal,
  },
  {
    path: '/childeducation',
    typed: { "Child's current age": '3', 'Age at withdrawal': '17', 'Amount needed today': '1500000', ...soon },
    hero: goal,
  },
  {
    path: '/retirementcalculator',
    typed: { 'Current age': '34', 'Retirement age': '58', "Corpus needed (today's value)": '20000000', ...soon },
    hero: goal,
  },
  {
    path: '/corpus',
    typed: { 'Target corpus': '7500000', 'Time period (years)': '14', 'Expected annual return (%)': '11.5' },
    hero: goal,
  },
  {
    path: '/glidepath',
    typed: {
      'Amount needed today': '1500000',
      'Time period (years)': '12',
      'Return of equity funds (%)': '11.5',
      'Share of equity at first (%)': '75',
      'Return of debt funds (%)': '6',
      'Years of moving into debt': '4',
    },
    hero: goal,
  },
  {
    path: '/planyourgoal',
    typed: { 'Amount needed today': '1500000', 'Time period (years)': '12', 'Expected annual return (%)': '11.5' },
    hero: goal,
  },
];

/** The planner of several goals with one goal, as whoever starts without its example finds it. */
export const ONE_GOAL = '/planyourgoal?amountToday=1000000&years=10&annualRatePct=10';

/**
 * The first of each kind: money that grows, and goals. A single goal has the form and the ways out of a SIP. All the others
 * have their turn with `--all`; income tax has journeys of its own.
 */
export const FIRST_OF_ITS_KIND = ['/sipcalculator', '/planyourgoal'];

/**
 * When a test of one calculator in a row of many runs: of the SIP always, of the first of each kind with `npm test`, of the
 * others with `--all`.
 *
 * @param path with a query or without
 */
export function inRow(path: string): { tag: string[] } {
  const plain = path.replace(/\?.*/, '');
  if (plain === '/sipcalculator') return { tag: [] };
  return { tag: [FIRST_OF_ITS_KIND.includes(plain) ? '@wide' : '@slow'] };
}

/** A field by its exact label: a typed figure, a date or a list. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();

/** Whether a field is a list, of which one is chosen: the month or the year of a date. */
export const isList = (label: string): boolean => /, (month|year)$/.test(label);

/** Types a text into a field, or chooses it where the field is a list; '' is none. */
export async function fillField(page: Page, label: string, text: string): Promise<void> {
  if (await field(page, label).isHidden()) await unfold(page);
  if (isList(label)) await field(page, label).selectOption(text && { label: text });
  else await field(page, label).fill(text);
}

/** The figure beside a label: a `<dd>` after its `<dt>`, in the result and not in the chart's readout. */
export const figure = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'Result' })
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${label}") + dd`))
    .first();

/** The table of years. */
export const table = (page: Page) =>
  page.getByRole('table', { name: /^In (rupees|today's rupees at .*% a year), at the end of each year/ });

/** The chart: one slider whose steps are its years, or its months, each told in full. */
export const chart = (page: Page) => page.getByRole('slider', { name: /at the end of each (year|month)/ });

/** The year rows of the table as plain numbers, such as '64046.64', once the page below the first screen is laid out. */
export async function yearRows(page: Page): Promise<string[][]> {
  await page.locator('html[data-whole]').waitFor({ state: 'attached' });
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Year \d+, show months$/ }) })
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().replaceAll(',', ''))),
    );
}

/** The further ways to keep a result, with the list that most pages have them in opened. */
export async function waysToKeep(page: Page): Promise<Locator> {
  const ways = page.getByRole('group', { name: 'Keep this result', exact: true });
  if (!(await ways.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  return ways;
}

/** Opens the fields that are folded away at first, where the page has some and they are closed. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.locator('details:not([open]) > summary:has(.folded)');
  if (await fold.isVisible()) await fold.click();
}
