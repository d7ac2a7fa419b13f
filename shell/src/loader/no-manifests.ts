/**
 * Stands in for the parts of federation's runtime that read manifests and preload what they name (`rspack.slim.ts` puts
 * it there): this host never has a manifest, and a page would carry 3 kB that no visitor ever runs.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => {} };
  /** What the runtime forgets at each remote that it registers anew. */
  readonly manifestCache = new Map<string, unknown>();
}

/** The runtime asks at each removed remote what a manifest told of it: nothing. */
export const getGlobalRemoteInfo = () => ({});

function unused(): never {
  throw new Error('Manifests and federation’s own preloading are not part of this host.');
}

export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as generatePreloadAssetsPlugin,
  unused as preloadAssets,
  unused as snapshotPlugin,
};
