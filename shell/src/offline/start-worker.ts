import { type StoreRequest, TAKE_OVER } from '#offline/worker-scope.ts';

/** Milliseconds after the load that belong to the page alone. */
const PAGE_FIRST_MS = 3_000;

/** Has a service worker store the live releases, once the page is loaded and the browser has nothing better to do. */
export function startWorkerWhenIdle(): void {
  const start = () => void startWorker().catch(() => {});
  const later = () =>
    setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(start) : start()), PAGE_FIRST_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Rejects where service workers are forbidden, cannot be had or the network has just gone: the page then goes without. */
async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Whichever worker comes to be the active one: the browser looks for a newer one by itself too, at any moment.
  registration.addEventListener('updatefound', () => askOnceActive(registration.installing));
  // A worker that was there before may be another release's.
  if (registration.active !== null) await registration.update();
  // Chromium leaves a new worker waiting when the old one is asked for a file in the very moment of the change.
  registration.waiting?.postMessage(TAKE_OVER);
  askOnceActive(registration.installing ?? registration.waiting ?? registration.active);
}

function askOnceActive(worker: ServiceWorker | null): void {
  const ask = () => worker?.state === 'activated' && worker.postMessage(wanted());
  if (worker?.state === 'activated') ask();
  else worker?.addEventListener('statechange', ask);
}

function wanted(): StoreRequest {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) return {};
  // Styles came in the document; without them as files the page would have none while the network is away.
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(
    ({ dataset }) => new URL(dataset.href ?? '', location.href).href,
  );
  return { onlyLoaded: [...performance.getEntriesByType('resource').map(({ name }) => name), ...styles] };
}
