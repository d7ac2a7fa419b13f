// @vitest-environment jsdom
import { act } from 'react';
import { clearAway, draw } from 'shared/form-fixture';
import { Link, useLocation } from 'shared/router';
import { type SiteFacts, SiteProvider } from 'shared/site';
import type { Snapshot } from 'shared/snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePageEffects } from '#layout/use-page-effects.ts';
import { LoaderProvider } from '#manifest/loader.tsx';
import { keepEarlyFragments } from '#start/early-fragments.ts';

const snapshot: Snapshot = { serial: 1, remotes: {}, pages: [] };
const directory = { current: () => null, load: () => Promise.reject(new Error()), subscribe: () => () => {} };

function Site() {
  const { pathname } = useLocation();
  usePageEffects({ title: pathname });
  return (
    <main id="main">
      <h1>{pathname}</h1>
      <a href="#part">Part</a>
      <h2 id="part">{pathname}</h2>
      <p id="भाग">{pathname}</p>
      <Link to="/next">Next</Link>
      <Link to="/next#part">Part of next</Link>
      <Link to={`/next#${encodeURIComponent('भाग')}`}>Encoded</Link>
      <Link to="/next#%">Broken</Link>
    </main>
  );
}

const drawAt = (address: string) => {
  history.replaceState(null, '', address);
  draw(
    <SiteProvider facts={{ firm: { name: 'Firm' } } as SiteFacts}>
      <LoaderProvider loader={{ snapshot, directory, load: () => Promise.reject(new Error()) }}>
        <Site />
      </LoaderProvider>
    </SiteProvider>,
  );
};

/** As the visitor or the browser scrolls; a page's own scrolling is told to `jumps`, too. */
function scrollPage(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}
const jumps = vi.fn(scrollPage);

/** jsdom tells of a new entry once the link's own work is done. */
const arrived = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function follow(link: string) {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === link);
  act(() => found?.click());
  await arrived();
}

async function goBack() {
  jumps.mockClear();
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  act(() => history.back());
  await act(() => left);
  await arrived();
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', (_left: number, top: number) => jumps(top));
  // jsdom lays nothing out: all that stands there is shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Object.assign(window, { scrollY: 0 });
  jumps.mockClear();
});

afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
});

test('each place on a page that a link led to is an entry of its own', async () => {
  drawAt('/home');
  await follow('Part');
  expect(location.hash).toBe('#part');
  expect(jumps).not.toHaveBeenCalled();
  scrollPage(900);
  await goBack();
  expect(location.hash).toBe('');
  expect(jumps).toHaveBeenLastCalledWith(0);

  scrollPage(3000);
  await follow('Next');
  expect(window.scrollY).toBe(0);
  jumps.mockClear();
  await follow('Part');
  expect(jumps).not.toHaveBeenCalled();
  scrollPage(500);
  await goBack();
  expect(jumps).toHaveBeenLastCalledWith(0);
  await goBack();
  expect(location.pathname).toBe('/home');
  expect(jumps).toHaveBeenLastCalledWith(3000);
});

test('a place that was followed before the page was alive is left and found again', async () => {
  keepEarlyFragments();
  drawAt('/home');
  Object.assign(window, { earlyInput: {} });
  await follow('Part');
  Object.assign(window, { earlyInput: undefined });
  scrollPage(700);
  await follow('Next');
  await goBack();
  expect(location.pathname + location.hash).toBe('/home#part');
  expect(jumps).toHaveBeenLastCalledWith(700);
});

test('a link to a place on another page, or on this one, leads the focus there as well', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    shown(this.id);
  };
  drawAt('/home');
  await follow('Part of next');
  expect(document.activeElement?.id).toBe('part');
  expect(shown.mock.calls).toEqual([['part']]);

  await follow('Encoded');
  expect(document.activeElement?.id).toBe('भाग');
  (document.activeElement as HTMLElement).blur();
  await follow('Encoded');
  expect(document.activeElement?.id).toBe('भाग');
  expect(shown.mock.calls).toEqual([['part'], ['भाग'], ['भाग']]);
});

test('a link to a place that is not there leads to the page', async () => {
  drawAt('/home');
  await follow('Broken');
  expect(document.activeElement?.tagName).toBe('H1');
  expect(document.activeElement?.textContent).toBe('/next');
});

test('a place that comes later on the same page is led to once it is there', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  drawAt('/next');
  const part = document.getElementById('part');
  part?.removeAttribute('id');
  await follow('Part of next');
  expect(document.activeElement).toBe(document.body);
  part?.setAttribute('id', 'part');
  part?.append('');
  await arrived();
  expect(document.activeElement).toBe(part);
});
