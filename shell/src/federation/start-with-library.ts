import { createInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { Entry } from '#federation/start-container.ts';

interface Parts {
  runtime: object;
  bundlerRuntime: object;
}

// Releases bring no runtime of their own, and one copy makes an instance for one build only, unless it is told to.
const partsOfHost = globalThis.__SITE_FEDERATION__ as () => Parts;
globalThis.__SITE_FEDERATION__ = () => {
  const { runtime, bundlerRuntime, ...rest } = partsOfHost();
  return {
    ...rest,
    runtime: { ...runtime, init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
};

/** Hashes of the entry scripts that are to run, by address. */
const known = new Map<string, string>();

registerPlugins([
  {
    name: 'only-as-published',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = known.get(url) ?? '';
      return Object.assign(script, { src: url, async: true, integrity, crossOrigin: 'anonymous' });
    },
  },
]);

/**
 * Does what `start-container.ts` does, with the library's own runtime: in development and in previews, where its
 * `loadRemote`, its plugins and its devtools are of use.
 */
export async function startContainer({ container, url, integrity }: Entry, module: string): Promise<unknown> {
  known.set(url, integrity);
  registerRemotes([{ name: container, entry: url, entryGlobalName: container, type: 'global' }], { force: true });
  return loadRemote(module.replace('.', container));
}
