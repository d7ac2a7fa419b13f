import '#calculator-page/first-screen.css';
import { messages } from '#calculators/tax-regime/messages.en.ts';
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
  return {
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.enterYourSalary}</p>
            <p>{messages.theTableShows}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howItIsWorkedOut,
        content: (
          <>
            <p className="formula">{messages.stepsFormula}</p>
            <p>{messages.theSteps}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <p>
            {messages.atSalary({
              strong: (words) => <strong>{words}</strong>,
              newTax: inr(newTax),
              oldTax: inr(oldTax),
              deducted: inr(deducted),
            })}
          </p>
        ),
      },
      {
        id: 'leaves',
        title: messages.whatThisFigureLeavesOut,
        content: (
          <ul>
            <li>
              {messages.gainsLeftOut({
                strong: (words) => <strong>{words}</strong>,
                surcharge: fundTax.mostSurchargePct.gains,
              })}
            </li>
            <li>
              {messages.limitsLeftOut({
                strong: (words) => <strong>{words}</strong>,
                amount: inr(TOO_MUCH),
                most: inr(leftOut.deduction(TOO_MUCH)),
                relieved: inr(leftOut.deductionInRelief(TOO_MUCH)),
              })}
            </li>
          </ul>
        ),
      },
    ],
    questions: [
      { question: messages.canISwitch, answer: messages.mostCan },
      { question: messages.whyNil, answer: messages.becauseOfRebate },
      { question: messages.whatToHave, answer: messages.slipsAndReceipts },
      { question: messages.doesItFile, answer: messages.noItCompares },
    ],
    related: [
      { to: '/lifecovercalculator', label: messages.lifeCoverNext },
      { to: '/retirementcalculator', label: messages.retirementNext },
      { to: '/sipcalculator', label: messages.sipNext },
    ],
  };
}
