import { useState } from 'react';
import { amountInWords } from 'shared/format/words';
import { Field } from 'shared/forms';
import { PaidLine } from '#calculator-page/extras/basis-line.tsx';
import { OfferButton } from '#calculator-page/extras/offer-button.tsx';
import { isOnce, type PanelProps } from '#calculator-page/extras/plan-of.ts';
import {
  answer,
  isBeyond,
  offered,
  offerOf,
  told,
  type Unknown,
  unknownsOf,
} from '#calculator-page/extras/solve-answer.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { useSettled } from '#calculator-page/settle/use-settled.ts';
import { amountOf } from '#engine/amount-of.ts';
import type { Solution } from '#engine/solve.ts';
import { fieldText, readTyped } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import { leading } from '#outcome/figure-text.ts';
import { QUIET_MS } from '#scenario/pointer-held.ts';

interface SolvePanelProps extends PanelProps {
  onText: (name: string, text: string) => void;
  /** What there is for this goal, in rupees; without it the solver begins with what the goal needs. */
  share: number | null;
}

const CRORE = 10_000_000;

/** Turns the page round: the end is given, and one of the figures that lead to it is asked for. */
export default function SolvePanel(props: SolvePanelProps) {
  return isBeyond(props) ? (
    <div className="panel">
      <p>{messages.askedWithoutSavings}</p>
    </div>
  ) : (
    <Solver {...props} />
  );
}

function Solver({ onText, share, ...props }: SolvePanelProps) {
  const { definition, outcome } = props;
  const goal = definition.extras.solve === 'goal';
  const once = isOnce(props);
  const unknowns = unknownsOf(props);
  const [unknown, setUnknown] = useState<Unknown>(unknowns[0]?.unknown ?? 'years');
  const [text, setText] = useState(() => {
    if (share !== null && share > 0 && !once) return fieldText(Math.floor(share));
    const shown = Number(leading(outcome.figures)?.amount ?? 0);
    return fieldText(goal ? Math.ceil(shown / 1000) * 1000 : shown < CRORE ? CRORE : 10 * CRORE);
  });
  const typed = readTyped(text);
  const usable = typed.state === 'figure' && typed.value > 0 && typed.value <= 1e12;
  const chosen = unknowns.some((one) => one.unknown === unknown) ? unknown : (unknowns[0]?.unknown ?? 'years');
  const solution = usable ? answer(props, chosen, typed.value) : null;
  const inForm = usable && solution?.found ? offered(props, chosen, typed.value, solution) : null;
  const futureCost = goal ? amountOf(outcome.run.results, 'target') : null;
  const words = solution === null ? '' : told(solution, futureCost);
  // Read out once typing has paused: on the way to 50,00,000 there are six other answers.
  const spoken = useSettled(words, QUIET_MS);
  const label = goal ? (once ? messages.solveFieldOnce : messages.solveFieldMonthly) : messages.solveFieldTarget;
  return (
    <div className="panel">
      <PaidLine conversion={outcome.conversion} />
      <QuantityField
        name="solveAmount"
        label={label}
        text={text}
        onText={setText}
        unit="rupees"
        slider={
          goal && !once ? { min: 500, max: 200_000, step: 500 } : { min: 100_000, max: 100_000_000, step: 100_000 }
        }
        note={usable ? amountInWords(typed.value) : undefined}
        problem={text !== '' && !usable ? messages.enterATarget : undefined}
      />
      <Field
        as="select"
        label={messages.solveFieldAsked}
        name="solve-unknown"
        value={chosen}
        onChange={({ target }) => setUnknown(unknowns.find((one) => one.unknown === target.value)?.unknown ?? chosen)}
      >
        {unknowns.map((one) => (
          <option key={one.unknown} value={one.unknown}>
            {one.label}
          </option>
        ))}
      </Field>
      <p className="panel__answer">{words}</p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {inForm?.found && <UseAnswer definition={definition} solution={inForm} onText={onText} />}
      {inForm?.found === false && <p>{messages.noWholeYear}</p>}
    </div>
  );
}

/** Puts the answer into the form. */
function UseAnswer({
  definition,
  solution,
  onText,
}: Pick<SolvePanelProps, 'definition' | 'onText'> & { solution: Extract<Solution, { found: true }> }) {
  const { name, value } = offerOf(solution, definition);
  return <OfferButton definition={definition} name={name} value={value} onTake={(text) => onText(name, text)} />;
}
