import { useEffect, useState } from 'react';
import { whenLoaded } from '#prefetch/when-idle.ts';
import { tryTwice } from '#releases/broken-files.ts';

type Later = typeof import('#layout/global-listeners.tsx');

let coming: Promise<Later> | undefined;

function bring(): Promise<Later> {
  coming ??= tryTwice(() => import(/* webpackChunkName: "later" */ '#layout/global-listeners.tsx'));
  return coming;
}

/** What a page does without until it has all it needs; null until then, and for good where it cannot be had. */
export function useLater() {
  const [later, setLater] = useState<Later | null>(null);
  useEffect(() => whenLoaded(() => void bring().then(setLater, () => {})), []);
  return later;
}
