import type { PageDeclaration } from 'shared/remote';
import { listed } from '#calculators/listed.ts';
import { messages } from '#messages.en.ts';
import { linkNames } from '#scenario/link-names.ts';

const home = { to: '/', label: messages.home };

const pickers: PageDeclaration[] = [
  {
    path: '/calculators',
    lead: { name: messages.allCalculators },
    chunk: 'calculators',
    title: messages.mutualFundCalculators,
    crumbs: [home],
    here: messages.calculators,
    description: messages.aboutCalculators,
  },
  {
    path: '/goals',
    lead: { name: messages.goalPlanners },
    chunk: 'goals',
    title: messages.goalPlanners,
    crumbs: [home],
    here: messages.goals,
    description: messages.aboutGoals,
  },
  {
    path: '/childplan',
    lead: { name: messages.childPlan },
    chunk: 'child-plan',
    title: messages.childPlan,
    crumbs: [home, { to: '/goals', label: messages.goals }],
    description: messages.aboutChildPlan,
  },
];

const calculators = listed.map(
  ({ slug, view, listing }): PageDeclaration => ({
    path: view.path,
    chunk: slug,
    early: `early-${slug}`,
    query: listing.query?.() ?? linkNames(view),
    application: true,
    title: view.title,
    crumbs: [home, view.parent],
    description: listing.description,
    lead: { name: listing.linkName ?? view.title, ...(listing.start && { start: listing.start }) },
  }),
);

/** Every page of the calculators. All are public, meant to be found, and need nothing but their own code. */
export const pages: PageDeclaration[] = [...pickers, ...calculators].map((page) => ({
  ...page,
  offline: true,
  texts: false,
}));
