import type { PageDeclaration } from 'shared/remote';
import { otherWords } from '#ask/subject.ts';
import { bundleOf } from '#calculators/bundle-of.ts';
import { listed } from '#calculators/listed.ts';
import { countsFromToday } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import { groupTitle } from '#pickers/picks-below.ts';
import { linkNames } from '#scenario/link-names.ts';
import { STEPS } from '#which/question.ts';

const home = { to: '/', label: messages.home };

const pickers: PageDeclaration[] = [
  {
    path: '/calculators',
    lead: { name: messages.allCalculators },
    chunk: 'pickers',
    title: messages.mutualFundCalculators,
    crumbs: [home],
    here: messages.calculators,
    description: messages.aboutCalculators,
  },
  {
    path: '/goals',
    lead: { name: messages.goalPlanners },
    chunk: 'pickers',
    title: messages.goalPlanners,
    crumbs: [home],
    here: messages.goals,
    description: messages.aboutGoals,
  },
  {
    path: '/childplan',
    lead: { name: messages.childPlan },
    chunk: 'pickers',
    title: messages.childPlan,
    crumbs: [home, { to: '/goals', label: messages.goals }],
    description: messages.aboutChildPlan,
  },
];

const ask: PageDeclaration = {
  path: '/ask',
  chunk: 'ask',
  query: ['q', 'age', 'span', 'sum', 'salary', 'expense', 'instalment'],
  indexable: false,
  title: messages.ask,
  crumbs: [home],
  description: messages.aboutAsk,
};

const which: PageDeclaration = {
  path: '/whichcalculator',
  lead: { name: messages.whichCalculator },
  chunk: 'pickers',
  query: STEPS,
  title: messages.whichCalculator,
  crumbs: [home, { to: '/calculators', label: messages.calculators }],
  here: messages.whichOne,
  description: messages.aboutWhich,
};

const findableBy = (also: string) => (also === '' ? {} : { findable: { also } });

const calculators = listed.map(
  ({ slug, view, listing }): PageDeclaration => ({
    path: view.path,
    chunk: bundleOf(slug),
    early: `early-${slug}`,
    query: listing.query?.() ?? linkNames(view),
    ...(countsFromToday(view) && { daily: true }),
    application: true,
    title: view.title,
    crumbs: [home, view.parent],
    description: listing.description,
    lead: {
      name: listing.linkName ?? view.title,
      ...(listing.start && { start: listing.start }),
      menu: { group: groupTitle(listing.pick?.intention), name: listing.pick?.title ?? view.title },
    },
    ...findableBy(otherWords(view.id)),
  }),
);

/** Every page of the calculators. All are public, meant to be found, and need nothing but their own code. */
export const pages: PageDeclaration[] = [...pickers, which, ask, ...calculators].map((page) => ({
  ...page,
  offline: true,
  texts: false,
  facts: 'firm',
}));
