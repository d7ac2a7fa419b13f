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
  { value: 'yes', label: messages.answerYes },
  { value: 'no', label: messages.answerNo },
];

/** The three steps of questions; the fourth step checks and saves. */
export const steps: readonly Step[] = [
  {
    title: messages.stepIncome,
    why: messages.stepIncomeWhy,
    questions: [
      {
        kind: 'one',
        name: 'yearlyIncome',
        legend: messages.askIncome,
        short: messages.shortIncome,
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
        legend: messages.askSource,
        short: messages.shortSource,
        options: labelled(INCOME_SOURCES, {
          salary: messages.answerSalary,
          business: messages.answerBusiness,
          investments: messages.answerInvestments,
          others: messages.answerOthers,
        }),
      },
      {
        kind: 'one',
        name: 'incomeSlab',
        legend: messages.askSlab,
        short: messages.shortSlab,
        hint: messages.rangeYourIncomeFalls,
        options: labelled(INCOME_SLABS, {
          '1-5': messages.from1To5Lakh,
          '5-10': messages.from5To10Lakh,
          '10-20': messages.from10To20Lakh,
          '20plus': messages.answerSlabTop,
        }),
      },
    ],
  },
  {
    title: messages.stepHoldings,
    why: messages.stepHoldingsWhy,
    questions: [
      {
        kind: 'one',
        name: 'currentlyInvested',
        legend: messages.askInvested,
        short: messages.shortInvested,
        options: yesNo,
      },
      {
        kind: 'one',
        name: 'portfolioSize',
        legend: messages.askPortfolio,
        short: messages.shortPortfolio,
        hint: messages.roughFigureIsEnough,
        options: labelled(PORTFOLIO_SIZES, {
          '1lakh': messages.oneLakh,
          '2lakh': messages.twoLakh,
          '3lakh': messages.threeLakh,
          '3plus': messages.answerPortfolioTop,
        }),
      },
      {
        kind: 'many',
        name: 'investmentOptions',
        legend: messages.askHoldings,
        short: messages.shortHoldings,
        hint: messages.askHoldingsHint,
        options: labelled(INVESTMENT_OPTIONS, {
          'Mutual funds': messages.answerFunds,
          Stocks: messages.answerStocks,
          'Gold/Gold bonds': messages.answerGold,
          FD: 'FD',
          PPF: 'PPF',
          Others: messages.answerOthers,
        }),
      },
      {
        kind: 'one',
        name: 'usedBuyNowPayLater',
        legend: messages.askCredit,
        short: messages.shortCredit,
        options: yesNo,
      },
    ],
  },
  {
    title: messages.stepRisk,
    why: messages.investmentNeedsTime,
    questions: [
      {
        kind: 'one',
        name: 'wouldInvest',
        legend: messages.askWouldInvest,
        short: messages.shortWouldInvest,
        options: yesNo,
      },
      {
        kind: 'one',
        name: 'investmentDuration',
        legend: messages.howLongCanMoney,
        short: messages.shortDuration,
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
        short: messages.shortRisk,
        hint: messages.askRiskHint,
        options: labelled(RISK_TOLERANCES, {
          low: messages.answerLow,
          medium: messages.answerMedium,
          high: messages.answerHigh,
        }),
      },
    ],
  },
];

export const allQuestions: readonly Question[] = steps.flatMap(({ questions }) => questions);
