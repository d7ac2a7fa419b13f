import { inr } from '#calculator-page/help/inr.ts';
import { childEducation } from '#calculators/child-education/model.ts';
import { childMarriage } from '#calculators/child-marriage/model.ts';
import { corpus } from '#calculators/corpus/model.ts';
import { dreamCar } from '#calculators/dream-car/model.ts';
import { dreamHouse } from '#calculators/dream-house/model.ts';
import { retirement } from '#calculators/retirement/model.ts';
import type { Pick } from '#pickers/pick-card.tsx';

const unit = 'a month';
const adult = { annualRatePct: 12, inflationPct: 6 } as const;
const child = { amountToday: 1_000_000, age: 5, withdrawAge: 18, annualRatePct: 10, inflationPct: 6 } as const;

/** The two planners for a child. */
export const childPicks = (): Pick[] => [
  {
    to: '/childeducation',
    title: 'Child’s education',
    line: 'What will college cost when my child turns eighteen?',
    drawing: ['M4 22 28 11l24 11-24 11zM14 27v12c8 6 20 6 28 0V27', 'M52 22v16'],
    example: {
      inputs: '₹10 lakh today, from age 5 to 18',
      figure: inr(childEducation.run(child).results.requiredSip),
      unit,
    },
  },
  {
    to: '/childmarriage',
    title: 'Child’s marriage',
    line: 'How do I pay for a marriage without a loan?',
    drawing: ['M7 33a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M16 14l5-6 5 6', 'M22 33a14 14 0 1 0 28 0a14 14 0 1 0 -28 0'],
    example: {
      inputs: '₹10 lakh today, from age 5 to 18',
      figure: inr(childMarriage.run(child).results.requiredSip),
      unit,
    },
  },
];

/** The six goals, the nearest first. */
export const goalPicks = (): Pick[] => [
  {
    to: '/dreamcar',
    title: 'Dream car',
    line: 'What must I save to pay the full price before I buy?',
    drawing: ['M6 40V30l7-3 5-11h20l5 11 7 3v10M6 40h44M13 27h30M28 16v11', 'M12 40v5h6v-5M38 40v5h6v-5'],
    example: {
      inputs: '₹10 lakh car, in 5 years',
      figure: inr(dreamCar.run({ amountToday: 1_000_000, months: 60, ...adult }).results.requiredSip),
      unit,
    },
  },
  {
    to: '/dreamhouse',
    title: 'Dream house',
    line: 'How do I save for a house when its price keeps rising?',
    drawing: ['M6 28 28 9l22 19M12 23v25h32V23', 'M23 48V33h10v15'],
    example: {
      inputs: '₹80 lakh house, in 15 years',
      figure: inr(dreamHouse.run({ amountToday: 8_000_000, months: 180, ...adult }).results.requiredSip),
      unit,
    },
  },
  ...childPicks(),
  {
    to: '/retirementcalculator',
    title: 'Retirement',
    line: 'How much do I need after I retire?',
    drawing: ['M4 42h48M12 48h32M28 8v6M8 20l4 4M48 20l-4 4', 'M14 42a14 14 0 0 1 28 0'],
    example: {
      inputs: '₹1 crore in today’s value, from 30 to 60',
      figure: inr(
        retirement.run({ amountToday: 10_000_000, age: 30, retirementAge: 60, ...adult }).results.requiredSip,
      ),
      unit,
    },
  },
  {
    to: '/corpus',
    title: 'Corpus',
    line: 'What must I save to reach a round figure by a certain year?',
    drawing: ['M6 48h44M8 48V38h10v10M23 48V28h10v20', 'M38 48V12h10v36'],
    example: {
      inputs: '₹1 crore, in 20 years',
      figure: inr(corpus.run({ target: 10_000_000, years: 20, annualRatePct: 12 }).results.requiredSip),
      unit,
    },
  },
];
