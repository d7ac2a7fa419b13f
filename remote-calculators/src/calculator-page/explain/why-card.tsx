import { Conventions } from '#calculator-page/explain/conventions.tsx';
import { FeesTable } from '#calculator-page/explain/fees-table.tsx';
import { messages } from '#calculator-page/explain/messages.en.ts';
import type { WhyProps } from '#calculator-page/explain/why-props.ts';

/** Why other sites differ, with each habit's figure to choose from, and the sum with the visitor's own numbers. */
export default function WhyCard(props: WhyProps) {
  const { definition, outcome } = props;
  const { conventions, switchedRate, whyText } = definition;
  // Nothing to switch while a rate that may be left out is not there.
  const isSwitchable = conventions.length > 0 && (!switchedRate || outcome.values[switchedRate] !== undefined);
  const { line, legend } = definition.formula(outcome.inputs, outcome.choices, outcome.run);
  const habits = conventions.length === 1 ? 'rate' : 'both';
  return (
    <section className="card below-fold" aria-labelledby="why">
      <div className="card__head no-print">
        <h2 id="why">{messages.whyAnotherSiteMayShow}</h2>
      </div>
      <p className="quiet no-print why__text">{whyText ?? messages.habits({ habits })}</p>
      {isSwitchable && <Conventions {...props} />}
      <h3 className="formula-head">{messages.theFormulaWithYourNumbers}</h3>
      <p className="formula">{line}</p>
      <p className="caption formula__legend">{legend}</p>
      <FeesTable outcome={outcome} />
      {outcome.conversion.inflationPct !== null && (
        <p className="caption formula__prices">{messages.theFormulaWorks}</p>
      )}
    </section>
  );
}
