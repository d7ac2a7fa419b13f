import type { AttachedPlan } from 'shared/contract/attached-plan';
import type { StoredPlan } from '#db/tables/plans.ts';
import { messages } from '#plans/messages.en.ts';

export const storedPlan = (plan: AttachedPlan, siteUrl: string): StoredPlan => ({
  ...plan,
  address: siteUrl + plan.link,
});

/** Title, figures and link, one a line. */
export const planLines = ({ title, asked, figures, basis, address }: StoredPlan): string[] =>
  [
    messages.plan({ title: [title, asked].filter(Boolean).join(', ') }),
    ...figures.map(({ label, text }) => messages.figure({ label, text })),
    basis,
    messages.openIt({ address }),
  ].filter(Boolean);

/** For lists: the figures in one cell. */
export const planFigures = (plan: StoredPlan | null): string =>
  plan === null
    ? ''
    : [plan.title, ...plan.figures.map(({ label, text }) => `${label} ${text}`)].filter(Boolean).join('; ');
