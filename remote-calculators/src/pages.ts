import type { PageDeclaration } from 'shared/remote';
import { otherWords } from '#ask/subject.ts';
import { bundleOf } from '#calculators/bundle-of.ts';
import { listed } from '#calculators/listed.ts';
import { countsFromToday } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import { groupTitle } from '#pickers/picks-below.ts';
import { linkNames } from '#scenario/link-names.ts';
import { STEPS } from '#which/question.ts';

const home = { to: '/', label: messages.crumbHome };

const pickers: PageDeclaration[] = [
  {
    path: '/calculators',
    lead: { name: messages.linkAllCalculators },
    chunk: 'pickers',
    title: messages.calculatorsPageTitle,
    crumbs: [home],
    here: messages.calculatorsTitle,
    description: messages.aboutCalculators,
  },
  {
    path: '/goals',
    lead: { name: messages.goalsPageTitle },
    chunk: 'pickers',
    title: messages.goalsPageTitle,
    crumbs: [home],
    here: messages.goalsTitle,
    description: messages.aboutGoals,
  },
  {
    path: '/childplan',
    lead: { name: messages.childPlanTitle },
    chunk: 'pickers',
    title: messages.childPlanTitle,
    crumbs: [home, { to: '/goals', label: messages.goalsTitle }],
    description: messages.aboutChildPlan,
  },
];

const ask: PageDeclaration = {
  path: '/ask',
  chunk: 'ask',
  query: ['q', 'age', 'span', 'sum', 'salary', 'expense', 'instalment'],
  indexable: false,
  daily: true,
  title: messages.askPageTitle,
  crumbs: [home],
  description: messages.aboutAsk,
};

const which: PageDeclaration = {
  path: '/whichcalculator',
  lead: { name: messages.whichTitle },
  chunk: 'pickers',
  query: STEPS,
  title: messages.whichTitle,
  crumbs: [home, { to: '/calculators', label: messages.calculatorsTitle }],
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
