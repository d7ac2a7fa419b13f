import { memo, Suspense } from 'react';
import { lazyWords } from '#calculator-page/settle/lazy-part.tsx';
import type { HelpText } from '#definition/definition.ts';

const Help = memo(lazyWords(() => import(/* webpackChunkName: "later" */ '#calculator-page/help/help.tsx')));

/** The reading part of a page, which is alive before it. */
export function LaterHelp({ help }: { help: () => HelpText }) {
  return (
    <Suspense>
      <Help help={help} />
    </Suspense>
  );
}
