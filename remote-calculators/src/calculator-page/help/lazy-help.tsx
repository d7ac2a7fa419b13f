import { memoWords } from '#calculator-page/settle/lazy-part.tsx';

/** The reading part of a page, which is alive before it. */
export const LazyHelp = memoWords(() => import(/* webpackChunkName: "later" */ '#calculator-page/help/help.tsx'));
