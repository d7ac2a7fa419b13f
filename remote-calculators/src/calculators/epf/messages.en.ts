import { catalogue } from 'shared/messages';

export const messages = catalogue({
  epfCalculator: 'EPF calculator',
  whatEpfMayHold: 'What your EPF may hold at retirement.',
  calculators: 'Calculators',
  basicPay: 'Basic pay and DA a month',
  currentAge: 'Current age',
  retirementAge: 'Retirement age',
  yourShare: 'Your share (%)',
  employersShare: 'Employer’s share (%)',
  ofThePay: 'Of basic pay and DA',
  memberOfEps: 'Member of the pension scheme (EPS)',
  goesToEps: '{pct}% of at most {most} a month goes to the pension scheme{due, select, none {} other {. {due}}}',
  payRises: 'Pay rises every year by (%)',
  everyTwelveMonths: 'Every twelve months',
  inTheAccount: 'In the account today',
  maturityValue: 'Maturity value',
  youPayIn: 'You pay in',
  employerPaysIn: 'Employer pays in',
  paidIn: 'Paid in',
  interestEarned: 'Interest earned',
  toEps: 'To the pension scheme (EPS)',
  you: 'You',
  employer: 'Employer',
  interest: 'Interest',
  value: 'Value',
  valueOfTheAccount: 'Balance of the account, as amount paid in and interest earned,',
  othersDiffer: 'A site that adds the employer’s whole share, or lets a deposit earn at once, shows more.',
  howItIsCounted:
    '{rate, select, none {A yearly rate} other {{rate}% a year}} on each month’s opening balance, added after every twelve months{rise, select, none {} other {; pay rises by {rise}% a year}}.',
  enterAPay: 'Enter a pay, both ages and a rate to see the years.',
  seeWhatEpfMayHold: 'What your EPF account may hold when you retire: both shares and the interest, year by year.',
  epf: 'EPF',
  whatWillMyEpfHold: 'What will my provident fund hold when I retire?',
  payFromAge: '₹50,000 of basic pay, from 30 to 58',
  howToUseThisCalculator: 'How to use this calculator',
  typeThePay:
    'In the Employees’ Provident Fund (EPF) you and your employer each pay a share of your basic pay and dearness allowance every month. Both shares begin at 12%; raise yours if you pay more.',
  typeTheRest:
    'Say whether you are a member of the pension scheme (EPS), which takes a part of the employer’s share. Type by how much your pay rises in a year and what is in the account today. The rate is the one that was declared last.',
  howItIsWorkedOut: 'How it is worked out',
  monthFormula: 'balance after a month = balance + your share + employer’s share − pension share',
  interestFormula: 'interest of a year = the sum of twelve opening balances × R ÷ 12',
  pensionShare:
    'The pension share is {pct}% of the pay, of which at most {most} count; it never makes the employer’s share negative. R is the yearly rate. Deposits earn from the next month on; interest is added every twelve months and at the end.',
  aWorkedExample: 'A worked example',
  fromThirty:
    'A pay of ₹50,000 at 30 that rises by 5% a year, until 58 at 8.25%: you pay in {employee}, your employer {employer} after the pension scheme, which gets {eps}. With {interest} of interest the account holds <strong>{value}</strong>.',
  notAMember: 'Without the pension scheme the account holds {without}.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  theRateChanges: '<strong>The rate changes.</strong> It is declared for each year; this page keeps one.',
  pension: '<strong>The pension itself.</strong> What it will pay is no part of this figure.',
  tax: '<strong>Tax.</strong> Interest on your own deposits above a yearly limit is taxed; this page leaves it out.',
  whatIsBasic: 'Which pay should I type?',
  basicAndDa:
    'Basic pay and dearness allowance together, or the part that your employer pays on; other allowances mostly do not count.',
  whyLessEmployer: 'Why does my employer pay in less than I do?',
  toThePension:
    'Because a part of the employer’s share goes to the pension scheme: at most {share} a month while {most} of pay count.',
  epfOrFund: 'Is EPF better than a fund?',
  theyDiffer:
    'EPF has a declared rate and is bound until you retire or leave work. A fund may earn more or lose. “Against a SIP” shows the same payments in both.',
  npsNext: 'NPS: a pension from a fund',
  retirementNext: 'Retirement: what it will cost',
  ppfNext: 'PPF: fifteen years at the government’s rate',
  formulaInNumbers:
    '{employee} + {employer} + {interest}{savings, select, none {} other { + {savings}}} = <nowrap>{value}</nowrap>',
  legend:
    'Your share, your employer’s after the pension scheme, the interest at {rate}% a year{savings, select, none {} other {, and what is in the account today}}.',
});
