import {
  INCOME_SLABS,
  INCOME_SOURCES,
  INVESTMENT_DURATIONS,
  INVESTMENT_OPTIONS,
  PORTFOLIO_SIZES,
  RISK_TOLERANCES,
  YEARLY_INCOMES,
} from 'shared/contract/profile';
import { messages } from '#messages.en.ts';
import type { ChoiceQuestion, ListQuestion } from '#profile/answers.ts';

export interface Option {
  value: string;
  label: string;
}

interface QuestionText {
  legend: string;
  /** Two or three words for lists of answers. */
  short: string;
  hint?: string;
  options: readonly Option[];
}
export type Question = QuestionText & ({ kind: 'one'; name: ChoiceQuestion } | { kind: 'many'; name: ListQuestion });

export interface Step {
  title: string;
  /** Why these questions are asked. */
  why: string;
  questions: readonly Question[];
}

/** Pairs the contract's values with their words; a value without words is a compile error. */
const labelled = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }));

const yesNo: readonly Option[] = [
  { value: 'yes', label: messages.yes },
  { value: 'no', label: messages.no },
];

/** The three steps of questions; the fourth step checks and saves. */
export const steps: readonly Step[] = [
  {
    title: messages.income,
    why: messages.yourIncome,
    questions: [
      {
        kind: 'one',
        name: 'yearlyIncome',
        legend: messages.whatIsYourYearlyIncome,
        short: messages.yearlyIncome,
        hint: messages.beforeTaxNearestFigure,
        options: labelled(YEARLY_INCOMES, {
          500000: '₹5,00,000',
          1000000: '₹10,00,000',
          1500000: '₹15,00,000',
          2000000: '₹20,00,000',
        }),
      },
      {
        kind: 'one',
        name: 'sourceOfIncome',
        legend: messages.whereDoesMost,
        short: messages.sourceOfIncome,
        options: labelled(INCOME_SOURCES, {
          salary: messages.salary,
          business: messages.business,
          investments: messages.investments,
          others: messages.others,
        }),
      },
      {
        kind: 'one',
        name: 'incomeSlab',
        legend: messages.whichIncomeSlab,
        short: messages.incomeSlab,
        hint: messages.rangeYourIncomeFalls,
        options: labelled(INCOME_SLABS, {
          '1-5': messages.from1To5Lakh,
          '5-10': messages.from5To10Lakh,
          '10-20': messages.from10To20Lakh,
          '20plus': messages.over20Lakh,
        }),
      },
    ],
  },
  {
    title: messages.whatYouHoldToday,
    why: messages.whatYouAlreadyHold,
    questions: [
      {
        kind: 'one',
        name: 'currentlyInvested',
        legend: messages.areYouCurrentlyInvested,
        short: messages.currentlyInvested,
        options: yesNo,
      },
      {
        kind: 'one',
        name: 'portfolioSize',
        legend: messages.howLargeIsYourPortfolio,
        short: messages.portfolioSize,
        hint: messages.roughFigureIsEnough,
        options: labelled(PORTFOLIO_SIZES, {
          '1lakh': messages.oneLakh,
          '2lakh': messages.twoLakh,
          '3lakh': messages.threeLakh,
          '3plus': messages.over3Lakh,
        }),
      },
      {
        kind: 'many',
        name: 'investmentOptions',
        legend: messages.whatHaveYouInvested,
        short: messages.investedIn,
        hint: messages.chooseAllThatApply,
        options: labelled(INVESTMENT_OPTIONS, {
          'Mutual funds': messages.mutualFunds,
          Stocks: messages.stocks,
          'Gold/Gold bonds': messages.goldGoldBonds,
          FD: 'FD',
          PPF: 'PPF',
          Others: messages.others,
        }),
      },
      {
        kind: 'one',
        name: 'usedBuyNowPayLater',
        legend: messages.haveYouUsedBuy,
        short: messages.buyNowPayLater,
        options: yesNo,
      },
    ],
  },
  {
    title: messages.timeAndRisk,
    why: messages.investmentNeedsTime,
    questions: [
      {
        kind: 'one',
        name: 'wouldInvest',
        legend: messages.wouldYouInvestIf,
        short: messages.wouldInvest,
        options: yesNo,
      },
      {
        kind: 'one',
        name: 'investmentDuration',
        legend: messages.howLongCanMoney,
        short: messages.duration,
        options: labelled(INVESTMENT_DURATIONS, {
          1: messages.oneYear,
          3: messages.threeYears,
          5: messages.fiveYears,
          '5plus': messages.moreThan5Years,
        }),
      },
      {
        kind: 'one',
        name: 'riskTolerance',
        legend: messages.howMuchOfFall,
        short: messages.riskTolerance,
        hint: messages.lowHardlyAnyMedium,
        options: labelled(RISK_TOLERANCES, { low: messages.low, medium: messages.medium, high: messages.high }),
      },
    ],
  },
];

export const allQuestions: readonly Question[] = steps.flatMap(({ questions }) => questions);
