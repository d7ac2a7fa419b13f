/** Pages with a calculator that other packages lead to, with the names of their links. Its team's tests hold it whole. */
export const CALCULATOR_PAGES = {
  '/sipcalculator': 'SIP calculator',
  '/lumpsumcalculator': 'Lumpsum calculator',
  '/stepupsipcalculator': 'Step-up SIP calculator',
  '/swpcalculator': 'SWP calculator',
  '/stpcalculator': 'STP calculator',
  '/dreamcar': 'Dream car planner',
  '/dreamhouse': 'Dream house planner',
  '/childeducation': 'Child’s education planner',
  '/childmarriage': 'Child’s marriage planner',
  '/childplan': 'Child plan',
  '/planyourgoal': 'Plan your goals',
  '/corpus': 'Corpus calculator',
  '/retirementcalculator': 'Retirement calculator',
  '/goals': 'Goal planners',
  '/calculators': 'All calculators',
} as const;

export type CalculatorPath = keyof typeof CALCULATOR_PAGES;

export const isCalculatorPath = (path: string | null): path is CalculatorPath =>
  path !== null && Object.hasOwn(CALCULATOR_PAGES, path);
