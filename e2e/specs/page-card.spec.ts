import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { whatIsWrong } from '../contact-button-steps.ts';
import { whatDoesNotFit } from '../figure-steps.ts';
import { bottomOf } from '../first-screen.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts, untilAlive, untilRendered } from '../held-page.ts';
import { BOOKING } from '../host-steps.ts';
import { noteControls } from '../kept-controls.ts';
import { watchShifts } from '../layout-shifts.ts';
import { declaredCards } from '../pages.ts';
import { readRaw, wordsThatCameLater } from '../raw-document.ts';

// What holds for every page, asked of each in one visit: `remote-calculators /sipcalculator is in order`.

const LAPTOP = { width: 1366, height: 650 };
const PHONE = { width: 360, height: 640 };
const TABLET = { width: 768, height: 1024 };
/** A laptop of 1280 × 1024 at 400%. */
const ZOOMED = { width: 320, height: 256 };

/** Where nothing but a person's own answer is shown, or leads somewhere else at once. */
const MOVES_ON = ['/refer', '/signin/done', '/contactus/booked', '/contactus/sent', '/contactus/appointment'];
/** Calculators of which a laptop's first screen holds every field, the figure and the whole chart. */
const FEW_FIELDS = [
  ...['/sipcalculator', '/stepupsipcalculator', '/lumpsumcalculator', '/swpcalculator', '/stpcalculator'],
  ...['/fdcalculator', '/rdcalculator', '/inflationcalculator', '/dreamcar', '/dreamhouse'],
  ...['/childmarriage', '/childeducation'],
];
/** Those with more fields than it holds: the first ones, the figure and the whole chart. */
const MANY_FIELDS = [
  ...['/emicalculator', '/ppfcalculator', '/epfcalculator', '/lumpsumandsip', '/sukanyasamriddhi'],
  ...['/firecalculator', '/delaycalculator', '/npscalculator', '/lifecovercalculator', '/corpus'],
  ...['/glidepath', '/retirementcalculator', '/taxregimecalculator'],
];
/** Pages that are seen on a phone, in the dark and in other letters as well. `--all` does it with every page and window. */
const ONE_OF_EACH_KIND = [
  ...['/', '/sipcalculator', '/planyourgoal', '/xirrcalculator', '/taxregimecalculator', '/blogs', '/signin'],
  ...['/contactus', '/myprofile'],
];
/** What sends people to a booking says so. */
const SAYS_BOOKING = /^(book an appointment|pick a slot)/i;
/** Pages that have such a link. */
const SENDS_TO_BOOKING = ['/', '/about', '/carousel', '/calculators', '/goals', '/sipcalculator'];
/** Pages that their team looks at all day; the others have their turn with `npm test`. */
const EVERY_DAY = ['/', '/sipcalculator', '/blogs', '/signin', '/myprofile', '/contactus'];
interface Windows {
  /** In which nothing may float over the page. The last is a phone's, in which the dark theme is looked at. */
  floats: { width: number; height: number }[];
  /** In which nothing may be too wide. */
  widths: number[];
}
const NARROWEST: Windows = { floats: [PHONE], widths: [360, 768] };
const EVERY_WINDOW: Windows = { floats: [LAPTOP, ZOOMED, TABLET, PHONE], widths: [360, 768, 1024, 1366] };
/** Calculators with the fields and the picture of another one. */
const LIKE_ANOTHER = [
  ...['/stepupsipcalculator', '/lumpsumcalculator', '/lumpsumandsip', '/stpcalculator', '/delaycalculator'],
  ...['/rdcalculator', '/ppfcalculator', '/sukanyasamriddhi', '/corpus', '/dreamhouse', '/childmarriage'],
];
/** Of what is drawn alike, one is looked at with every change, and all with `--all`. */
const isOneMore = (path: string) => LIKE_ANOTHER.includes(path) || /^\/blogs\/(?!tax-on-mutual-funds$)/.test(path);
/** Addresses that were asked for already: pages share most of their links. */
const answered = new Map<string, number>();
/** Where the contact link ended on the first page, by size of the window. */
const corners = new Map<string, string>();

/** The figure and the whole chart stand in a laptop's first screen, and every field where there are few. */
async function expectFirstScreen(page: Page, path: string) {
  const end = LAPTOP.height;
  const fields = page.getByRole('form', { name: 'Your numbers' }).getByRole('textbox');
  const chart = page.getByRole('region', { name: /by (year|month)/ }).first();
  const picture = chart.getByRole('slider').or(chart.getByText('Please enter all inputs'));
  expect(await bottomOf(page.getByRole('region', { name: 'Result' })), 'the end of the figure').toBeLessThan(end);
  // The years' axis stands below the bars, 24 pixels high. Bars of parts have none.
  const parts = page.getByRole('region', { name: 'Where the income goes' });
  const drawn = (await parts.count()) > 0 ? await bottomOf(parts) : (await bottomOf(picture)) + 24;
  expect(drawn, 'the end of the chart').toBeLessThan(end);
  const field = MANY_FIELDS.includes(path) ? fields.first() : fields.last();
  expect(await bottomOf(field), 'the end of the fields').toBeLessThan(end);
}

/** Each link of the page to this site leads to something. */
async function expectLinksLead(page: Page, origin: string) {
  const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
  const own = new Set(links.filter((link) => link.startsWith(origin)).map((link) => link.replace(/[?#].*/, '')));
  const fresh = [...own].filter((address) => !answered.has(address));
  const statuses = await Promise.all(fresh.map((address) => fetch(address, { method: 'HEAD', redirect: 'manual' })));
  fresh.forEach((address, index) => void answered.set(address, statuses[index]?.status ?? 0));
  expect([...own].filter((address) => Number(answered.get(address)) >= 400)).toEqual([]);
}

/** Nothing that floats covers what is needed, and the contact link ends where it does on every other page of its kind. */
async function expectNothingCovered(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const { wrong, corner, bar } = await whatIsWrong(page);
  const window = `${size.width}×${size.height}${bar ? ' with a bar' : ''}`;
  expect(wrong, window).toEqual([]);
  if (corner === '') return;
  if (!corners.has(window)) corners.set(window, corner);
  expect(corner, `the corner of the contact link at ${window}`).toBe(corners.get(window));
}

/** Nothing floats over the page, nothing is too wide, and the dark theme has contrast. */
async function expectWindows(page: Page, path: string, signedIn: boolean, { floats, widths }: Windows) {
  for (const size of floats) await expectNothingCovered(page, size);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${path} on a phone, dark`);

  // The widest font that visitors' machines have.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await whatDoesNotFit(page, { '--font': '"DejaVu Sans", Verdana' }), `${width} pixels`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  const spaced = { '--font': 'Roboto', 'letter-spacing': '0.12em', 'word-spacing': '0.16em', 'line-height': '1.5' };
  const unfit = await whatDoesNotFit(page, spaced);
  // A choice between two amounts is narrower than both with so much space between their digits.
  expect(signedIn ? unfit.filter((fault) => !fault.startsWith('broken')) : unfit, 'with wider spacing').toEqual([]);
}

/** The console repeats that there is no such appointment. */
function expectOnlyNoAppointment(path: string, problems: string[]) {
  if (path === '/appointment/x') expect(problems.splice(0).join('\n')).toMatch(/^(.*status of 404.*\n?)*$/);
}

for (const { remote, path, signedIn, listed } of await declaredCards()) {
  if (MOVES_ON.includes(path)) continue;

  const tag = EVERY_DAY.includes(path) ? [] : isOneMore(path) ? '@slow' : '@wide';
  test(`${remote} ${path} is in order`, { tag }, async ({ page, baseURL, freshPhone, signedIn: enter, problems }) => {
    const origin = baseURL ?? '';
    // Before a document stands there.
    const raw = signedIn ? undefined : await readRaw(page, page.request, path);
    if (signedIn) await enter(page, freshPhone);
    const shifts = await watchShifts(page);
    await page.setViewportSize(LAPTOP);
    const release = await holdScripts(page);
    await untilRendered(page, path);
    await page.goto(path, { waitUntil: signedIn ? 'commit' : 'domcontentloaded' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const changed = await noteControls(page);
    release();
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // No browser keeps passkeys for an address of numbers: the last button of the sign-in goes.
    const kept = (change: string) => change !== 'drawn anew: button Use a passkey';
    if (!signedIn) expect((await changed()).filter(kept), 'controls of the document').toEqual([]);

    if (raw !== undefined) {
      expect(raw.robots).toBe(listed ? null : 'noindex');
      const { missing, shown } = await wordsThatCameLater(page, raw);
      const booking = raw.links.filter(({ text }) => SAYS_BOOKING.test(text));
      for (const { text, to } of booking) expect(to, text).toMatch(BOOKING);
      if (SENDS_TO_BOOKING.includes(path)) expect(booking).not.toEqual([]);
      if (listed) expect(missing.length / shown, missing.slice(0, 20).join(' ')).toBeLessThanOrEqual(0.02);
    }
    if ([...FEW_FIELDS, ...MANY_FIELDS].includes(path)) await expectFirstScreen(page, path);
    await expectLinksLead(page, origin);
    const moved = (await shifts()).reduce((sum, one) => sum + one, 0);
    // Who is signed in, and whether a browser knows passkeys, is not known to a document.
    if (listed) expect(moved, 'what stood there has moved by').toBeLessThan(0.01);

    await expectAccessible(page, `${path} on a laptop, light`);
    if (ONE_OF_EACH_KIND.includes(path)) await expectWindows(page, path, signedIn, NARROWEST);
    expectOnlyNoAppointment(path, problems);
  });

  test(`${remote} ${path} is in order in every window @slow`, async ({
    page,
    freshPhone,
    signedIn: enter,
    problems,
  }) => {
    if (signedIn) await enter(page, freshPhone);
    await page.setViewportSize(LAPTOP);
    await page.goto(path);
    await untilAlive(page);
    await expectWindows(page, path, signedIn, EVERY_WINDOW);
    expectOnlyNoAppointment(path, problems);
  });
}
