import { messages } from '#messages.en.ts';
import type { Question, Suggestion } from '#which/question.ts';

const LONG = [5, 10, 15, 20, 30];
const DEPOSIT = [1, 2, 3, 5];

const monthly: Question = {
  asked: messages.howToSave,
  answers: [
    {
      value: 'level',
      label: messages.sameEachMonth,
      leads: howLong(LONG, (carries) => [{ slug: 'sip', why: messages.whySip, carries }]),
    },
    {
      value: 'rising',
      label: messages.whichStepUp,
      leads: howLong(LONG, (carries) => [{ slug: 'step-up-sip', why: messages.whyStepUp, carries }]),
    },
    {
      value: 'both',
      label: messages.withASum,
      leads: howLong(LONG, (carries) => [{ slug: 'lumpsum-sip', why: messages.whyLumpsumSip, carries }]),
    },
    {
      value: 'later',
      label: messages.perhapsLater,
      leads: [{ slug: 'delay', why: messages.whyDelay }],
    },
    {
      value: 'bank',
      label: messages.whichBank,
      leads: howLong(DEPOSIT, (carries) => [{ slug: 'rd', why: messages.whyRd, carries }], { unit: 'months' }),
    },
    {
      value: 'scheme',
      label: messages.whichGovernment,
      leads: {
        asked: messages.whichScheme,
        answers: [
          { value: 'savings', label: messages.fifteenYears, leads: [{ slug: 'ppf', why: messages.whyPpf }] },
          { value: 'daughter', label: messages.forADaughter, leads: [{ slug: 'ssy', why: messages.whySsy }] },
          { value: 'pension', label: messages.forAPension, leads: [{ slug: 'nps', why: messages.whyNps }] },
          { value: 'salary', label: messages.fromMySalary, leads: [{ slug: 'epf', why: messages.whyEpf }] },
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
      leads: howLong(LONG, (carries) => [{ slug: 'lumpsum', why: messages.whyLumpsum, carries }]),
    },
    { value: 'steps', label: messages.fundInSteps, leads: [{ slug: 'stp', why: messages.whyStp }] },
    {
      value: 'bank',
      label: messages.whichBank,
      leads: howLong(DEPOSIT, (carries) => [{ slug: 'fd', why: messages.whyFd, carries }], { unit: 'months' }),
    },
  ],
};

const goal: Question = {
  asked: messages.whichAskThing,
  answers: [
    { value: 'car', label: messages.whichCar, leads: [{ slug: 'dream-car', why: messages.whyDream }] },
    { value: 'house', label: messages.whichHouse, leads: [{ slug: 'dream-house', why: messages.whyDream }] },
    {
      value: 'child',
      label: messages.forAChild,
      leads: {
        asked: messages.whichAskChild,
        answers: [
          {
            value: 'education',
            label: messages.whichEducation,
            leads: [{ slug: 'child-education', why: messages.whyChild }],
          },
          {
            value: 'marriage',
            label: messages.whichMarriage,
            leads: [{ slug: 'child-marriage', why: messages.whyChild }],
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
          { value: 'one', label: messages.oneRate, leads: [{ slug: 'corpus', why: messages.whyCorpus }] },
          { value: 'less', label: messages.lessRisk, leads: [{ slug: 'glide-path', why: messages.whyGlidePath }] },
        ],
      },
    },
    { value: 'several', label: messages.severalGoals, leads: [{ slug: 'plan-your-goal', why: messages.whyPlan }] },
  ],
};

const income: Question = {
  asked: messages.whenShallItCome,
  answers: [
    {
      value: 'now',
      label: messages.fromNow,
      leads: howLong([10, 15, 20, 30], (carries) => [{ slug: 'swp', why: messages.whySwp, carries }], {
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
            leads: [{ slug: 'retirement', why: messages.whyRetirement }],
          },
          { value: 'early', label: messages.asEarlyAsICan, leads: [{ slug: 'fire', why: messages.whyFire }] },
          {
            value: 'pension',
            label: messages.asAPension,
            leads: [
              { slug: 'nps', why: messages.whyNps },
              { slug: 'epf', why: messages.whyEpf },
            ],
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
      leads: howLong([3, 5, 10, 20, 30], (carries) => [{ slug: 'emi', why: messages.whyEmi, carries }]),
    },
    { value: 'family', label: messages.myFamily, leads: [{ slug: 'life-cover', why: messages.whyLifeCover }] },
    { value: 'tax', label: messages.myTax, leads: [{ slug: 'tax-regime', why: messages.whyTaxRegime }] },
    { value: 'return', label: messages.whatIEarned, leads: [{ slug: 'xirr', why: messages.whyXirr }] },
    {
      value: 'prices',
      label: messages.risingPrices,
      leads: howLong(LONG, (carries) => [{ slug: 'inflation', why: messages.whyInflation, carries }]),
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

/** Asks for a time in years, which the calculators' links then carry as years or as months. */
function howLong(
  years: readonly number[],
  lead: (carries: { years: number } | { months: number }) => readonly Suggestion[],
  { asked = messages.whichAskTerm, unit = 'years' }: { asked?: string; unit?: 'years' | 'months' } = {},
): Question {
  return {
    asked,
    answers: years.map((count) => ({
      value: String(count),
      label: messages.countYears({ count }),
      leads: lead(unit === 'years' ? { years: count } : { months: 12 * count }),
    })),
  };
}
