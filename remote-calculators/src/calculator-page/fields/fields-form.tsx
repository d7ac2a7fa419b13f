import { memo, type Ref } from 'react';
import type { CalculatorDefinition, Choices, FieldLook } from '#calculator-page/definition.ts';
import { DateField } from '#calculator-page/fields/date-field.tsx';
import { noteOf } from '#calculator-page/fields/note-of.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import type { QuantityUnit } from '#calculator-page/fields/with-unit.ts';
import { WithoutScript } from '#calculator-page/fields/without-script.tsx';
import { rateMark } from '#calculator-page/results/assumed-rates.ts';
import type { ScenarioState } from '#calculator-page/scenario/use-scenario.ts';

interface FieldsFormProps extends Pick<ScenarioState, 'scenario' | 'reading' | 'setText' | 'setTodaysRupees'> {
  definition: CalculatorDefinition;
  today: string | null;
  ref: Ref<HTMLFormElement>;
}

const LaterTodaysRupees = memo(TodaysRupeesField);

/**
 * Everything that a calculator asks, in its order. Results follow every key; only who has no script submits it, and gets the
 * page of a link with what was typed.
 */
export function FieldsForm({ definition, scenario, reading, today, ref, ...on }: FieldsFormProps) {
  return (
    <form
      id="numbers"
      method="get"
      className="card calc__form no-print"
      aria-label="Your numbers"
      ref={ref}
      onSubmit={(event) => event.preventDefault()}
    >
      {definition.fields.map((look) => (
        <Row
          key={look.name}
          look={look}
          definition={definition}
          text={scenario.texts[look.name] ?? ''}
          value={reading.values[look.name]}
          problem={reading.problems[look.name]}
          choices={scenario.choices}
          tax={scenario.tax}
          today={today}
          setText={on.setText}
        />
      ))}
      <LaterTodaysRupees setting={scenario.todaysRupees} onChange={on.setTodaysRupees} />
      <WithoutScript />
    </form>
  );
}

/** What has a slider. */
const isQuantity = (unit: string | undefined): unit is QuantityUnit =>
  unit === 'rupees' || unit === 'percent' || unit === 'years' || unit === 'months';

interface RowProps {
  look: FieldLook;
  definition: CalculatorDefinition;
  text: string;
  value: number | undefined;
  problem: string | undefined;
  choices: Choices;
  tax: ScenarioState['scenario']['tax'];
  today: string | null;
  setText: ScenarioState['setText'];
}

/** One field; while another one is dragged it is not drawn again. */
const Row = memo(({ look, definition, text, value, problem, choices, tax, today, setText }: RowProps) => {
  const { rules } = definition;
  const rule = rules[look.name];
  const common = {
    name: look.name,
    label: look.label,
    text,
    onText: (next: string) => setText(look.name, next),
    note: noteOf({ rules }, look, value, { choices, today, text }),
    problem,
  };
  const unit = rule?.unit === 'age' ? 'years' : rule?.unit;
  if (look.slider === undefined || !isQuantity(unit)) return <DateField {...common} />;
  const mark = rateMark(definition, look.name, { choices, tax });
  return <QuantityField {...common} unit={unit} slider={look.slider} mark={mark} />;
});
