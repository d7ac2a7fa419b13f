import {
  INCOME_SLABS,
  INCOME_SOURCES,
  INVESTMENT_DURATIONS,
  INVESTMENT_OPTIONS,
  PORTFOLIO_SIZES,
  RISK_TOLERANCES,
  YEARLY_INCOMES,
} from 'shared/contract/profile';
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
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const LAKH = 'One lakh is ₹1,00,000.';

/** The three steps of questions; the fourth step checks and saves. */
export const steps: readonly Step[] = [
  {
    title: 'Income',
    why: 'Your income and its source show how much you can save each month, and how steadily.',
    questions: [
      {
        kind: 'one',
        name: 'yearlyIncome',
        legend: 'What is your yearly income?',
        short: 'Yearly income',
        hint: 'Before tax; the nearest figure is enough.',
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
        legend: 'Where does most of it come from?',
        short: 'Source of income',
        options: labelled(INCOME_SOURCES, {
          salary: 'Salary',
          business: 'Business',
          investments: 'Investments',
          others: 'Others',
        }),
      },
      {
        kind: 'one',
        name: 'incomeSlab',
        legend: 'Which income slab are you in?',
        short: 'Income slab',
        hint: `The range your income falls in for tax. ${LAKH}`,
        options: labelled(INCOME_SLABS, {
          '1-5': '1 to 5 lakh',
          '5-10': '5 to 10 lakh',
          '10-20': '10 to 20 lakh',
          '20plus': 'Over 20 lakh',
        }),
      },
    ],
  },
  {
    title: 'What you hold today',
    why: 'What you already hold shows what you may still need.',
    questions: [
      {
        kind: 'one',
        name: 'currentlyInvested',
        legend: 'Are you currently invested?',
        short: 'Currently invested',
        options: yesNo,
      },
      {
        kind: 'one',
        name: 'portfolioSize',
        legend: 'How large is your portfolio?',
        short: 'Portfolio size',
        hint: `A rough figure is enough. ${LAKH}`,
        options: labelled(PORTFOLIO_SIZES, {
          '1lakh': '1 lakh',
          '2lakh': '2 lakh',
          '3lakh': '3 lakh',
          '3plus': 'Over 3 lakh',
        }),
      },
      {
        kind: 'many',
        name: 'investmentOptions',
        legend: 'What have you invested in?',
        short: 'Invested in',
        hint: 'Choose all that apply.',
        options: labelled(INVESTMENT_OPTIONS, {
          'Mutual funds': 'Mutual funds',
          Stocks: 'Stocks',
          'Gold/Gold bonds': 'Gold/Gold bonds',
          FD: 'FD',
          PPF: 'PPF',
          Others: 'Others',
        }),
      },
      {
        kind: 'one',
        name: 'usedBuyNowPayLater',
        legend: 'Have you used Buy Now, Pay Later?',
        short: 'Buy Now, Pay Later',
        options: yesNo,
      },
    ],
  },
  {
    title: 'Time and risk',
    why: 'An investment needs time to recover from a fall. We advise against high risk for a short time.',
    questions: [
      {
        kind: 'one',
        name: 'wouldInvest',
        legend: 'Would you invest if the plan suits you?',
        short: 'Would invest',
        options: yesNo,
      },
      {
        kind: 'one',
        name: 'investmentDuration',
        legend: 'How long can the money stay invested?',
        short: 'Duration',
        options: labelled(INVESTMENT_DURATIONS, { 1: '1 year', 3: '3 years', 5: '5 years', '5plus': '5+ years' }),
      },
      {
        kind: 'one',
        name: 'riskTolerance',
        legend: 'How much of a fall can you accept?',
        short: 'Risk tolerance',
        hint: 'Low: hardly any. Medium: 10% for a year. High: a third, for longer.',
        options: labelled(RISK_TOLERANCES, { low: 'Low', medium: 'Medium', high: 'High' }),
      },
    ],
  },
];

export const allQuestions: readonly Question[] = steps.flatMap(({ questions }) => questions);
