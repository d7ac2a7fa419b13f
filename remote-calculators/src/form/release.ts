/** The name of the release that this code is part of (`rspack.base.ts`); absent where nothing was built. */
declare const __RELEASE__: string | undefined;

export const release = typeof __RELEASE__ === 'undefined' ? '' : __RELEASE__;
