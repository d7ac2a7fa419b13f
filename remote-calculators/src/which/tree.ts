import { messages } from '#messages.en.ts';
import type { Question } from '#which/question.ts';

const LONG = [5, 10, 15, 20, 30];
const DEPOSIT = [1, 2, 3, 5];

const monthly: Question = {
  asked: messages.howToSave,
  answers: [
    {
      value: 'level',
      label: messages.sameEachMonth,
      leads: howLong(LONG, 'sip'),
    },
    {
      value: 'rising',
      label: messages.whichStepUp,
      leads: howLong(LONG, 'step-up-sip'),
    },
    {
      value: 'both',
      label: messages.withASum,
      leads: howLong(LONG, 'lumpsum-sip'),
    },
    {
      value: 'later',
      label: messages.perhapsLater,
      leads: [{ slug: 'delay' }],
    },
    {
      value: 'bank',
      label: messages.whichBank,
      leads: howLong(DEPOSIT, 'rd', { unit: 'months' }),
    },
    {
      value: 'scheme',
      label: messages.whichGovernment,
      leads: {
        asked: messages.whichScheme,
        answers: [
          { value: 'savings', label: messages.fifteenYears, leads: [{ slug: 'ppf' }] },
          { value: 'daughter', label: messages.forADaughter, leads: [{ slug: 'ssy' }] },
          { value: 'pension', label: messages.forAPension, leads: [{ slug: 'nps' }] },
          { value: 'salary', label: messages.fromMySalary, leads: [{ slug: 'epf' }] },
        ],
      },
    },
  ],
};

const sum: Question = {
  asked: messages.whereShallItGo,
  answers: [
    {
      value: 'once',
      label: messages.fundAtOnce,
      leads: howLong(LONG, 'lumpsum'),
    },
    { value: 'steps', label: messages.fundInSteps, leads: [{ slug: 'stp' }] },
    {
      value: 'bank',
      label: messages.whichBank,
      leads: howLong(DEPOSIT, 'fd', { unit: 'months' }),
    },
  ],
};

const goal: Question = {
  asked: messages.whichAskThing,
  answers: [
    { value: 'car', label: messages.whichCar, leads: [{ slug: 'dream-car' }] },
    { value: 'house', label: messages.whichHouse, leads: [{ slug: 'dream-house' }] },
    {
      value: 'child',
      label: messages.forAChild,
      leads: {
        asked: messages.whichAskChild,
        answers: [
          {
            value: 'education',
            label: messages.whichEducation,
            leads: [{ slug: 'child-education' }],
          },
          {
            value: 'marriage',
            label: messages.whichMarriage,
            leads: [{ slug: 'child-marriage' }],
          },
        ],
      },
    },
    {
      value: 'amount',
      label: messages.whichAmount,
      leads: {
        asked: messages.howMuchSwing,
        answers: [
          { value: 'one', label: messages.oneRate, leads: [{ slug: 'corpus' }] },
          { value: 'less', label: messages.lessRisk, leads: [{ slug: 'glide-path' }] },
        ],
      },
    },
    { value: 'several', label: messages.severalGoals, leads: [{ slug: 'plan-your-goal' }] },
  ],
};

const income: Question = {
  asked: messages.whenShallItCome,
  answers: [
    {
      value: 'now',
      label: messages.fromNow,
      leads: howLong([10, 15, 20, 30], 'swp', {
        asked: messages.whichAskLast,
      }),
    },
    {
      value: 'retired',
      label: messages.onceIRetire,
      leads: {
        asked: messages.howShallItCome,
        answers: [
          {
            value: 'usual',
            label: messages.atTheUsualAge,
            leads: [{ slug: 'retirement' }],
          },
          { value: 'early', label: messages.asEarlyAsICan, leads: [{ slug: 'fire' }] },
          {
            value: 'pension',
            label: messages.asAPension,
            leads: [{ slug: 'nps' }, { slug: 'epf' }],
          },
        ],
      },
    },
  ],
};

const spec: Question = {
  asked: messages.whichAskTopic,
  answers: [
    {
      value: 'loan',
      label: messages.whichLoan,
      leads: howLong([3, 5, 10, 20, 30], 'emi'),
    },
    { value: 'family', label: messages.myFamily, leads: [{ slug: 'life-cover' }] },
    { value: 'tax', label: messages.myTax, leads: [{ slug: 'tax-regime' }] },
    { value: 'return', label: messages.whatIEarned, leads: [{ slug: 'xirr' }] },
    {
      value: 'prices',
      label: messages.risingPrices,
      leads: howLong(LONG, 'inflation'),
    },
  ],
};

/** The first question; each way from here ends, after three at most, at one or two calculators. */
export const tree: Question = {
  asked: messages.whichAskAim,
  answers: [
    { value: 'monthly', label: messages.savingMonthly, leads: monthly },
    { value: 'sum', label: messages.aSum, leads: sum },
    { value: 'goal', label: messages.aGoal, leads: goal },
    { value: 'income', label: messages.anIncome, leads: income },
    { value: 'look', label: messages.aLoanOrALook, leads: spec },
  ],
};

/** Asks for a time in years, which the calculator's link then carries as years or as months. */
function howLong(
  years: readonly number[],
  slug: string,
  { asked = messages.whichAskTerm, unit = 'years' }: { asked?: string; unit?: 'years' | 'months' } = {},
): Question {
  return {
    asked,
    answers: years.map((count) => ({
      value: String(count),
      label: messages.countYears({ count }),
      leads: [{ slug, carries: unit === 'years' ? { years: count } : { months: 12 * count } }],
    })),
  };
}
