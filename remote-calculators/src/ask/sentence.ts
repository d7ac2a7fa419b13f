import type { Filled } from '#ask/fill.ts';
import { NONE, type Snapshot, spanText, statedAmount, tellingOf } from '#ask/telling.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import { figureText, leading } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

const grows = (told: Snapshot) =>
  messages.grows({ paid: told.paid(), span: told.span(), value: told.value('value'), rate: told.rate });

function goal({ needed, day, amount, rate, inflation }: Snapshot, thing: string) {
  return messages.carOrHouse({
    thing,
    paid: needed(),
    day: day(),
    amount: amount('amountToday'),
    rate,
    inflation,
  });
}

function child({ needed, text, amount, rate, inflation }: Snapshot, thing: string) {
  return messages.child({
    thing,
    paid: needed(),
    age: text('age'),
    later: text('withdrawAge'),
    amount: amount('amountToday'),
    rate,
    inflation,
  });
}

function account({ amount, text, rate, value }: Snapshot) {
  const every = text('frequency');
  return messages.account({ paid: amount('deposit'), every, rate, value: value('value') });
}

function payout({ amount, paid, span, rate, value, result }: Snapshot) {
  const lasted = result('depletionMonth');
  const sum = amount('investment');
  const out = paid('monthlyWithdrawal');
  return typeof lasted === 'number'
    ? messages.payoutEnds({ sum, paid: out, lasted: spanText(lasted), rate })
    : messages.payoutLasts({ sum, paid: out, span: span(), value: value('remainingInvestment'), rate });
}

function onExpenses({ needed, paid, text, amount, value, result, rate, inflation }: Snapshot) {
  const age = text('age');
  const later = text('retirementAge');
  const until = text('lifeExpectancy');
  const expense = amount('monthlyExpense');
  if (result('heldAtRetirement') === undefined)
    return messages.retireOnExpense({ paid: needed(), age, later, expense, until, rate, inflation });
  const lasts = result('lastsToAge') === null ? 'yes' : 'no';
  const soonest = result('soonestAge') === null ? NONE : value('soonestAge');
  return messages.canRetire({
    answer: value('lastsToAge'),
    paid: paid(),
    age,
    later,
    lasts,
    expense,
    until,
    rate,
    inflation,
    soonest,
  });
}

/** By the grammar's names of the calculators; one that is missing here says its headline. */
const sentences: Readonly<Record<string, (told: Snapshot) => string>> = {
  sip: grows,
  stepUpSip: grows,
  lumpsum: ({ amount, span, value, rate }) =>
    messages.once({ paid: amount('principal'), span: span(), value: value('value'), rate }),
  lumpsumSip: ({ amount, paid, span, value, rate }) =>
    messages.both({ once: amount('principal'), paid: paid(), span: span(), value: value('value'), rate }),
  swp: payout,
  stp: ({ amount, paid, span, value, percent }) =>
    messages.sentenceMoved({
      sum: amount('investment'),
      paid: paid('monthlyTransfer'),
      span: span('months'),
      value: value('value'),
      from: percent('sourceRatePct'),
      rate: percent('targetRatePct'),
    }),
  dreamCar: (told) => goal(told, 'dreamCar'),
  dreamHouse: (told) => goal(told, 'dreamHouse'),
  childEducation: (told) => child(told, 'childEducation'),
  childMarriage: (told) => child(told, 'childMarriage'),
  retirement: ({ needed, text, amount, value, rate, inflation }) =>
    messages.retire({
      paid: needed(),
      age: text('age'),
      later: text('retirementAge'),
      amount: amount('amountToday'),
      target: value('target'),
      rate,
      inflation,
    }),
  retirementByExpense: onExpenses,
  corpus: ({ needed, span, amount, rate }) =>
    messages.reaches({ paid: needed(), span: span(), target: amount('target'), rate }),
  glidePath: ({ needed, span, amount, percent, rate, inflation }) =>
    messages.glides({
      paid: needed(),
      span: span(),
      amount: amount('amountToday'),
      rate,
      debt: percent('debtRatePct'),
      inflation,
    }),
  emi: ({ amount, owed, span, value, rate }) =>
    messages.loan({
      sum: amount('principal'),
      rate,
      span: span(),
      paid: owed('emi'),
      interest: value('totalInterest'),
    }),
  fd: ({ amount, span, value, rate }) =>
    messages.sentenceDeposit({ paid: amount('principal'), rate, span: span('months'), value: value('value') }),
  rd: ({ paid, span, value, rate }) =>
    messages.sentenceDeposit({ paid: paid(), rate, span: span('months'), value: value('value') }),
  ppf: account,
  ssy: account,
  nps: ({ paid, text, value, rate }) =>
    messages.pension({
      paid: paid(),
      age: text('age'),
      later: text('retirementAge'),
      value: value('corpus'),
      pension: value('monthlyPension'),
      rate,
    }),
  epf: ({ amount, value, text, rate }) =>
    messages.providentFund({
      pay: amount('basicMonthly'),
      value: value('value'),
      age: text('age'),
      later: text('retirementAge'),
      rate,
    }),
  inflation: ({ amount, value, span, inflation }) =>
    messages.prices({ amount: amount('amountToday'), value: value('futureCost'), span: span(), inflation }),
  delay: ({ span, value, paid, rate }) =>
    messages.waiting({ delay: span('delayMonths'), value: value('costOfDelay'), paid: paid(), span: span(), rate }),
  fire: ({ result, value, rate, inflation }) =>
    result('fireMonths') === null ? '' : messages.independence({ age: value('fireAge'), rate, inflation }),
  lifecover: ({ value }) => messages.cover({ value: value('need') }),
};

/** How many rupees a plan shall be worth, and after how many months it is where that was asked. */
export interface Reached {
  target: number;
  months?: number;
}

/**
 * The answer to a question as one sentence with its figure.
 *
 * @param key the grammar's name of the calculator
 * @param reached where the term or the return was asked
 * @example sentenceOf('sip', { monthly: 5000, years: 10, annualRatePct: 12 }, outcome) ===
 *   '₹5,000 a month for 10 years becomes ₹11.62 lakh, if it grows by 12% a year.'
 */
export function sentenceOf(key: string, inputs: Filled, outcome: Outcome, reached?: Reached): string {
  const told = tellingOf(inputs, outcome);
  if (reached !== undefined) {
    const paid = key === 'lumpsum' ? told.amount('principal') : told.paid();
    const { months } = reached;
    const target = statedAmount(reached.target);
    // No page shows more places of a rate that has been worked out.
    const rate = withUnit(Number(Number(inputs.annualRatePct).toFixed(2)), 'percent');
    if (months === undefined) return messages.reaches({ paid, span: told.span(), target, rate });
    return messages.reachesIn({
      paid,
      target,
      span: spanText(months),
      rate,
    });
  }
  const own = sentences[key]?.(told) ?? '';
  if (own !== '') return own;
  const first = leading(outcome.figures);
  return first === undefined ? '' : messages.figure({ label: first.label, text: figureText(first, null) });
}
