import { type ComponentType, lazy } from 'react';
import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { catalogue } from '#calculators/catalogue.ts';
import type { CalculatorDefinition } from '#definition/definition.ts';
import { paths } from '#paths.data.ts';

interface PageModule {
  default: ComponentType;
}

/** A calculator's own page, or the page of all calculators with its definition. */
async function pageOf(load: () => Promise<{ default: ComponentType | CalculatorDefinition }>): Promise<PageModule> {
  const { default: shown } = await load();
  return { default: typeof shown === 'function' ? shown : () => <CalculatorPage definition={shown} /> };
}

const pickers: [path: string, name: string, load: () => Promise<PageModule>][] = [
  ['/calculators', 'calculators', () => import(/* webpackChunkName: "calculators" */ '#pickers/calculators-page.tsx')],
  ['/goals', 'goals', () => import(/* webpackChunkName: "goals" */ '#pickers/goals-page.tsx')],
  ['/childplan', 'child-plan', () => import(/* webpackChunkName: "child-plan" */ '#pickers/child-plan-page.tsx')],
];

const all = [
  ...pickers,
  ...Object.entries(catalogue).map(([slug, load]) => [paths[slug] ?? '', slug, () => pageOf(load)] as const),
];

/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = Object.fromEntries(all.map(([, name, load]) => [name, load]));

// In a module of their own: React Refresh would otherwise replace them on every edit and lose the page's state.
/** Every page by its path; each page's code is a file of its own. */
export const lazyPages = all.map(([path, , load]) => ({ path, Page: lazy(load) }));
