import { lazy } from 'react';

// Fetched when someone opens them: most visitors want the figure alone.
export const SolvePanel = lazy(() => import('#calculator-page/extras/solve-panel.tsx'));
export const WhatIfPanel = lazy(() => import('#calculator-page/extras/what-if-panel.tsx'));
export const TaxPanel = lazy(() => import('#calculator-page/extras/tax-panel.tsx'));
export const RangePanel = lazy(() => import('#calculator-page/extras/range-panel.tsx'));
export const ComparePanel = lazy(() => import('#calculator-page/extras/compare-panel.tsx'));
