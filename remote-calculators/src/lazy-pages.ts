import { lazy } from 'react';

// In a module of their own: React Refresh would otherwise replace them on every edit and lose the page's state.
export const SipPage = lazy(() => import('#calculators/sip/page.tsx'));
export const LumpsumPage = lazy(() => import('#calculators/lumpsum/page.tsx'));
export const StepUpSipPage = lazy(() => import('#calculators/step-up-sip/page.tsx'));
export const SwpPage = lazy(() => import('#calculators/swp/page.tsx'));
export const StpPage = lazy(() => import('#calculators/stp/page.tsx'));
export const DreamCarPage = lazy(() => import('#calculators/dream-car/page.tsx'));
export const DreamHousePage = lazy(() => import('#calculators/dream-house/page.tsx'));
export const ChildMarriagePage = lazy(() => import('#calculators/child-marriage/page.tsx'));
export const ChildEducationPage = lazy(() => import('#calculators/child-education/page.tsx'));
export const CorpusPage = lazy(() => import('#calculators/corpus/page.tsx'));
export const RetirementPage = lazy(() => import('#calculators/retirement/page.tsx'));
export const CalculatorsPage = lazy(() => import('#pickers/calculators-page.tsx'));
export const GoalsPage = lazy(() => import('#pickers/goals-page.tsx'));
export const ChildPlanPage = lazy(() => import('#pickers/child-plan-page.tsx'));
export const PlanYourGoalPage = lazy(() => import('#calculators/plan-your-goal/page.tsx'));
