import { catalogue } from 'shared/messages';

export const messages = catalogue({
  startOfMonth: 'Start of month',
  endOfMonth: 'End of month',
  convention: 'Convention',
  shownAbove: 'Shown above',
  theSame: 'The same',
  useThisWay: 'Use this way',
  eachFee: 'Each fee, by the month in which it falls due',
  feesFallDue:
    'Each fee on its own day, in rupees{inflation, select, none {} other {, at today’s prices by {inflation}% a year}}. What is left earns on until the next.',
  fallsDue: 'Falls due',
  fee: 'Fee',
  leftAfter: 'Left after it',
  costThen: '{target} is {today} × {factor} to the power of {years}. ',
  feesLegend:
    '{target} is what {feeYears} yearly fees ask for on the day of the first: each later one needs less, because the rest earns on until it is due. The fees: {each}. ',
  savingsLegend: '{still} is {target} less the {grown} that the savings become. ',
  raisedFormula: '{still} ÷ {factor} = <nowrap>{needed}</nowrap>',
  raisedLegend:
    '{before}{factor} is what ₹1 at the {timing} of each of {count} months becomes at {rate}% a year, raised by {step}% in months 13, 25 and so on.',
  oneTimeFormula: '{target} ÷ {factor}<sup>{years}</sup> = <nowrap>{needed}</nowrap>',
  oneTimeLegend: '{cost}{factor} is one year’s growth at {rate}%, and {years} the years until then.',
  monthlyFormula:
    '{target} × {i} ÷ ((1 + {i})<sup>{count}</sup> − 1){timing, select, start { ÷ (1 + {i})} other {}} = <nowrap>{needed}</nowrap>',
  monthlyLegend:
    '{cost}{i} is {rate}% a year as a monthly rate, {count} the months until then.{timing, select, start { The last factor is there because you pay at the start of each month.} other {}}',
  whyAnotherSiteMayShow: 'Why another site may show another figure',
  theFormulaWithYourNumbers: 'The formula, with your numbers',
  theFormulaWorks: 'The formula works in the rupees of each day; the figures above are converted afterwards.',
  rateAMonth: '{rateConvention, select, nominal {Nominal} other {Effective}}, {monthly}% a month',
  rates: '{rateConvention, select, nominal {Nominal rates} other {Effective rates}}',
  habits:
    '{habits, select, both {Two habits differ} other {One habit differs}} between calculators: how a yearly rate becomes a monthly one{habits, select, both {, and whether money moves at the start or at the end of the month} other {}}. Choose one; every figure on this page follows.',
});
