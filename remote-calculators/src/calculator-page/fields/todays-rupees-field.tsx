import { startTransition, useId, useOptimistic } from 'react';
import { readTyped } from '#calculator-page/fields/amount-text.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { figureProblem } from '#calculator-page/scenario/read-fields.ts';
import { inflationRule, type Scenario } from '#calculator-page/scenario/scenario.ts';

interface TodaysRupeesFieldProps {
  setting: Scenario['todaysRupees'];
  onChange: (setting: Scenario['todaysRupees']) => void;
}

/** The switch that shows later amounts at today's prices, and the inflation it takes. */
export function TodaysRupeesField({ setting: rendered, onChange }: TodaysRupeesFieldProps) {
  const id = useId();
  // Switch and figure answer at once; the field's coming and all amounts of the page follow in slices.
  const [setting, show] = useOptimistic(rendered);
  const change = (next: Scenario['todaysRupees']) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  const typed = readTyped(setting.text);
  const problem =
    typed.state === 'unreadable'
      ? 'Enter a figure. Amounts are shown as paid until then.'
      : typed.state === 'figure'
        ? figureProblem(typed.value, inflationRule)
        : undefined;
  return (
    <>
      <div className="quantity quantity--switch">
        <label className="choice">
          <input
            type="checkbox"
            name="todaysRupees"
            autoComplete="off"
            checked={setting.on}
            aria-describedby={`${id}-about`}
            onChange={(event) => change({ ...setting, on: event.target.checked })}
          />
          <span>Show in today's rupees</span>
        </label>
        <p className="caption" id={`${id}-about`}>
          What each amount buys at today’s prices, by its own date
        </p>
      </div>
      {rendered.on && (
        <QuantityField
          name="todaysRupeesPct"
          label="Yearly inflation (%)"
          text={setting.text}
          onText={(text) => change({ ...setting, text })}
          unit="percent"
          slider={{ min: 0, max: 30, step: 0.1 }}
          problem={problem}
        />
      )}
    </>
  );
}
