// The service worker: a program of its own, served at /sw.js. It never comes between a visitor and the live site: it
// only answers documents when the network does not.
import type { OfflineList } from 'shared/contract/offline-list';
import { timeLimit } from 'shared/time-limit';
import { answerDocument, answerFile } from '#offline/answers.ts';
import { isDocument, isReleaseFile } from '#offline/requests.ts';
import { storeReleases } from '#offline/store-releases.ts';
import { type StoreRequest, TAKE_OVER, type WorkerScope } from '#offline/worker-scope.ts';

declare const self: WorkerScope;

/** Container name of the shell release that this worker is part of. */
declare const __RELEASE__: string;

const CACHE = 'offline';
/** A network that has not begun to answer by then would leave the visitor with an empty window. */
const PATIENCE_MS = 10_000;
/** A file that takes longer is left for the next page: it would keep this worker from ever making room. */
const FILE_MS = 60_000;

const ownFiles = self.__OWN_FILES;
const { origin } = location;
const openStored = () => caches.open(CACHE);

// At once: a worker that waited for the last tab to close would hold on to releases that are gone.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([forgetOtherCaches(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isDocument(request, origin)) {
    const network = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(request));
    event.respondWith(answerDocument(network, openStored, PATIENCE_MS));
  } else if (isReleaseFile(request, origin)) {
    event.respondWith(answerFile(request, openStored, fetch));
  }
});

let storing: Promise<void> = Promise.resolve();
let underWay = new AbortController();

// Several tabs may ask: one after the other, for each would remove what another has just stored.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === TAKE_OVER) return event.waitUntil(self.skipWaiting());
  storing = storing.then(() => store(data)).catch(() => {});
  event.waitUntil(storing);
});

// A worker that is still at work keeps the next one waiting, and a shell that was rolled back alive.
self.registration.addEventListener('updatefound', () => underWay.abort());

async function store({ onlyLoaded }: StoreRequest): Promise<void> {
  const { installing, waiting } = self.registration;
  if ((installing ?? waiting) !== null) return;
  underWay = new AbortController();
  const network: typeof fetch = (address, options) =>
    fetch(address, { ...options, signal: timeLimit(FILE_MS, underWay.signal) });
  const answer = await network('/offline.json', { cache: 'no-cache' });
  if (!answer.ok) return;
  const list = (await answer.json()) as OfflineList;
  // Another shell is live now; its own worker is on the way.
  if (list.shell !== __RELEASE__) return;
  const stored = await openStored();
  await storeReleases({ list, ownFiles, onlyLoaded, stored, network, base: origin });
}

async function forgetOtherCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
