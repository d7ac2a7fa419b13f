import '#calculator-page/first-screen.css';
import explained from '#calculators/tax-regime/help.en.md';
import { taxRegime } from '#calculators/tax-regime/model.ts';
import type { HelpText } from '#definition/definition.ts';
import { exact } from '#engine/exact.ts';
import { fundTax } from '#engine/tax/fund-tax.ts';
import { leftOut } from '#engine/tax/left-out.ts';
import { inr } from '#figures/inr.ts';

const salary = 1_285_000;

/** A deduction that was typed too large, in rupees. */
const TOO_MUCH = exact(100_000);

/** How the page of both regimes explains itself; every figure is worked out here from the example. */
export function help(): HelpText {
  const { newTax, oldTax } = taxRegime.run({ salary }).results;
  const deducted = taxRegime.run({ salary, deduction80C: 150_000, homeLoanInterest: 200_000 }).results.oldTax;
  return explained({
    newTax: inr(newTax),
    oldTax: inr(oldTax),
    deducted: inr(deducted),
    surcharge: fundTax.mostSurchargePct.gains,
    amount: inr(TOO_MUCH),
    most: inr(leftOut.deduction(TOO_MUCH)),
    relieved: inr(leftOut.deductionInRelief(TOO_MUCH)),
  });
}
