import { BasisLine, PaidLine } from '#calculator-page/extras/basis-line.tsx';
import { costAtPrices, costWords } from '#calculator-page/extras/cost-words.ts';
import { EffectsTable } from '#calculator-page/extras/effects-table.tsx';
import {
  annualFraction,
  isOnce,
  monthlyFractionOf,
  type PanelProps,
  plainTable,
} from '#calculator-page/extras/plan-of.ts';
import { useToday } from '#calculator-page/settle/use-today.ts';
import { amountOf } from '#engine/amount-of.ts';
import type { Exact } from '#engine/exact.ts';
import { growingOf } from '#engine/goals/growing.ts';
import { costEffect, delayEffects, type Effect, goalDelayEffects } from '#engine/goals/what-if.ts';
import { messages } from '#messages.en.ts';
import { leading } from '#outcome/figure-text.ts';
import type { Outcome } from '#outcome/outcome.ts';

/** The result that the page's hero shows: what has to be paid in, for goals. */
function resultName(props: PanelProps): string {
  const { definition, outcome } = props;
  const usual = definition.extras.whatIf?.result ?? 'value';
  if (definition.modes === undefined) return usual;
  if (isOnce(props)) return 'requiredLumpsum';
  return outcome.choices.timing === 'start' ? 'requiredSipIfStartOfMonth' : usual;
}

/** What instalments or the one payment have to become: savings grow on, whenever they begin. */
function stillNeeded({ run: { results } }: Outcome): Exact {
  return amountOf(results, 'stillNeeded' in results ? 'stillNeeded' : 'target');
}

function effectsOf(props: PanelProps): Effect[] {
  const { definition, outcome } = props;
  const { whatIf } = definition.extras;
  if (whatIf === undefined) return [];
  const result = resultName(props);
  const cost = costEffect(definition.model, outcome.inputs, whatIf.rates, result);
  if (whatIf.delay === 'none') return [cost];
  if (whatIf.delay === 'term') return [cost, ...delayEffects(definition.model, outcome.inputs, result)];
  const plan = {
    target: stillNeeded(outcome),
    raise: growingOf(outcome.inputs).raise,
    rate: monthlyFractionOf(outcome),
    annualRate: annualFraction(outcome),
    term: outcome.monthsOf().length,
    timing: outcome.choices.timing,
  };
  return [cost, ...goalDelayEffects(plan, isOnce(props))];
}

/** Whether the figure is what has to be paid, which stays as it is paid. */
const isPaid = ({ outcome }: PanelProps): boolean => leading(outcome.figures)?.asPaid === true;

/** A value is due when the plan ends, whatever is changed. */
function atPrices(effect: Effect, props: PanelProps): Effect {
  if (isPaid(props)) return effect;
  const { months } = plainTable(props);
  const today = (amount: Exact) => props.outcome.conversion.amount(amount, months.length);
  return { ...effect, value: today(effect.value), difference: today(effect.difference) };
}

const sentences = {
  none: messages.whatIfLeadCost,
  term: messages.whatIfLeadTerm,
  goal: messages.whatIfLeadGoal,
};

/** When the money of a plan ends that pays a little more for its fund. */
function EndsSooner({ definition, outcome }: PanelProps) {
  const results = costAtPrices(definition.model, outcome.inputs, outcome.conversion);
  const { timing } = outcome.choices;
  const today = useToday(null);
  return <p className="panel__answer">{costWords(results, outcome.last?.month ?? 0, { timing, today })}</p>;
}

/** What a small yearly cost takes, and what waiting takes: the two things that cost most and are seen least. */
export default function WhatIfPanel(props: PanelProps) {
  if (props.definition.extras.whatIf?.endsSooner) {
    return (
      <div className="panel">
        <BasisLine conversion={props.outcome.conversion} />
        <p className="quiet">{sentences.none}</p>
        <EndsSooner {...props} />
      </div>
    );
  }
  return <Effects {...props} />;
}

function Effects(props: PanelProps) {
  const { conversion } = props.outcome;
  const effects = effectsOf(props).map((effect) => atPrices(effect, props));
  const now = leading(props.outcome.figures);
  return (
    <div className="panel">
      {isPaid(props) ? <PaidLine conversion={conversion} /> : <BasisLine conversion={conversion} />}
      <p className="quiet">{sentences[props.definition.extras.whatIf?.delay ?? 'none']}</p>
      <EffectsTable label={now?.label} effects={effects} />
      {props.definition.extras.whatIf?.delay !== 'none' && effects.length < 4 && (
        <p className="caption">{messages.whatIfNote}</p>
      )}
    </div>
  );
}
