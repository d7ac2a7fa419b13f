import type { PageDeclaration } from 'shared/remote';
import { listed } from '#calculators/listed.ts';
import { linkNames } from '#scenario/link-names.ts';

const home = { to: '/', label: 'Home' };

const pickers: PageDeclaration[] = [
  {
    path: '/calculators',
    lead: { name: 'All calculators' },
    chunk: 'calculators',
    title: 'Mutual fund calculators',
    crumbs: [home],
    here: 'Calculators',
    description:
      'SIP, step-up SIP, lumpsum, SWP and STP calculators that show their formula and every year of the sum.',
  },
  {
    path: '/goals',
    lead: { name: 'Goal planners' },
    chunk: 'goals',
    title: 'Goal planners',
    crumbs: [home],
    here: 'Goals',
    description:
      'Turn a car, a house, a child’s education or your retirement into a monthly amount at tomorrow’s prices.',
  },
  {
    path: '/childplan',
    lead: { name: 'Child plan' },
    chunk: 'child-plan',
    title: 'Child plan',
    crumbs: [home, { to: '/goals', label: 'Goals' }],
    description:
      'Plan for a child’s education or marriage: what it will cost, and what to invest each month until then.',
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
