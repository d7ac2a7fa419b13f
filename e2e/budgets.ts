/** Of every public page until it is alive: bytes of its HTML and stylesheets, and requests, the document's own among them. */
export const budgets = { readableBytes: 20_000, requestsFirst: 9 };

/** Bytes of script as browsers get them, until a page is alive: before its chart, and before anything for later pages. */
const COMPUTES = 150_000;
const TELLS = 110_000;

const scriptBudgets: Readonly<Record<string, number>> = {
  '/': TELLS,
  '/about': TELLS,
  '/eyourself': TELLS,
  '/blogs': TELLS,
  '/blogs/:slug': TELLS,
  '/terms': TELLS,
  '/privacy': TELLS,
  '/disclosures': TELLS,
  '/contactus': COMPUTES,
  '/calculators': COMPUTES,
  '/goals': COMPUTES,
  '/childplan': COMPUTES,
  '/sipcalculator': COMPUTES,
  '/lumpsumcalculator': COMPUTES,
  '/stepupsipcalculator': COMPUTES,
  '/swpcalculator': COMPUTES,
  '/stpcalculator': COMPUTES,
  '/dreamcar': COMPUTES,
  '/dreamhouse': COMPUTES,
  '/childmarriage': COMPUTES,
  '/childeducation': COMPUTES,
  '/corpus': COMPUTES,
  '/planyourgoal': COMPUTES,
  '/retirementcalculator': COMPUTES,
};

/**
 * @returns bytes of script that a public page may load until it is alive
 * @throws Error for a page that nobody has given a budget: a new page needs one
 */
export function scriptBudget(route: string): number {
  const budget = scriptBudgets[route.replace(/^\/blogs\/[^/]+$/, '/blogs/:slug')];
  if (budget === undefined) throw new Error(`${route} has no budget in e2e/budgets.ts.`);
  return budget;
}
