import federation from '@module-federation/webpack-bundler-runtime';

interface ContainerStart {
  webpackRequire: {
    federation: {
      instance: {
        initOptions(options: object): void;
        initShareScopeMap(name: string, scope: object, extra: object): void;
      };
      initOptions: { name: string };
      attachShareScopeMap(require: unknown): void;
    };
    I(scope: string, initScope: unknown): unknown;
  };
  shareScope: object;
  initScope: unknown;
  remoteEntryInitOptions?: { shareScopeMap?: object };
}

/** Joins a remote's container to the host's share scope. The host's own build leaves this part of federation out. */
function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }: ContainerStart) {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap('default', shareScope, { hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {} });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}

declare global {
  /** The federation runtime for one more container; every remote's entry calls it (see `rspack.base.ts`). */
  var __SITE_FEDERATION__: () => object;
}

const { runtime } = federation;
if (runtime === undefined) throw new Error('The host was built without the federation runtime.');

// Each container gets parts of its own to write into, and an instance of its own: `init` would hand out the host's.
globalThis.__SITE_FEDERATION__ = () => ({
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
});
