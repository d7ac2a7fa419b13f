/** Names of the pages that an article may lead to as its calculator. */
export const CALCULATORS: Readonly<Record<string, string>> = {
  '/sipcalculator': 'SIP calculator',
  '/lumpsumcalculator': 'Lumpsum calculator',
  '/stepupsipcalculator': 'Step-up SIP calculator',
  '/swpcalculator': 'SWP calculator',
  '/stpcalculator': 'STP calculator',
  '/planyourgoal': 'Plan your goal',
  '/corpus': 'Corpus planner',
  '/childeducation': 'Child education planner',
  '/retirementcalculator': 'Retirement calculator',
  '/goals': 'Goal planners',
  '/calculators': 'All calculators',
};
