/**
 * Which calculators there are, by the folder of each, in the order of the pickers. Routes, bundles, early scripts, page
 * declarations, pickers, `calc` and tests follow from this list. The chunk's name is the folder's, or what `bundle-of.ts`
 * says.
 *
 * A folder's `texts.tsx` is drawn by the page of all calculators; a page of its own stands here in its place.
 */
export const catalogue = {
  sip: () => import(/* webpackChunkName: "sip" */ '#calculators/sip/texts.tsx'),
  'step-up-sip': () => import(/* webpackChunkName: "step-up-sip" */ '#calculators/step-up-sip/texts.tsx'),
  lumpsum: () => import(/* webpackChunkName: "once" */ '#calculators/lumpsum/texts.tsx'),
  swp: () => import(/* webpackChunkName: "plans" */ '#calculators/swp/texts.tsx'),
  stp: () => import(/* webpackChunkName: "plans" */ '#calculators/stp/texts.tsx'),
  'lumpsum-sip': () => import(/* webpackChunkName: "once" */ '#calculators/lumpsum-sip/texts.tsx'),
  delay: () => import(/* webpackChunkName: "costs" */ '#calculators/delay/texts.tsx'),
  emi: () => import(/* webpackChunkName: "emi" */ '#calculators/emi/texts.tsx'),
  fd: () => import(/* webpackChunkName: "bank" */ '#calculators/fd/texts.tsx'),
  rd: () => import(/* webpackChunkName: "bank" */ '#calculators/rd/texts.tsx'),
  ppf: () => import(/* webpackChunkName: "accounts" */ '#calculators/ppf/texts.tsx'),
  ssy: () => import(/* webpackChunkName: "accounts" */ '#calculators/ssy/texts.tsx'),
  nps: () => import(/* webpackChunkName: "pensions" */ '#calculators/nps/texts.tsx'),
  epf: () => import(/* webpackChunkName: "pensions" */ '#calculators/epf/texts.tsx'),
  inflation: () => import(/* webpackChunkName: "costs" */ '#calculators/inflation/texts.tsx'),
  fire: () => import(/* webpackChunkName: "needs" */ '#calculators/fire/texts.tsx'),
  'life-cover': () => import(/* webpackChunkName: "needs" */ '#calculators/life-cover/texts.tsx'),
  'tax-regime': () => import(/* webpackChunkName: "tax-regime" */ '#calculators/tax-regime/page.tsx'),
  xirr: () => import(/* webpackChunkName: "xirr" */ '#calculators/xirr/page.tsx'),
  'dream-car': () => import(/* webpackChunkName: "dreams" */ '#calculators/dream-car/texts.tsx'),
  'dream-house': () => import(/* webpackChunkName: "dreams" */ '#calculators/dream-house/texts.tsx'),
  'child-education': () => import(/* webpackChunkName: "dreams" */ '#calculators/child-education/texts.tsx'),
  'child-marriage': () => import(/* webpackChunkName: "dreams" */ '#calculators/child-marriage/texts.tsx'),
  retirement: () => import(/* webpackChunkName: "retirement" */ '#calculators/retirement/page.tsx'),
  corpus: () => import(/* webpackChunkName: "corpus" */ '#calculators/corpus/texts.tsx'),
  'glide-path': () => import(/* webpackChunkName: "corpus" */ '#calculators/glide-path/texts.tsx'),
  'plan-your-goal': () => import(/* webpackChunkName: "plan-your-goal" */ '#calculators/plan-your-goal/page.tsx'),
} as const;
