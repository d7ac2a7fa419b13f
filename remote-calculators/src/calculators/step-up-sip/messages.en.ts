import { catalogue } from 'shared/messages';

export const messages = catalogue({
  stepUpSipCalculator: 'Step-up SIP calculator',
  aMonthlyInvestment: 'A SIP that rises with your income.',
  calculators: 'Calculators',
  monthlyInvestment: 'Monthly investment',
  timePeriodYears: 'Time period (years)',
  expectedAnnualReturn: 'Expected annual return (%)',
  annualStepUp: 'Annual step-up (%)',
  raisesTheInstalment: 'Raises the instalment in months 13, 25, 37 and so on',
  annualStepUpInRupees: 'Annual step-up (₹)',
  finalInstalment: 'Final instalment',
  withoutAnyStepUp: 'Without any step-up',
  addedByTheStepUp: 'Added by the step-up',
  instalment: 'Instalment',
  valueOfTheSip: 'Value of the SIP, as invested amount and estimated returns,',
  paidEachMonth: '{rate}, paid at the {timing} of each month, raised every twelve months.',
  enterAnAmountAPeriod: 'Enter an amount, a period, a rate and a step to see the years.',
  aSipThatRisesEvery:
    'A SIP that rises every year, by a share or by rupees: its value, its last instalment, and what it adds.',
  stepUpSip: 'Step-up SIP',
  whatIfTheInstalmentRises: 'What if the instalment rises with my income?',
  aMonthMoreEachYear: '₹5,000 a month, 10% more each year',
  aMonthlyAmountThatRises: 'A monthly amount that rises every year',
  howToUseThisCalculator: 'How to use this calculator',
  typeTheInstalmentYouCan:
    'Type the instalment you can begin with, the years, and the return you want to assume. Then say how the instalment rises once a year: by a share of itself, by a fixed number of rupees, or by both. Leave a step at 0 to switch it off. The result shows the total, the last instalment you would be paying, and what the steps add to a plan that never rises.',
  lookAtTheFinalInstalment:
    'Look at the final instalment before you commit. A step of 10% looks harmless and still more than doubles the amount in eight years; if your income does not keep up, choose a smaller one.',
  howTheStepsAreCounted: 'How the steps are counted',
  theFirstTwelveInstalments:
    'The first twelve instalments are equal. In month 13, and again in months 25, 37 and so on, the instalment becomes',
  newInstalmentFormula: 'new instalment = old instalment × (1 + step) + rupees',
  instalmentsAreNotRounded:
    'Instalments are not rounded on the way; only the shown figures are, to the paisa. Every month the instalment is added to the balance and the balance grows by one month’s rate, exactly as in the <sipcalculator>SIP calculator</sipcalculator>. With both steps at zero the two pages agree to the paisa.',
  aWorkedExample: 'A worked example',
  aMonthForYears:
    '₹5,000 a month for 10 years at 12%, raised by 10% every year, comes to <strong>{value}</strong>. You would have paid {totalInvested}, and the last instalment would be {lastInstalment}. Without any step the same plan comes to {flatSipValue}, so the steps add {extraOverFlat}.',
  aStepOfInsteadGives:
    'A step of 5% instead gives {value} with a last instalment of {lastInstalment}. A fixed ₹500 more each year gives {value2} and ends at {lastInstalment2}: rupee steps stay the same size, so they weigh less as the years pass.',
  choosingAStep: 'Choosing a step',
  followYourPayAStep:
    '<strong>Follow your pay.</strong> A step a little below your usual raise leaves room for everything else that becomes dearer.',
  beginLowRatherThanLate:
    '<strong>Begin low rather than late.</strong> A small first instalment with a step is easier to manage in the first year.',
  checkThatYourFundHouse:
    '<strong>Check that your fund house offers it.</strong> Many let you set a yearly top-up when you register a SIP; elsewhere you start an additional SIP each year, with the same effect.',
  isAStepUp: 'Is a step-up the same as a top-up SIP?',
  yesFundHousesUseBoth:
    'Yes. Fund houses use both words, and “booster” too. What matters is the date and the size of the rise.',
  whenDoesTheFirstRise: 'When does the first rise happen here?',
  inTheThirteenthMonth:
    'In the thirteenth month. A plan of one year or less therefore has no rise, whatever the step is.',
  canISkipARise: 'Can I skip a rise?',
  withMostFundHouses:
    'With most fund houses you can change or stop the top-up by an instruction. This page assumes that every rise happens; run it again with fewer years to see a plan that stops.',
  whyIsMyOtherCalculators: 'Why is my other calculator’s figure higher?',
  itMayRaiseTheInstalment:
    'It may raise the instalment every six months, round it up, or use the other convention for rate or payment day. The cards above show all four conventions for your figures.',
  sipTheSameInstalment: 'SIP: the same instalment throughout',
  retirementFromANeed: 'Retirement: from a need to an instalment',
  severalGoalsOnOneBudget: 'Several goals on one budget',
  formulaInNumbers:
    'Balance × (1 + {i}) every month, with an instalment of {monthly} that becomes × {raise}{extra, select, none {} other { + {extra}}} each year = <nowrap>{value}</nowrap>',
  whenInstalmentsAreAdded:
    'Each instalment is added {timing, select, start {before} other {after}} its month’s growth. Raised instalments are not rounded; only what is shown is.',
});
