import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchErrors } from '#releases/report-failure.ts';

const told = vi.fn(async (_address: string, { body }: { body: string }) => new Response(body));
const heard = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('fetch', told);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An error that was thrown at the first of these places, called from the others. */
function thrownAt(...places: string[]): Error {
  const error = new TypeError('seeded');
  error.stack = ['TypeError: seeded', ...places].join('\n    at ');
  return error;
}

const fileOf = (release: string) => `f (https://site.example/r/${release}/main.js:1:20)`;

it('tells of late errors by the release that threw them, and of none that others threw', async () => {
  watchErrors();
  const moved = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  Object.defineProperty(moved, 'stack', { value: thrownAt(fileOf('contact/1.0.0-dddddddd')).stack });
  for (const error of [
    thrownAt(fileOf('content/1.0.0-aaaaaaaa'), fileOf('shell/1.0.0-bbbbbbbb')),
    thrownAt('JSON.parse (<anonymous>)', fileOf('shell/1.0.0-cccccccc')),
    thrownAt('chrome-extension://abc/inject.js:1:5', fileOf('content/1.0.0-eeeeeeee')),
    thrownAt('https://site.example/contactus:12:5', fileOf('content/1.0.0-eeeeeeee')),
    thrownAt('<anonymous>:3:5', fileOf('content/1.0.0-eeeeeeee')),
    moved,
  ])
    heard.dispatchEvent(Object.assign(new Event('error'), { error }));
  await vi.runAllTimersAsync();
  const [, { body }] = told.mock.calls[0] ?? ['', { body: '{"failures":[]}' }];
  const { failures } = JSON.parse(body) as { failures: { release: string }[] };
  expect(failures.map(({ release }) => release)).toEqual(['content@1.0.0-aaaaaaaa', 'shell@1.0.0-cccccccc']);
});
