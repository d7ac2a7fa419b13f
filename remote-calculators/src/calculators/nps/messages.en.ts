import { catalogue } from 'shared/messages';

export const messages = catalogue({
  npsCalculator: 'NPS calculator',
  whatNpsMayPay: 'Corpus and pension of an NPS account.',
  calculators: 'Calculators',
  monthlyContribution: 'Monthly contribution',
  currentAge: 'Current age',
  retirementAge: 'Retirement age',
  annualStepUp: 'Annual step-up (%)',
  theSameEveryMonth: 'The same contribution every month',
  raisesTheContribution: 'Raises it in months 13, 25, 37 and so on',
  inTheAccount: 'In the account today',
  shareForAnnuity: 'Share for annuity (%)',
  leastShare:
    'At least {general}%, government staff {government}%; from 0% for a corpus up to {whole}. By the rules of {dated}{due, select, none {} other {. {due}}}',
  enterTheLeastShare:
    'Enter {general}% or more: the corpus is {corpus}, and only up to {whole} may be paid out as a whole. Results stay blank until then.',
  annuityRate: 'Annuity rate (%)',
  whatAnnuityPays: 'What an insurer pays a year on what buys the annuity',
  corpusAtRetirement: 'Corpus at retirement',
  contributed: 'Invested amount',
  estimatedReturns: 'Estimated returns',
  lumpSum: 'Lump sum',
  buysTheAnnuity: 'Buys the annuity',
  monthlyPension: 'Monthly pension',
  valueOfTheAccount: 'Value of the account, as invested amount and estimated returns,',
  howItIsCounted:
    '{rate}, contributions paid at the {timing} of each month. What buys the annuity pays a twelfth of the annuity rate every month.',
  enterAContribution: 'Enter a contribution, both ages and a rate to see the years.',
  seeWhatNpsMayPay:
    'What an NPS account may hold when you retire, what is paid out at once, and the pension that the rest may buy.',
  nps: 'NPS',
  whatTheyBecome: 'What may my contributions become by retirement?',
  contributionsFromAge: '₹5,000 a month from 30 to 60',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheContribution:
    'In the National Pension System (NPS) you contribute until you retire, and the money is invested in funds of shares and bonds that you choose. Type what you contribute every month, your age, the age at which you want to retire, and the yearly return that you assume; a yearly step-up if the contribution will rise, and what is in the account already.',
  chooseTheShare:
    'At retirement a share of the corpus buys an annuity from an insurer, which pays you a pension for life, and the rest is paid out at once. Type that share and the yearly rate that an insurer may pay then. The rules say how small the share may be: a corpus of up to {whole} may be paid out as a whole, a larger one needs {general}% or more. An account may be kept until {until}.',
  howItIsWorkedOut: 'How it is worked out',
  balanceFormula: 'new balance = (balance + contribution) × (1 + i)',
  pensionFormula: 'pension a month = corpus × share × annuity rate ÷ 12',
  iIsTheMonthlyRate:
    'i is the monthly rate, and what is in the account today is the balance before the first month. With contributions at the end of the month, growth comes first and the contribution after it. With a step-up, the contribution is raised in months 13, 25 and so on.',
  aWorkedExample: 'A worked example',
  fromThirty:
    '₹5,000 a month from 30 to 60 at 10%: {totalInvested} is contributed, and the corpus may be <strong>{corpus}</strong>. With {share}% of it for the annuity, {lumpSum} is paid out at once and {annuityCorpus} buys the annuity, which at 6% pays {pension} a month.',
  atForty: 'With 40% for the annuity the pension is {pension40} a month, and {lumpSum40} is paid out at once.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  thePath: '<strong>The path.</strong> Real returns come unevenly, and the years before retirement count most.',
  theAnnuity:
    '<strong>The annuity of that day.</strong> Its rate depends on your age, on what it pays after your death, and on interest rates then. Most annuities pay the same amount for life, which buys less every year.',
  small:
    '<strong>Other ways out.</strong> Between {whole} and {inParts} the rules also know a lump sum of up to {atOnce} with the rest in instalments over six years or more. Who leaves before the usual age may take out {early}% of a larger corpus, and {annuity}% buys the annuity.',
  tax: '<strong>Tax.</strong> The pension is income of its year. How much of the lump sum is free of tax is for the rules of that day.',
  whichReturn: 'Which return should I type?',
  onYourMix: 'One that fits your mix: more shares may earn more and move more. Try a lower rate as well.',
  howMuchAnnuity: 'How large should the share for the annuity be?',
  ofYourOwn: 'A larger share pays a larger pension for life and leaves less at once.',
  canIStopBefore: 'Can I take money out before?',
  onlyPartly: 'Partly and for stated purposes, by rules that change. This page leaves withdrawals on the way out.',
  npsOrFund: 'How does NPS differ from a mutual fund?',
  bound:
    'Both are invested in markets. NPS costs little and is bound until retirement, when a share has to buy an annuity; a fund can be sold on any working day. “Against a SIP” shows the same payments in both.',
  epfNext: 'EPF: what your provident fund may hold',
  retirementNext: 'Retirement: what it will cost',
  swpNext: 'SWP: a monthly amount out of a fund',
  formulaInNumbers:
    '{corpus} × {share}% × {rate}% ÷ 12 = <nowrap>{pension}</nowrap> a month; {corpus} less that share = <nowrap>{lumpSum}</nowrap>',
  legend: '{corpus} is what the contributions may come to; {share}% of it buys an annuity that pays {rate}% a year.',
});
