import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true from then on: for what only a running browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
