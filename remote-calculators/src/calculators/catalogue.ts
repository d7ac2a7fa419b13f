/**
 * Which calculators there are, by the folder of each, in the order of the pickers. Routes, bundles, early scripts, page
 * declarations, pickers, `calc` and tests follow from this list. The chunk's name is the folder's.
 *
 * A folder's `texts.tsx` is drawn by the page of all calculators; a page of its own stands here in its place.
 */
export const catalogue = {
  sip: () => import(/* webpackChunkName: "sip" */ '#calculators/sip/texts.tsx'),
  'step-up-sip': () => import(/* webpackChunkName: "step-up-sip" */ '#calculators/step-up-sip/texts.tsx'),
  lumpsum: () => import(/* webpackChunkName: "lumpsum" */ '#calculators/lumpsum/texts.tsx'),
  swp: () => import(/* webpackChunkName: "swp" */ '#calculators/swp/texts.tsx'),
  stp: () => import(/* webpackChunkName: "stp" */ '#calculators/stp/texts.tsx'),
  'dream-car': () => import(/* webpackChunkName: "dream-car" */ '#calculators/dream-car/texts.tsx'),
  'dream-house': () => import(/* webpackChunkName: "dream-house" */ '#calculators/dream-house/texts.tsx'),
  'child-education': () => import(/* webpackChunkName: "child-education" */ '#calculators/child-education/texts.tsx'),
  'child-marriage': () => import(/* webpackChunkName: "child-marriage" */ '#calculators/child-marriage/texts.tsx'),
  retirement: () => import(/* webpackChunkName: "retirement" */ '#calculators/retirement/page.tsx'),
  corpus: () => import(/* webpackChunkName: "corpus" */ '#calculators/corpus/texts.tsx'),
  'plan-your-goal': () => import(/* webpackChunkName: "plan-your-goal" */ '#calculators/plan-your-goal/page.tsx'),
} as const;
