import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';
import { PAST_PERFORMANCE } from '#engine/illustration/limits.ts';

/** A result as a message to somebody: what was asked, the figures, how they are made, and where they open again. */
export const shareText = ({ title, asked, figures, basis }: ShownPlan, link: string): string =>
  [
    asked === '' ? title : `${title}: ${asked}`,
    ...figures.map(({ label, text }) => `${label}: ${text}`),
    basis,
    PAST_PERFORMANCE,
    link,
  ]
    .filter(Boolean)
    .join('\n');
