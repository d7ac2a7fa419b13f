// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkerWhenIdle } from '#offline/start-worker.ts';
import { TAKE_OVER } from '#offline/worker-scope.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function worker(state: ServiceWorkerState) {
  return Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
}

/** Lets the page, loaded and idle, meet these workers. */
async function meet(workers: { active?: object; waiting?: object; installing?: object }) {
  const registration = Object.assign(new EventTarget(), {
    ...{ active: null, waiting: null, installing: null, update: vi.fn(async () => {}) },
    ...workers,
  });
  vi.stubGlobal('navigator', { serviceWorker: { register: vi.fn(async () => registration) } });
  startWorkerWhenIdle();
  await vi.runAllTimersAsync();
  return registration;
}

test('a first worker is asked to store once it is active', async () => {
  const first = worker('installing');
  await meet({ installing: first });
  expect(first.postMessage).not.toHaveBeenCalled();
  first.state = 'activated';
  first.dispatchEvent(new Event('statechange'));
  expect(first.postMessage).toHaveBeenCalledExactlyOnceWith({});
});

test('a worker that is there is asked at once, after the browser has looked for a newer one', async () => {
  const active = worker('activated');
  const { update } = await meet({ active });
  expect(update).toHaveBeenCalledOnce();
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({});
});

test('a worker that was left waiting is told to take over, and the old one stores nothing more', async () => {
  const [active, waiting] = [worker('activated'), worker('installed')];
  await meet({ active, waiting });
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(TAKE_OVER);
  expect(active.postMessage).not.toHaveBeenCalled();
});

test('a newer worker that the browser finds later is asked in its turn', async () => {
  const active = worker('activated');
  const registration = await meet({ active });
  const newer = worker('installing');
  Object.assign(registration, { installing: newer });
  registration.dispatchEvent(new Event('updatefound'));
  newer.state = 'activated';
  newer.dispatchEvent(new Event('statechange'));
  expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({});
});
