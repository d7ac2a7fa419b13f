import type { RemoteRoutes } from 'shared/remote';
import type { LiveRelease } from 'shared/snapshot';
// Before what starts a container: the library's own runtime, in previews, changes what this makes.
import '#federation/federation-runtime.ts';
import { startContainer } from '#federation/start-container.ts';

/** Milliseconds until a release that neither arrives nor fails counts as dead. */
const TIMEOUT_MS = 5_000;

/**
 * Loads `./routes` of one release through federation. The container's name carries the release, so two releases of one
 * remote can stand side by side in one page without sharing code. Loading it again starts a container of its own, in
 * which nothing remembers the failure before.
 */
export async function loadRelease(name: string, release: LiveRelease): Promise<RemoteRoutes> {
  const entry = new URL(release.entry, location.href).href;
  adoptStyles(release.container, new URL('.', entry).href);
  const { container, integrity } = release;
  const routes = await withDeadline(startContainer({ container, url: entry, integrity }, './routes'));
  if (!areRoutes(routes)) throw new Error(`${name}@${release.release} exposes no routes.`);
  return routes;
}

const areRoutes = (module: unknown): module is RemoteRoutes =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';

/**
 * Tells the remote's runtime which of its stylesheets the document has brought. It would ask for them again, because it
 * knows only links that it has made, and the browser would lay out the whole page anew.
 *
 * @param folder address of the release's files
 */
function adoptStyles(container: string, folder: string): void {
  const nameOf = (href: string) => `${container}:chunk-${href.slice(folder.length).split('.')[0]}`;
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { href } = new URL(style.dataset.href ?? '', location.href);
    if (!href.startsWith(folder) || document.querySelector(`link[data-rspack="${nameOf(href)}"]`) !== null) continue;
    // The runtime looks at links only. One without an address fetches nothing.
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.rspack = nameOf(href);
    style.after(link);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // One that has not come (yet) is left to the runtime, which fails when it does not come.
    if (link.href.startsWith(folder) && link.sheet !== null) link.dataset.rspack = nameOf(link.href);
  }
}

/** Fails what hangs: a chunk that the network never finishes must not hold the page longer than the entry may. */
function withDeadline<T>(loading: Promise<T>): Promise<T> {
  // A page that already works may take its time: a slow phone is no broken release.
  const patience = window.earlyInput?.answered === true ? 4 * TIMEOUT_MS : TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The release did not load in time.')), patience);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
