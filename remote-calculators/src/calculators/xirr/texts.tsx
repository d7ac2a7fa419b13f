import '#calculator-page/first-screen.css';
import { exampleFlows } from '#calculators/xirr/fields.ts';
import explained from '#calculators/xirr/help.en.md';
import { xirr } from '#calculators/xirr/model.ts';
import type { HelpText } from '#definition/definition.ts';
import { ZERO } from '#engine/exact.ts';
import { flowLines } from '#engine/flows-input.ts';
import { percent } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';

/** How the XIRR page explains itself; every figure is worked out here from the example. */
export function help(): HelpText {
  const { totalReceived, profit, xirrPct } = xirr.run({ flows: flowLines(exampleFlows) }).results;
  return {
    ...explained({
      received: inr(totalReceived),
      rate: percent(xirrPct ?? ZERO),
      profit: inr(profit),
    }),
    isNotInAddress: true,
  };
}
