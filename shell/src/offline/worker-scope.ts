import type { OfflineFile } from 'shared/contract/offline-list';

// TypeScript knows either windows or workers, and this package is about windows: here is what the worker uses.

interface LastingEvent {
  /** Keeps the worker running until the promise has settled. */
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LastingEvent {
  request: Request;
  /** The answer that the browser asked for while the worker was starting, where it can. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The global object of a service worker. */
export interface WorkerScope {
  /** The shell release's own files, put in by the build; their addresses count from its folder. */
  __OWN_FILES: OfflineFile[];
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'addEventListener'> & {
    navigationPreload?: { enable(): Promise<void> };
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { data: StoreRequest | typeof TAKE_OVER }) => void,
  ): void;
}

/** What a page that stands tells the worker. */
export interface StoreRequest {
  /** Addresses that this page has loaded or has in itself, from a visitor who saves data: nothing else is stored. */
  onlyLoaded?: string[];
}

/** What a page tells a worker that waits behind an older one. */
export const TAKE_OVER = 'take over';
