import federation from '@module-federation/webpack-bundler-runtime';

interface ContainerStart {
  webpackRequire: {
    federation: {
      instance: {
        initShareScopeMap(name: string, scope: object): void;
      };
      attachShareScopeMap(require: unknown): void;
    };
    I(scope: string, initScope: unknown): unknown;
  };
  shareScope: object;
  initScope: unknown;
}

/** Joins a remote's container to the host's share scope. The host's own build leaves this part of federation out. */
function initContainerEntry({ webpackRequire, shareScope, initScope }: ContainerStart) {
  const { instance, attachShareScopeMap } = webpackRequire.federation;
  instance.initShareScopeMap('default', shareScope);
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}

declare global {
  /** The federation runtime for one more container; every remote's entry calls it (see `rspack.base.ts`). */
  var __SITE_FEDERATION__: () => object;
}

// Each container gets parts of its own to write into, and makes an instance of its own.
globalThis.__SITE_FEDERATION__ = () => ({
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
});
