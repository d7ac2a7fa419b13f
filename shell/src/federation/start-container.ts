/** What a release's entry script leaves in the page, under the container's name. */
interface Container {
  init(shareScope: object, initScope: unknown[]): unknown;
  get(module: string): Promise<() => unknown>;
}

export interface Entry {
  /** Name of the container, which carries the release. */
  container: string;
  url: string;
  /** As the document states it; empty for what `npm run dev` builds from source. */
  integrity: string;
}

declare global {
  /** The bundler's own words for the host's shared packages; only builds with federation know them. */
  function __webpack_init_sharing__(scope: string): Promise<unknown>;
  var __webpack_share_scopes__: { default?: object };
}

/** Milliseconds until an entry script that neither arrives nor fails counts as dead. */
const TIMEOUT_MS = 5_000;

/**
 * Runs the entry script of a release, joins its container to what the host shares, and takes one of its modules out. A
 * container that was started before is replaced by a new one, in which nothing remembers an earlier failure.
 *
 * @throws Error named `ReleaseLoadError` when the script has no hash or another, does not come, or leaves no such
 *   container; whatever the container and its module throw when they are run
 */
export async function startContainer({ container: name, url, integrity }: Entry, module: string): Promise<unknown> {
  Reflect.set(globalThis, name, undefined);
  await runScript(url, integrity);
  const container: Container | undefined = Reflect.get(globalThis, name);
  if (container === undefined) throw loadError(`${url} brought no container.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default ?? {}, []);
  const factory = await container.get(module);
  return factory();
}

const runScript = (url: string, integrity: string) =>
  new Promise<void>((resolve, reject) => {
    // A document that states nothing at all is broken: the browser would run the script unchecked.
    if (integrity === undefined) throw loadError(`No hash is known for ${url}.`);
    const script = document.createElement('script');
    const end = (act: () => void) => () => {
      clearTimeout(timer);
      script.remove();
      act();
    };
    const timer = setTimeout(
      end(() => reject(loadError(`${url} did not come in time.`))),
      TIMEOUT_MS,
    );
    script.onload = end(resolve);
    script.onerror = end(() => reject(loadError(`${url} could not be loaded.`)));
    Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' });
    document.head.append(script);
  });

const loadError = (message: string) => Object.assign(new Error(message), { name: 'ReleaseLoadError' });
