import '#calculator-page/first-screen.css';
import { view } from '#calculators/epf/fields.ts';
import explained from '#calculators/epf/help.en.md';
import { messages } from '#calculators/epf/messages.en.ts';
import { epf } from '#calculators/epf/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { exact } from '#engine/exact.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';

const example = {
  ...{ basicMonthly: 50_000, age: 30, retirementAge: 58, salaryGrowthPct: 5 },
  annualRatePct: 8.25,
} as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = epf.run(example);
  const without = epf.run({ ...example, epsMember: false }).results.value;
  const { pct, mostPay } = schemeLimits.eps;
  const pensionShare = (exact(pct) * BigInt(mostPay)) / 100n;
  const most = withUnit(Number(mostPay), 'rupees');
  return explained({
    pct,
    most,
    employee: inr(results.employeeTotal),
    employer: inr(results.employerTotal),
    eps: inr(results.epsTotal),
    interest: inr(results.interest),
    value: inr(results.value),
    without: inr(without),
    share: inr(pensionShare),
    // Twelve years, which is as long as the page lets anybody work on.
    beyond: inr(pensionShare * 144n),
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const rate = fieldText(Number(inputs.annualRatePct));
    const there = Number(inputs.savings ?? 0);
    const savings = there === 0 ? 'none' : fieldText(there);
    return {
      line: messages.formulaInNumbers({
        employee: inr(results.employeeTotal),
        employer: inr(results.employerTotal),
        interest: inr(results.interest),
        savings,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        value: inr(results.value),
      }),
      legend: messages.legend({ rate, savings }),
    };
  },
  help,
});
