import type { PageDeclaration } from 'shared/remote';
import { linkNames } from '#calculator-page/scenario/link-names.ts';
import { childEducationLook } from '#calculators/child-education/look.ts';
import { childMarriageLook } from '#calculators/child-marriage/look.ts';
import { corpusLook } from '#calculators/corpus/look.ts';
import { dreamCarLook } from '#calculators/dream-car/look.ts';
import { dreamHouseLook } from '#calculators/dream-house/look.ts';
import { lumpsumLook } from '#calculators/lumpsum/look.ts';
import { planLinkNames } from '#calculators/plan-your-goal/plan-link.ts';
import { byExpenseLook } from '#calculators/retirement/by-expense-look.ts';
import { retirementLook } from '#calculators/retirement/look.ts';
import { sipLook } from '#calculators/sip/look.ts';
import { stepUpSipLook } from '#calculators/step-up-sip/look.ts';
import { stpLook } from '#calculators/stp/look.ts';
import { swpLook } from '#calculators/swp/look.ts';

const declared: PageDeclaration[] = [
  {
    path: '/calculators',
    chunk: 'calculators',
    title: 'Mutual fund calculators',
    description:
      'SIP, step-up SIP, lumpsum, SWP and STP calculators that show their formula and every year of the sum.',
  },
  {
    path: '/goals',
    chunk: 'goals',
    title: 'Goal planners',
    description:
      'Turn a car, a house, a child’s education or your retirement into a monthly amount at tomorrow’s prices.',
  },
  {
    path: '/childplan',
    chunk: 'child-plan',
    title: 'Child plan',
    description:
      'Plan for a child’s education or marriage: what it will cost, and what to invest each month until then.',
  },
  {
    path: '/sipcalculator',
    chunk: 'sip',
    early: 'early-sip',
    query: linkNames(sipLook),
    application: true,
    title: 'SIP calculator',
    description: 'See what a monthly investment may become, year by year, with the formula and a table you can keep.',
  },
  {
    path: '/lumpsumcalculator',
    chunk: 'lumpsum',
    early: 'early-lumpsum',
    query: linkNames(lumpsumLook),
    application: true,
    title: 'Lumpsum calculator',
    description: 'See what one investment may become, year by year, with the formula shown in your own numbers.',
  },
  {
    path: '/stepupsipcalculator',
    chunk: 'step-up-sip',
    early: 'early-step-up-sip',
    query: linkNames(stepUpSipLook),
    application: true,
    title: 'Step-up SIP calculator',
    description:
      'A SIP that rises every year, by a share or by rupees: its value, its last instalment, and what it adds.',
  },
  {
    path: '/swpcalculator',
    chunk: 'swp',
    early: 'early-swp',
    query: linkNames(swpLook),
    application: true,
    title: 'SWP calculator',
    description:
      'How long an investment can pay you every month, what remains at the end, and the month it would run dry.',
  },
  {
    path: '/stpcalculator',
    chunk: 'stp',
    early: 'early-stp',
    query: linkNames(stpLook),
    application: true,
    title: 'STP calculator',
    description: 'Move an investment from one fund to another month by month and see both balances to the paisa.',
  },
  {
    path: '/dreamcar',
    chunk: 'dream-car',
    early: 'early-dream-car',
    query: linkNames(dreamCarLook),
    application: true,
    title: 'Dream car planner',
    description:
      'What a car will cost on the day you want it, and what to invest each month or once to pay it in full.',
  },
  {
    path: '/dreamhouse',
    chunk: 'dream-house',
    early: 'early-dream-house',
    query: linkNames(dreamHouseLook),
    application: true,
    title: 'Dream house planner',
    description:
      'What a house will cost when you are ready to buy, and the monthly or one-time investment it asks for.',
  },
  {
    path: '/childmarriage',
    chunk: 'child-marriage',
    early: 'early-child-marriage',
    query: linkNames(childMarriageLook),
    application: true,
    title: 'Child’s marriage planner',
    description: 'What a marriage will cost at tomorrow’s prices and what to invest each month until that age.',
  },
  {
    path: '/childeducation',
    chunk: 'child-education',
    early: 'early-child-education',
    query: linkNames(childEducationLook),
    application: true,
    title: 'Child’s education planner',
    description: 'What college will cost when your child is ready, and what to invest each month until then.',
  },
  {
    path: '/corpus',
    chunk: 'corpus',
    early: 'early-corpus',
    query: linkNames(corpusLook),
    application: true,
    title: 'Corpus calculator',
    description: 'From a target sum and a number of years to the monthly or one-time investment that reaches it.',
  },
  {
    path: '/planyourgoal',
    chunk: 'plan-your-goal',
    early: 'early-plan-your-goal',
    query: planLinkNames,
    application: true,
    title: 'Plan your goals on one budget',
    description: 'Put several goals on one monthly budget, see which years are tight and what would make them fit.',
  },
  {
    path: '/retirementcalculator',
    chunk: 'retirement',
    early: 'early-retirement',
    query: linkNames(retirementLook, byExpenseLook),
    application: true,
    title: 'Retirement calculator',
    description: 'What you need on the day you retire, in the money of that day, and the monthly investment for it.',
  },
];

/** Every page of the calculators. All are public, meant to be found, and need nothing but their own code. */
export const pages: PageDeclaration[] = declared.map((page) => ({ ...page, offline: true, texts: false }));
