import { Conventions } from '#calculator-page/explain/conventions.tsx';
import type { CalculatorDefinition, Choices } from '#definition/definition.ts';
import type { Outcome } from '#outcome/outcome.ts';

interface WhyCardProps {
  definition: CalculatorDefinition;
  outcome: Outcome;
  chosen: Choices;
}

const habits = {
  rateConvention: 'how a yearly rate becomes a monthly one',
  timing: 'whether money moves at the start or at the end of the month',
};

/** Why other sites differ, with each habit's figure to choose from, and the sum with the visitor's own numbers. */
export function WhyCard(props: WhyCardProps) {
  const { definition, outcome } = props;
  const { conventions, whyText } = definition;
  const { line, legend } = definition.formula(outcome.inputs, outcome.choices, outcome.run);
  const count = conventions.length === 1 ? 'One habit differs' : 'Two habits differ';
  return (
    <section className="card below-fold" aria-labelledby="why">
      <div className="card__head no-print">
        <h2 id="why">Why another site may show another figure</h2>
      </div>
      <p className="quiet no-print why__text">
        {whyText ??
          `${count} between calculators: ${conventions.map((name) => habits[name]).join(', and ')}. Choose one; every figure on this page follows.`}
      </p>
      {conventions.length > 0 && <Conventions {...props} />}
      <h3 className="formula-head">The formula, with your numbers</h3>
      <p className="formula">{line}</p>
      <p className="caption formula__legend">{legend}</p>
      {outcome.conversion.inflationPct !== null && (
        <p className="caption formula__prices">
          The formula works in the rupees of each day. Figures above are converted to today's rupees afterwards.
        </p>
      )}
    </section>
  );
}
