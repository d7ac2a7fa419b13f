import { differs } from '#releases/differences.ts';
import type { Check } from '#releases/gate/check.ts';

/** Every page of the live release is one of the candidate too, or visitors with a link find nothing there. */
export const pagesKept: Check = ({ candidate, before, others }) => {
  const now = new Set([candidate, ...others].flatMap(({ pages }) => pages.map(({ path }) => path)));
  const gone = (before?.pages ?? []).map(({ path }) => path).filter((path) => !now.has(path));
  return gone.length === 0 ? [] : [differs(`Pages: ${gone.join(', ')} of ${before?.release} would be gone.`)];
};
