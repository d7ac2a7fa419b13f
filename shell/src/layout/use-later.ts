import { useEffect, useState } from 'react';
import { whenLoaded } from '#prefetch/when-idle.ts';

/** What a page does without until it has all it needs; null until then, and for good where it cannot be had. */
export function useLater() {
  const [later, setLater] = useState<typeof import('#layout/global-listeners.tsx') | null>(null);
  useEffect(
    () =>
      whenLoaded(() => {
        import(/* webpackChunkName: "later" */ '#layout/global-listeners.tsx').then(setLater).catch(() => {});
      }),
    [],
  );
  return later;
}
