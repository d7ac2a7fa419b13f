// One stylesheet for what several calculators draw: going from one to the next fetches it once. Their page comes with the
// routes too: one request less before it is alive.
import '#calculator-page/calculator-page.css';
import type { ComponentType } from 'react';
import { remotePages } from 'shared/remote-pages';
import { CalculatorPage } from '#calculator-page/calculator-page.tsx';
import { bundleOf } from '#calculators/bundle-of.ts';
import { catalogue } from '#calculators/catalogue.ts';
import type { ExplainedCalculator } from '#definition/definition.ts';
import { paths } from '#paths.data.ts';

interface PageModule {
  default: ComponentType;
}

/** A calculator's own page, or the page of all calculators with its definition. */
async function pageOf(load: () => Promise<{ default: ComponentType | ExplainedCalculator }>): Promise<PageModule> {
  const { default: shown } = await load();
  return { default: typeof shown === 'function' ? shown : () => <CalculatorPage definition={shown} /> };
}

const pickers: [path: string, name: string, load: () => Promise<PageModule>][] = [
  ['/calculators', 'pickers', () => import(/* webpackChunkName: "pickers" */ '#pickers/calculators-page.tsx')],
  ['/goals', 'pickers', () => import(/* webpackChunkName: "pickers" */ '#pickers/goals-page.tsx')],
  ['/childplan', 'pickers', () => import(/* webpackChunkName: "pickers" */ '#pickers/child-plan-page.tsx')],
  ['/whichcalculator', 'pickers', () => import(/* webpackChunkName: "pickers" */ '#which/which-page.tsx')],
  ['/ask', 'ask', () => import(/* webpackChunkName: "ask" */ '#ask/ask-page.tsx')],
];

const all = [
  ...pickers,
  ...Object.entries(catalogue).map(([slug, load]) => [paths[slug] ?? '', bundleOf(slug), () => pageOf(load)] as const),
];

const { bundles, Pages } = remotePages(all);

export { bundles };
export default Pages;
