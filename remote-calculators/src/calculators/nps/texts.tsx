import '#calculator-page/first-screen.css';
import { view } from '#calculators/nps/fields.ts';
import explained from '#calculators/nps/help.en.md';
import { messages } from '#calculators/nps/messages.en.ts';
import { nps } from '#calculators/nps/model.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { schemeLimits } from '#engine/government/scheme-limits.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { withUnit } from '#figures/with-unit.ts';

const example = { monthly: 5000, age: 30, retirementAge: 60, annualRatePct: 10, annuityRatePct: 6 } as const;

/** How the page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const least = schemeLimits.npsLeastAnnuityPct.general;
  const whole = withUnit(schemeLimits.npsWholeUpTo, 'rupees');
  const { results } = nps.run({ ...example, annuityPct: least });
  const forty = nps.run({ ...example, annuityPct: 40 }).results;
  return explained({
    whole,
    general: least,
    until: withUnit(schemeLimits.npsKeptUntil, 'years'),
    totalInvested: inr(results.totalInvested),
    corpus: inr(results.corpus),
    share: least,
    lumpSum: inr(results.lumpSum),
    annuityCorpus: inr(results.annuityCorpus),
    pension: inr(results.monthlyPension),
    pension40: inr(forty.monthlyPension),
    lumpSum40: inr(forty.lumpSum),
    inParts: withUnit(schemeLimits.npsInParts.upTo, 'rupees'),
    atOnce: withUnit(schemeLimits.npsInParts.atOnce, 'rupees'),
    early: 100 - schemeLimits.npsEarlyAnnuityPct,
    annuity: schemeLimits.npsEarlyAnnuityPct,
  });
}

export default defineTexts(view, {
  formula: (inputs, _, { results }) => {
    const corpus = inr(results.corpus);
    const share = fieldText(Number(inputs.annuityPct));
    const rate = fieldText(Number(inputs.annuityRatePct));
    return {
      line: messages.formulaInNumbers({
        corpus,
        share,
        rate,
        nowrap: (words) => <b className="nowrap">{words}</b>,
        pension: inr(results.monthlyPension),
        lumpSum: inr(results.lumpSum),
      }),
      legend: messages.legend({ corpus, share, rate }),
    };
  },
  help,
});
