import { lazy } from 'react';

// In a module of their own: React Refresh would otherwise replace them on every edit and lose the page's state.
/** Each page's bundle by the name that `pages.ts` declares. */
export const bundles = {
  sip: () => import(/* webpackChunkName: "sip" */ '#calculators/sip/page.tsx'),
  lumpsum: () => import(/* webpackChunkName: "lumpsum" */ '#calculators/lumpsum/page.tsx'),
  'step-up-sip': () => import(/* webpackChunkName: "step-up-sip" */ '#calculators/step-up-sip/page.tsx'),
  swp: () => import(/* webpackChunkName: "swp" */ '#calculators/swp/page.tsx'),
  stp: () => import(/* webpackChunkName: "stp" */ '#calculators/stp/page.tsx'),
  'dream-car': () => import(/* webpackChunkName: "dream-car" */ '#calculators/dream-car/page.tsx'),
  'dream-house': () => import(/* webpackChunkName: "dream-house" */ '#calculators/dream-house/page.tsx'),
  'child-marriage': () => import(/* webpackChunkName: "child-marriage" */ '#calculators/child-marriage/page.tsx'),
  'child-education': () => import(/* webpackChunkName: "child-education" */ '#calculators/child-education/page.tsx'),
  corpus: () => import(/* webpackChunkName: "corpus" */ '#calculators/corpus/page.tsx'),
  retirement: () => import(/* webpackChunkName: "retirement" */ '#calculators/retirement/page.tsx'),
  calculators: () => import(/* webpackChunkName: "calculators" */ '#pickers/calculators-page.tsx'),
  goals: () => import(/* webpackChunkName: "goals" */ '#pickers/goals-page.tsx'),
  'child-plan': () => import(/* webpackChunkName: "child-plan" */ '#pickers/child-plan-page.tsx'),
  'plan-your-goal': () => import(/* webpackChunkName: "plan-your-goal" */ '#calculators/plan-your-goal/page.tsx'),
};

export const SipPage = lazy(bundles.sip);
export const LumpsumPage = lazy(bundles.lumpsum);
export const StepUpSipPage = lazy(bundles['step-up-sip']);
export const SwpPage = lazy(bundles.swp);
export const StpPage = lazy(bundles.stp);
export const DreamCarPage = lazy(bundles['dream-car']);
export const DreamHousePage = lazy(bundles['dream-house']);
export const ChildMarriagePage = lazy(bundles['child-marriage']);
export const ChildEducationPage = lazy(bundles['child-education']);
export const CorpusPage = lazy(bundles.corpus);
export const RetirementPage = lazy(bundles.retirement);
export const CalculatorsPage = lazy(bundles.calculators);
export const GoalsPage = lazy(bundles.goals);
export const ChildPlanPage = lazy(bundles['child-plan']);
export const PlanYourGoalPage = lazy(bundles['plan-your-goal']);
