import { Link } from 'shared/router';
import { stepUpSip } from '#calculators/step-up-sip/model.ts';
import { view } from '#calculators/step-up-sip/view.ts';
import { defineTexts } from '#definition/define-calculator.ts';
import type { HelpText } from '#definition/definition.ts';
import { fieldText } from '#figures/amount-text.ts';
import { inr } from '#figures/inr.ts';
import { monthlyFraction, yearlyFactor } from '#figures/rate-text.ts';

const example = { monthly: 5000, years: 10, annualRatePct: 12, stepUpPct: 10, stepUpRupees: 0 } as const;

/** How the step-up page explains itself; every figure is worked out here from the example. */
function help(): HelpText {
  const { results } = stepUpSip.run(example);
  const inRupees = stepUpSip.run({ ...example, stepUpPct: 0, stepUpRupees: 500 }).results;
  const small = stepUpSip.run({ ...example, stepUpPct: 5 }).results;
  return {
    sections: [
      {
        id: 'use',
        title: 'How to use this calculator',
        content: (
          <>
            <p>
              Type the instalment you can begin with, the years, and the return you want to assume. Then say how the
              instalment rises once a year: by a share of itself, by a fixed number of rupees, or by both. Leave a step
              at 0 to switch it off. The result shows the total, the last instalment you would be paying, and what the
              steps add to a plan that never rises.
            </p>
            <p>
              Look at the final instalment before you commit. A step of 10% looks harmless and still more than doubles
              the amount in eight years; if your income does not keep up, choose a smaller one.
            </p>
          </>
        ),
      },
      {
        id: 'works',
        title: 'How the steps are counted',
        content: (
          <>
            <p>
              The first twelve instalments are equal. In month 13, and again in months 25, 37 and so on, the instalment
              becomes
            </p>
            <p className="formula">new instalment = old instalment × (1 + step) + rupees</p>
            <p>
              Instalments are not rounded on the way; only the shown figures are, to the paisa. Every month the
              instalment is added to the balance and the balance grows by one month’s rate, exactly as in the{' '}
              <Link to="/sipcalculator">SIP calculator</Link>. With both steps at zero the two pages agree to the paisa.
            </p>
          </>
        ),
      },
      {
        id: 'example',
        title: 'A worked example',
        content: (
          <>
            <p>
              ₹5,000 a month for 10 years at 12%, raised by 10% every year, comes to{' '}
              <strong>{inr(results.value)}</strong>. You would have paid {inr(results.totalInvested)}, and the last
              instalment would be {inr(results.lastInstalment)}. Without any step the same plan comes to{' '}
              {inr(results.flatSipValue)}, so the steps add {inr(results.extraOverFlat)}.
            </p>
            <p>
              A step of 5% instead gives {inr(small.value)} with a last instalment of {inr(small.lastInstalment)}. A
              fixed ₹500 more each year gives {inr(inRupees.value)} and ends at {inr(inRupees.lastInstalment)}: rupee
              steps stay the same size, so they weigh less as the years pass.
            </p>
          </>
        ),
      },
      {
        id: 'choose',
        title: 'Choosing a step',
        content: (
          <ul>
            <li>
              <strong>Follow your pay.</strong> A step a little below your usual raise leaves room for everything else
              that becomes dearer.
            </li>
            <li>
              <strong>Begin low rather than late.</strong> A small first instalment with a step is easier to manage in
              the first year.
            </li>
            <li>
              <strong>Check that your fund house offers it.</strong> Many let you set a yearly top-up when you register
              a SIP; elsewhere you start an additional SIP each year, with the same effect.
            </li>
          </ul>
        ),
      },
    ],
    questions: [
      {
        question: 'Is a step-up the same as a top-up SIP?',
        answer:
          'Yes. Fund houses use both words, and “booster” too. What matters is the date and the size of the rise.',
      },
      {
        question: 'When does the first rise happen here?',
        answer: 'In the thirteenth month. A plan of one year or less therefore has no rise, whatever the step is.',
      },
      {
        question: 'Can I skip a rise?',
        answer:
          'With most fund houses you can change or stop the top-up by an instruction. This page assumes that every rise happens; run it again with fewer years to see a plan that stops.',
      },
      {
        question: 'Why is my other calculator’s figure higher?',
        answer:
          'It may raise the instalment every six months, round it up, or use the other convention for rate or payment day. The cards above show all four conventions for your figures.',
      },
    ],
    related: [
      { to: '/sipcalculator', label: 'SIP: the same instalment throughout' },
      { to: '/retirementcalculator', label: 'Retirement: from a need to an instalment' },
      { to: '/planyourgoal', label: 'Several goals on one budget' },
    ],
  };
}

export default defineTexts(view, {
  formula: (inputs, { rateConvention, timing }, { results }) => {
    const i = monthlyFraction(Number(inputs.annualRatePct), rateConvention);
    const raise = yearlyFactor(Number(inputs.stepUpPct));
    const extra = Number(inputs.stepUpRupees ?? 0);
    return {
      line: (
        <>
          Balance × (1 + {i}) every month, with an instalment of {fieldText(Number(inputs.monthly))} that becomes ×{' '}
          {raise}
          {extra > 0 && ` + ${fieldText(extra)}`} each year = <b className="nowrap">{inr(results.value)}</b>
        </>
      ),
      legend: `Each instalment is added ${timing === 'start' ? 'before' : 'after'} its month’s growth. Raised instalments are not rounded; only what is shown is.`,
    };
  },
  help,
});
