import { useEffect, useState } from 'react';
import type { Attendants } from '#layout/attendants.tsx';
import { whenLoaded } from '#prefetch/when-idle.ts';
import { useUnsaved } from '#releases/use-unsaved.ts';

/** Fetches the attendants once a page has all it needs. Their state is here: the page above them is not rendered again. */
export function LaterAttendants({ pathname }: { pathname: string }) {
  const unsaved = useUnsaved(pathname);
  const [part, setPart] = useState<{ Part: typeof Attendants } | null>(null);
  useEffect(
    () =>
      whenLoaded(() => {
        const later = import(/* webpackChunkName: "later" */ '#layout/attendants.tsx');
        // Without them the page is whole.
        later.then(({ Attendants: Part }) => setPart({ Part })).catch(() => {});
      }),
    [],
  );
  return part && <part.Part unsaved={unsaved} />;
}
