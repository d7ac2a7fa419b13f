import '#calculator-page/first-screen.css';
import { Link } from 'shared/router';
import { messages } from '#calculators/xirr/messages.en.ts';
import { xirr } from '#calculators/xirr/model.ts';
import { exampleFlows } from '#calculators/xirr/view.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { flowLines } from '#engine/flows-input.ts';
import { percent } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';

/** How the XIRR page explains itself; every figure is worked out here from the example. */
export function help(): HelpText {
  const { totalReceived, profit, xirrPct } = xirr.run({ flows: flowLines(exampleFlows) }).results;
  return {
    isNotInAddress: true,
    sections: [
      {
        id: 'use',
        title: messages.howToUseThisCalculator,
        content: (
          <>
            <p>{messages.enterEachPayment}</p>
            <p>{messages.whereItIsKept}</p>
          </>
        ),
      },
      {
        id: 'works',
        title: messages.howItIsWorkedOut,
        content: (
          <>
            <p className="formula">{messages.formula({ sup: (words) => <sup>{words}</sup> })}</p>
            <p>{messages.theRateIsFound}</p>
          </>
        ),
      },
      {
        id: 'example',
        title: messages.aWorkedExample,
        content: (
          <p>
            {messages.tenThousand({
              received: inr(totalReceived),
              strong: (words) => <strong>{words}</strong>,
              rate: percent(xirrPct ?? ZERO),
              profit: inr(profit),
            })}
          </p>
        ),
      },
      {
        id: 'leaves',
        title: messages.whatThisFigureLeavesOut,
        content: (
          <ul>
            <li>{messages.taxLeftOut({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.riskLeftOut({ strong: (words) => <strong>{words}</strong> })}</li>
            <li>{messages.futureLeftOut({ strong: (words) => <strong>{words}</strong> })}</li>
          </ul>
        ),
      },
    ],
    questions: [
      { question: messages.isItTheSame, answer: messages.itIsYours },
      {
        question: messages.whyAnnualised,
        answer: messages.becauseItIsStretched({ xirr: (words) => <Link to="/glossary#xirr">{words}</Link> }),
      },
      { question: messages.whichStatement, answer: messages.inTheAccount },
      { question: messages.whyTwoRates, answer: messages.whenSigns },
    ],
    related: [
      { to: '/sipcalculator', label: messages.sipNext },
      { to: '/swpcalculator', label: messages.swpNext },
      { to: '/lumpsumcalculator', label: messages.regimeNext },
    ],
  };
}
