// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { answers, clearAway, draw, press, redraw, settle } from 'shared/form-fixture';
import type { LiveRelease, LiveRemote, Snapshot } from 'shared/snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoaderProvider } from '#manifest/loader.tsx';
import { RemoteOutlet } from '#releases/remote-outlet.tsx';

const ENTRY = 'http://localhost:3000/r/content/entry.js';
const snapshot: Snapshot = { serial: 1, remotes: {}, pages: [] };
const directory = { current: () => null, load: () => Promise.reject(new Error()), subscribe: () => () => {} };
const onShown = () => {};

let mounts = 0;
function Page() {
  useEffect(() => {
    mounts += 1;
  }, []);
  return <h1>Home</h1>;
}
const load = vi.fn();
/** What the broken file is answered with, once it is. */
let answer: () => void;

let count = 0;
let remote: LiveRemote;
let name: string;
const outlet = (key: string) => (
  <LoaderProvider key="outlet" loader={{ snapshot, directory, load }}>
    <main id="main">
      <RemoteOutlet key={key} name={name} remote={remote} chunk={undefined} onShown={onShown} />
    </main>
  </LoaderProvider>
);
const heading = () => document.querySelector('h1');
const retry = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
/** As a browser follows a press: the button that goes away takes the focus along. */
const pressRetry = () => {
  retry()?.focus();
  return press('Retry');
};

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no timeline, and lays nothing out: all that stands there is shown.
  Object.assign(performance, { mark: () => {} });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  count += 1;
  mounts = 0;
  // What failed is remembered for as long as the page lives.
  name = `content${count}`;
  remote = { current: { release: '1', container: 'c', entry: ENTRY, integrity: '' } as LiveRelease };
  load.mockReset();
  load.mockRejectedValueOnce(new Error('nothing came')).mockResolvedValue({ default: Page });
  answers[`GET ${ENTRY}`] = () =>
    new Promise((resolve) => {
      answer = () => resolve(new Response());
    });
  draw(outlet('first'));
  await settle();
  await settle();
});

afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
});

test('one try at a time, told by its button, and the page that comes has the focus', async () => {
  await pressRetry();
  expect(retry()?.getAttribute('aria-busy')).toBe('true');
  await pressRetry();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  await settle();
  expect(heading()?.textContent).toBe('Home');
  expect(document.activeElement).toBe(heading());
  expect(mounts).toBe(1);
});

test('a try that fails again leads to what is said of it', async () => {
  load.mockReset();
  load.mockRejectedValueOnce(new Error('nothing came again'));
  await pressRetry();
  await act(async () => answer());
  await settle();
  await settle();
  expect(retry()?.hasAttribute('aria-busy')).toBe(false);
  expect(document.activeElement).toBe(heading());
});

test('a try that went on while its visitor was elsewhere throws nothing away', async () => {
  await pressRetry();
  // Away and back: the files are on their way already, so that this try waits for nothing.
  redraw(outlet('second'));
  await settle();
  await pressRetry();
  await settle();
  const shown = heading();
  expect(shown?.textContent).toBe('Home');
  await act(async () => answer());
  redraw(outlet('second'));
  await settle();
  expect(heading()).toBe(shown);
  // The one that failed, and the one that is shown.
  expect(load).toHaveBeenCalledTimes(2);
});
