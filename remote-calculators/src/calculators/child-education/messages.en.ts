import { catalogue } from 'shared/messages';

export const messages = catalogue({
  childsEducationPlanner: 'Child’s education planner',
  collegeFeesAtThePrices: 'College fees in their own year’s prices.',
  childPlan: 'Child plan',
  whatCollegeWillCostWhen: 'What college will cost, and what to invest each month until then.',
  childsEducation: 'Child’s education',
  whatWillCollegeCostWhen: 'What will college cost when my child turns eighteen?',
  lakhTodayFromAge: '₹10 lakh today, from age 5 to 18',
  collegeCostsAtTomorrows: 'College costs at tomorrow’s prices',
  howToUseThisPlanner: 'How to use this planner',
  typeYourChildsAge:
    'Type your child’s age, the age at which the fees fall due, and what the whole course would cost if it began today: tuition, hostel, books and travel. Then choose the return that you assume.',
  itShowsAMonthlyAmount: 'It shows a monthly amount and the one-time investment that would do the same.',
  howTheAmountIsFound: 'How the amount is found',
  futureCostFormula: 'future cost = cost today × (1 + inflation)<sup>years</sup>',
  monthlyFormula: 'monthly = future cost × i ÷ ((1 + i)<sup>n</sup> − 1)',
  theYearsAreTheAge:
    'The years are the age at withdrawal less the age now, and n is twelve times that. Instalments fall on the end of each month. The table’s last row equals the future cost to the paisa.',
  aWorkedExample: 'A worked example',
  aCourseThatCostsToday:
    'A course that costs ₹10,00,000 today, for a child of five who begins at eighteen, will cost {target} at 6% a year. At an assumed 10% that asks for <strong>{requiredSip}</strong> a month for thirteen years, or {requiredLumpsum} once. Begun at birth, the same course asks for {requiredSip2} a month; begun at twelve, for {requiredSip3}.',
  feesHaveOftenRisenFaster:
    'Fees have often risen faster than other prices. With 10% a year instead of 6%, the course would cost {target} and the instalment would be {requiredSip}.',
  findingTodaysCost: 'Finding today’s cost',
  lookUpTwoCollegesOne: '<strong>Look up two colleges,</strong> one government and one private.',
  countLivingAsWellAway: '<strong>Count living as well.</strong> Rent may cost more than tuition.',
  forACourseAbroadRemember:
    '<strong>For a course abroad,</strong> remember that the rupee may buy less foreign money by then: type a higher inflation.',
  leaveOutWhatYouWill: '<strong>Leave out what you will pay from income</strong> at that time, and plan for the rest.',
  asTheDateComesNearer: 'As the date comes nearer',
  theAdmissionDateCannotMove:
    'The admission date cannot move if the market falls, so many families move to less risky funds over the last two or three years. The planner assumes one rate throughout.',
  theFeesAreDueOver: 'The fees are due over four years, not on one day. Does that matter?',
  aLittleThePlannerHas:
    'A little. Type the fee of one year and the “Years of fees”: each rises until its own year, and the rest goes on earning. {fee} a year for four years asks for {requiredSip} a month.',
  shouldTheInvestmentBe: 'Should the investment be in the child’s name?',
  itCanBe:
    'It can be, with a parent as guardian until the child turns eighteen. Many parents invest in their own name.',
  whatIfWeStop: 'What if we stop for a year?',
  runThePlannerAgain:
    'Run the planner again with the new age, and what is saved by then under “Already saved for this”.',
  canTheResultFallShort: 'Can the result fall short?',
  yesTheRateIsAssumed: 'Yes. The rate is assumed and fees may rise faster.',
  childsMarriageTheOtherDate: 'Child’s marriage: the other date',
  stepUpSipBeginSmaller: 'Step-up SIP: begin smaller and raise it',
  severalGoalsOnOneBudget: 'Several goals on one budget',
});
