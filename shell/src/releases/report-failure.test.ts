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

/** An error whose stack leads into a file of this release. */
function errorIn(release: string, cause?: Error): Error {
  const error = new TypeError('seeded', cause && { cause });
  error.stack = `TypeError: seeded\n    at https://site.example/r/${release}/main.js:1:20`;
  return error;
}

it('tells of late errors by the release they come from, and of none that React only passes on', async () => {
  watchErrors();
  for (const error of [
    errorIn('content/1.0.0-aaaaaaaa'),
    errorIn('shell/1.0.0-bbbbbbbb', new Error('of a remote')),
    errorIn('shell/1.0.0-cccccccc'),
  ])
    heard.dispatchEvent(Object.assign(new Event('error'), { error }));
  await vi.runAllTimersAsync();
  const [, { body }] = told.mock.calls[0] ?? ['', { body: '{"failures":[]}' }];
  const { failures } = JSON.parse(body) as { failures: { release: string }[] };
  expect(failures.map(({ release }) => release)).toEqual(['content@1.0.0-aaaaaaaa', 'shell@1.0.0-cccccccc']);
});
