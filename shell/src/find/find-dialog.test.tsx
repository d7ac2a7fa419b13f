// @vitest-environment jsdom
import { act } from 'react';
import { clearAway, draw, focused, press } from 'shared/form-fixture';
import { Link, useLocation } from 'shared/router';
import { type SiteFacts, SiteProvider } from 'shared/site';
import type { Snapshot } from 'shared/snapshot';
import { afterEach, expect, test, vi } from 'vitest';
import { FindDialog } from '#find/find-dialog.tsx';
import { openFind, useFindOpen } from '#find/opened.ts';
import { usePageEffects } from '#layout/use-page-effects.ts';
import { LoaderProvider } from '#manifest/loader.tsx';

const snapshot: Snapshot = { serial: 1, remotes: {}, pages: [] };
const directory = { current: () => null, load: () => Promise.resolve(snapshot), subscribe: () => () => {} };

function Site() {
  const { pathname } = useLocation();
  usePageEffects({ title: pathname });
  return (
    <main id="main">
      <h1>{pathname}</h1>
      <Link to="/next">Next</Link>
      <button type="button" onClick={openFind}>
        Find
      </button>
      <FindDialog opened={useFindOpen()} />
    </main>
  );
}

afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
});

test('Back closes the search, and the page that it leads to gets the focus', async () => {
  vi.stubGlobal('scrollTo', () => {});
  // jsdom lays nothing out: all that stands there is shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/before');
  draw(
    <SiteProvider facts={{ firm: { name: 'Firm' } } as SiteFacts}>
      <LoaderProvider loader={{ snapshot, directory, load: () => Promise.reject(new Error()) }}>
        <Site />
      </LoaderProvider>
    </SiteProvider>,
  );
  await press('Next');
  document.querySelector<HTMLElement>('button')?.focus();
  await press('Find');
  const dialog = document.querySelector('dialog');
  expect(dialog?.open).toBe(true);

  const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const focus = vi.spyOn(HTMLHeadingElement.prototype, 'focus');
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  expect(location.pathname).toBe('/before');
  expect(dialog?.open).toBe(false);
  expect(focused()).toBe('/before');
  expect(closed.mock.invocationCallOrder[0]).toBeLessThan(focus.mock.invocationCallOrder[0] ?? 0);
});
