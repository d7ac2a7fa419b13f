import type { CalculatorDefinition } from '#calculator-page/definition.ts';
import { DateField } from '#calculator-page/fields/date-field.tsx';
import { noteOf } from '#calculator-page/fields/note-of.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import type { ScenarioState } from '#calculator-page/scenario/use-scenario.ts';

interface FieldsFormProps extends Pick<ScenarioState, 'scenario' | 'reading' | 'setText' | 'setTodaysRupees'> {
  definition: CalculatorDefinition;
  today: string | null;
}

/** Everything that a calculator asks, in its order. There is nothing to submit: results follow every key. */
export function FieldsForm({ definition, scenario, reading, setText, setTodaysRupees, today }: FieldsFormProps) {
  const context = { choices: scenario.choices, today };
  return (
    <form className="card calc__form no-print" aria-label="Your numbers" onSubmit={(event) => event.preventDefault()}>
      {definition.fields.map((look) => {
        const rule = definition.rules[look.name];
        const common = {
          name: look.name,
          label: look.label,
          text: scenario.texts[look.name] ?? '',
          onText: (text: string) => setText(look.name, text),
          note: noteOf(definition, look, reading.values[look.name], context),
          problem: reading.problems[look.name],
        };
        const unit = rule?.unit === 'age' ? 'years' : rule?.unit;
        if (look.slider === undefined || unit === 'date' || unit === 'rateConvention' || unit === 'timing') {
          return <DateField key={look.name} {...common} />;
        }
        return <QuantityField key={look.name} {...common} unit={unit ?? 'rupees'} slider={look.slider} />;
      })}
      <TodaysRupeesField
        setting={scenario.todaysRupees}
        onChange={setTodaysRupees}
        goal={definition.modes !== undefined}
      />
    </form>
  );
}
