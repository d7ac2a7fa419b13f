import { catalogue } from 'shared/messages';

export const messages = catalogue({
  dependsOnTheLender:
    'The rate is the one that you typed. A lender may change it and charges fees of its own; the real figure will then be different. What is invested instead may lose value.',
  emiCalculator: 'EMI calculator',
  whatALoanCosts: 'What a loan costs, monthly and in all.',
  calculators: 'Calculators',
  loanAmount: 'Loan amount',
  timePeriodYears: 'Time period (years)',
  interestRate: 'Interest rate (%)',
  aTwelfth: '{monthly}% a month',
  extraEveryYear: 'Extra payment every year',
  noneInMonths: 'None; it would be paid in months 12, 24, 36 and so on',
  inMonths: '₹{amount} in months 12, 24, 36 and so on',
  extraOnce: 'Extra payment once',
  extraOnceAfter: 'Extra payment once, after (months)',
  paidAtTheEndOf: 'Paid with instalment {months}{day, select, none {} other {, by {day}}}',
  orInvestItAt: 'Or invest it at (%)',
  enterOrLess: 'Enter {term} or fewer: the loan ends then. Results stay blank until then.',
  monthlyInstalment: 'Monthly instalment (EMI)',
  totalInterest: 'Total interest',
  totalPaid: 'Total paid',
  interestSaved: 'Interest saved',
  repaidIn: 'Repaid in',
  monthsSaved: 'Sooner by',
  extraPaidInAll: 'Extra payments in all',
  wealthIfPrepaid: 'Wealth if you prepay',
  wealthIfInvested: 'Wealth if you invest',
  aheadAtTheEnd: 'Ahead at the end',
  ahead: '{way, select, invest {Investing} other {Prepaying}}, by {amount}',
  bothTheSame: 'Neither: both end the same',
  principalPaid: 'Principal paid in the year',
  interestPaid: 'Interest paid in the year',
  extraPaid: 'Extra paid in the year',
  stillOwed: 'Still owed',
  principal: 'Principal',
  interest: 'Interest',
  extra: 'Extra',
  owed: 'Owed',
  withoutExtraPayments: 'Still owed without extra payments',
  without: 'Without',
  whatIsStillOwed: 'What is still owed of the loan',
  lendersCount:
    'For the loan there is one habit: a twelfth of the yearly rate each month, on what is still owed, paid at the end of the month. Lenders round the instalment to a rupee, charge fees, and may count the days of a broken first month. The rate of the investment is another matter: it may be read as nominal or as effective.',
  howItIsCounted:
    '{rate, select, none {A yearly rate} other {{rate}% a year}}, a twelfth each month, on what is owed. Extra payments shorten the loan, not the instalment.{invest, select, none {} other { Invested: {invest}, at the end of each month.}}',
  enterALoan: 'Enter a loan, a period and a rate to see the years.',
  seeWhatALoanCosts:
    'The instalment of a home, car or personal loan, its interest year by year, what extra payments save, and whether investing them would come out ahead.',
  emi: 'EMI',
  whatDoesALoanCost: 'What does a loan cost, and should I prepay or invest?',
  loanForYears: '₹50 lakh for 20 years at 9%',
  aMonth: 'a month',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheLoan:
    'Type the loan, the years and the interest rate of your lender. The page shows the monthly instalment (EMI), all the interest, and how the loan falls year by year. In the first years most of the instalment is interest; the table shows how that changes.',
  typeExtra:
    'If you may pay something extra, every year or once, type it: the page shows how much sooner the loan ends and what interest you save. Type a return in “Or invest it at (%)” to compare: what would you own at the end of the term if the same money went into a fund instead?',
  howItIsWorkedOut: 'How it is worked out',
  emiFormula: 'EMI = P × i × (1 + i)<sup>n</sup> ÷ ((1 + i)<sup>n</sup> − 1)',
  pIsTheLoan:
    'P is the loan, i the yearly rate divided by 1200 and n the number of months. At a rate of 0% it is the loan divided by the months. Each month the lender takes interest on what is still owed; the rest of the instalment, and every extra payment, lowers the loan. Yearly extra payments fall due in months 12, 24 and so on, none in the last month.',
  aWorkedExample: 'A worked example',
  fiftyLakh:
    '₹50,00,000 for 20 years at 9% costs <strong>{emi}</strong> a month and {interest} of interest in all. With ₹1,00,000 extra every year it is repaid in {taken}, {saved} sooner, and saves {interestSaved} of interest.',
  prepayOrInvest: 'Prepay or invest?',
  sameMoney:
    'Both ways take the same money from your pocket in every month of the whole term: the instalment and the extra payment. Whoever prepays has no loan after some years and invests the full amount from then on; whoever invests puts only the extra payments into the fund, from the first one. In the example, at 12% nominal, prepaying ends with {wealthIfPrepaid} and investing with {wealthIfInvested}: {ahead}.',
  atTheLoansRate:
    'At a return equal to the loan’s rate both end the same. What prepaying saves is certain; what a fund returns is not. Investing is ahead only if the return, after tax and costs, is above the loan’s rate in the end.',
  whatThisFigureLeavesOut: 'What this figure leaves out',
  fees: '<strong>Fees.</strong> Processing fees, insurance, and charges for prepaying where the lender may ask them.',
  floating:
    '<strong>Changing rates.</strong> With a floating rate the lender changes the rate, and the instalment or the term with it.',
  taxes:
    '<strong>Tax.</strong> Interest on a home loan may lower your income tax under the old regime, which makes prepaying worth less; gains of a fund are taxed when it is sold, which makes investing worth less.',
  safety: '<strong>Safety.</strong> Money in the loan cannot be had back easily. Keep what you need for emergencies.',
  doesTheInstalmentFall: 'Does the instalment fall when I prepay?',
  hereTheTermShortens:
    'Here the term shortens and the instalment stays, which is what most lenders do unless you ask. Lowering the instalment instead saves less interest.',
  whyIsTheFirstYear: 'Why does so little of the first instalments repay the loan?',
  interestIsOnAll:
    'Interest is taken on all that is still owed, which is most in the beginning. That is also why early extra payments save most.',
  whichReturn: 'Which return should I type for the investment?',
  oneThatYouFindRealistic:
    'One that you find realistic after tax and costs, and a lower one to see how much depends on it. AMFI lets calculators illustrate 2% to 13%.',
  whyIsMyEmi: 'Why is the EMI of my bank a little different?',
  banksRound:
    'Banks round it to a full rupee and may count the days of the first month. The last instalment makes up for it.',
  sip: 'SIP: what the extra money may become',
  waiting: 'Cost of waiting: what a later start takes',
  house: 'Dream house: save for the down payment',
  formulaInNumbers:
    '{principal} × {i} × (1 + {i})<sup>{term}</sup> ÷ ((1 + {i})<sup>{term}</sup> − 1) = <nowrap>{emi}</nowrap>',
  formulaWithoutInterest: '{principal} ÷ {term} = <nowrap>{emi}</nowrap>',
  iIsTheMonthlyRate: '{i} is {rate}% ÷ 1200, the monthly rate, and {term} the number of instalments.',
});
