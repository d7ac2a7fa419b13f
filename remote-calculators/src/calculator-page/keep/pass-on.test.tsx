// @vitest-environment jsdom
import { act } from 'react';
import { clearAway, draw, press, settle } from 'shared/form-fixture';
import { type SiteFacts, SiteProvider } from 'shared/site';
import { Toaster } from 'shared/ui';
import { afterEach, expect, test, vi } from 'vitest';
import Paper from '#calculator-page/keep/paper.tsx';
import { PassOn } from '#calculator-page/keep/pass-on.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';

const LINK = '/sipcalculator?monthly=7000';
const shown = () => ({
  title: 'SIP calculator',
  asked: '₹7,000 a month',
  figures: [{ label: 'Total value', text: '₹16,26,373.53' }],
  basis: 'Monthly.',
});
const drawn = (rests = 'monthly=5000', nothing = rests === '') =>
  draw(
    <>
      <PassOn
        path="/sipcalculator"
        rests={rests}
        nothing={nothing}
        query={() => (rests ? 'monthly=7000' : '')}
        shown={shown}
        file={() => Promise.reject(new Error('no file is asked for'))}
      />
      <Toaster />
    </>,
  );
const written = vi.fn(async (_: string) => {});

afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('what was typed a moment ago goes to the person, not what stood there before', async () => {
  drawn();
  await press('Talk to a person with this plan');
  expect(location.pathname + location.search).toBe(`/contactus?plan=${encodeURIComponent(LINK)}`);
});

test('one press saves', async () => {
  drawn();
  await press('Save');
  expect(location.pathname + location.search).toBe(`/myplans?plan=${encodeURIComponent(LINK)}`);
});

test('without a result there is nothing to press but a plain way to a person', async () => {
  drawn('');
  const seen = [...document.querySelectorAll('button, a')].filter((one) => one.closest('[inert]') === null);
  expect(seen.map(({ textContent }) => textContent)).toEqual(['Talk to a person']);
  await press('Talk to a person');
  expect(location.pathname + location.search).toBe('/contactus');
});

test('a plan that is too long for a link goes into files and onto paper still, and it is said why not elsewhere', () => {
  drawn('', false);
  const off = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.disabled;
  expect(['CSV', 'XLSX', 'Print'].map(off)).toEqual([false, false, false]);
  expect(['Save', 'WhatsApp', 'Share', 'Mail', 'Link'].map(off)).toEqual([true, true, true, true, true]);
  const links = [...document.querySelectorAll('a')].map((one) => [one.textContent, one.getAttribute('href')]);
  expect(links).toEqual([['Talk to a person', '/contactus']]);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.body.textContent).toContain('This plan is too long for a link.');
});

test.each([
  [false, 'These figures again: http', 1],
  [true, 'This plan is too long for a link or a code. This sheet holds all of it.', 0],
])(
  'a sheet of a plan that is too long for a link (%s) has no address and no code that open another one',
  async (linkless, says, codes) => {
    draw(
      <SiteProvider facts={{ firm: { office: {} } } as SiteFacts}>
        <PrintedSource query={() => (linkless ? '' : 'monthly=7000')} linkless={linkless} />
        <Paper asked={0} query={() => (linkless ? '' : 'monthly=7000')} linkless={linkless} />
      </SiteProvider>,
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('.printed-source')?.textContent).toContain(says);
    expect(document.body.textContent?.includes('These figures again')).toBe(!linkless);
    expect(document.querySelectorAll('svg[role="img"]')).toHaveLength(codes);
  },
);

test('WhatsApp gets figure, assumption and link, in a window that knows nothing of this one', async () => {
  const opened: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    opened.push(this);
  });
  drawn();
  history.replaceState(null, '', '/sipcalculator');
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'WhatsApp');
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(opened).toHaveLength(1), 20_000);
  const [link] = opened;
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  const { origin, searchParams } = new URL(link?.href ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toMatch(
    /^SIP calculator: ₹7,000 a month\nTotal value: ₹16,26,373\.53\nMonthly\.\n.*\nhttp.*\/sipcalculator\?monthly=7000$/,
  );
});

test('a press that the browser has forgotten until the code came is asked for once more, and not lost', async () => {
  const remember = (isActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  const opened = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const said = () => document.querySelector('.toast')?.textContent;
  drawn();
  const whatsApp = [...document.querySelectorAll('button')].find((one) => one.textContent === 'WhatsApp');
  remember(false);
  await act(async () => whatsApp?.click());
  await vi.waitFor(() => expect(said()).toContain('Press WhatsApp once more.'), 20_000);
  expect(opened).not.toHaveBeenCalled();
  remember(true);
  await act(async () => whatsApp?.click());
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1), 20_000);
});

test('the browser’s own list shares where there is one; elsewhere the text is copied', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  drawn();
  await press('Share');
  await settle();
  expect(share.mock.lastCall?.[0]).toMatchObject({ title: 'SIP calculator' });
  expect(share.mock.lastCall?.[0].text).toContain('₹16,26,373.53');
  expect(written).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'share');
  await press('Share');
  await settle();
  expect(written.mock.lastCall?.[0]).toContain('Total value: ₹16,26,373.53');
});
