import { lazyPart } from '#calculator-page/settle/lazy-part.tsx';

// Fetched when someone opens one: most visitors want the figure alone. They come together: every visitor loads the name
// and the hash of each file.
export const SolvePanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/solve-panel.tsx'),
);
export const WhatIfPanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/what-if-panel.tsx'),
);
export const TaxPanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/tax-panel.tsx'),
);
export const RangePanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/range-panel.tsx'),
);
export const AgainstSipPanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/against-sip-panel.tsx'),
);
export const ComparePanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/compare-panel.tsx'),
);
