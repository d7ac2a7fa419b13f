// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordTyping } from '#start/record-typing.ts';
import { startShell } from '#start/start-shell.ts';

test('the scripts that the document names are started in their order, and only as they were published', () => {
  document.head.innerHTML = `
    <link rel="later" as="script" href="/r/a.js">
    <link rel="start" as="script" href="/r/one.js" integrity="sha384-1" crossorigin="anonymous">
    <link rel="start" as="script" href="/r/two.js" integrity="sha384-2" crossorigin="anonymous">`;
  startShell();
  const started = [...document.querySelectorAll('script')].map((script) => ({
    path: new URL(script.src).pathname,
    integrity: script.getAttribute('integrity'),
    crossOrigin: script.crossOrigin,
    async: script.async,
  }));
  expect(started).toEqual([
    { path: '/r/one.js', integrity: 'sha384-1', crossOrigin: 'anonymous', async: false },
    { path: '/r/two.js', integrity: 'sha384-2', crossOrigin: 'anonymous', async: false },
  ]);
});

/** Fails the script that was started last, as a browser does that could not get it. */
const fail = () => [...document.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('error'));

test('a script that fails is fetched anew and tried once more; where it fails again, forms are sent without it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('performance', { getEntriesByName: () => [] });
  onTestFinished(() => void vi.unstubAllGlobals());
  document.head.innerHTML = '<link rel="start" as="script" href="/r/one.js" integrity="sha384-1">';
  document.body.innerHTML = '<form><button>Ask</button></form><button type="button" data-waiting="">More</button>';
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  const sent = vi.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  recordTyping();
  startShell();
  button?.click();
  // Sent to nobody yet: the page's code answers it without another document.
  expect(sent.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([true]);
  sent.mockClear();
  fail();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/\/r\/one\.js$/), {
    cache: 'reload',
    credentials: 'omit',
  });
  expect(document.querySelectorAll('script[integrity="sha384-1"]')).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
  fail();
  expect(sent).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-waiting]')).toBeNull();
  // From now on nothing holds it back.
  const held = vi.fn();
  form?.addEventListener('submit', ({ defaultPrevented }) => held(defaultPrevented), { capture: true });
  form?.removeEventListener('submit', sent);
  form?.addEventListener('submit', (event) => event.preventDefault());
  button?.click();
  expect(held).toHaveBeenCalledExactlyOnceWith(false);
});
