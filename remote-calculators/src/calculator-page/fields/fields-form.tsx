import { memo, type Ref } from 'react';
import type { CalculatorDefinition, Choices, FieldLook } from '#calculator-page/definition.ts';
import { DateField } from '#calculator-page/fields/date-field.tsx';
import { noteOf } from '#calculator-page/fields/note-of.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import type { ScenarioState } from '#calculator-page/scenario/use-scenario.ts';

interface FieldsFormProps extends Pick<ScenarioState, 'scenario' | 'reading' | 'setText' | 'setTodaysRupees'> {
  definition: CalculatorDefinition;
  today: string | null;
  ref: Ref<HTMLFormElement>;
}

const LaterTodaysRupees = memo(TodaysRupeesField);

/** Everything that a calculator asks, in its order. There is nothing to submit: results follow every key. */
export function FieldsForm({ definition, scenario, reading, today, ref, ...on }: FieldsFormProps) {
  return (
    <form
      className="card calc__form no-print"
      aria-label="Your numbers"
      ref={ref}
      onSubmit={(event) => event.preventDefault()}
    >
      {definition.fields.map((look) => (
        <Row
          key={look.name}
          look={look}
          rules={definition.rules}
          text={scenario.texts[look.name] ?? ''}
          value={reading.values[look.name]}
          problem={reading.problems[look.name]}
          choices={scenario.choices}
          today={today}
          setText={on.setText}
        />
      ))}
      <LaterTodaysRupees
        setting={scenario.todaysRupees}
        onChange={on.setTodaysRupees}
        goal={definition.modes !== undefined || definition.tableAfter !== undefined}
      />
    </form>
  );
}

interface RowProps {
  look: FieldLook;
  rules: CalculatorDefinition['rules'];
  text: string;
  value: number | undefined;
  problem: string | undefined;
  choices: Choices;
  today: string | null;
  setText: ScenarioState['setText'];
}

/** One field; while another one is dragged it is not drawn again. */
const Row = memo(({ look, rules, text, value, problem, choices, today, setText }: RowProps) => {
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
  if (look.slider === undefined || unit === 'date' || unit === 'rateConvention' || unit === 'timing') {
    return <DateField {...common} />;
  }
  return <QuantityField {...common} unit={unit ?? 'rupees'} slider={look.slider} />;
});
