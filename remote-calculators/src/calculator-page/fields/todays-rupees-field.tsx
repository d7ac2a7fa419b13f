import { startTransition, useId, useOptimistic } from 'react';
import { readTyped } from '#calculator-page/fields/amount-text.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { figureProblem } from '#calculator-page/scenario/read-fields.ts';
import { inflationRule, type Scenario } from '#calculator-page/scenario/scenario.ts';

interface TodaysRupeesFieldProps {
  setting: Scenario['todaysRupees'];
  onChange: (setting: Scenario['todaysRupees']) => void;
  /** Goals, retirement by expense among them, already have an inflation of their own: the price that rises until the goal is reached. */
  goal: boolean;
}

/** The switch that shows later amounts at today's prices, and the inflation it takes. */
export function TodaysRupeesField({ setting: rendered, onChange, goal }: TodaysRupeesFieldProps) {
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
      ? 'Enter a figure. Amounts are shown unadjusted until then.'
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
          <span>{goal ? 'Show in today’s rupees' : 'Adjust for inflation'}</span>
        </label>
        <p className="caption" id={`${id}-about`}>
          {goal ? 'Chart and table at today’s prices' : 'Shows all amounts in today’s rupees'}
        </p>
      </div>
      {rendered.on && (
        <QuantityField
          name="todaysRupeesPct"
          label={goal ? 'Inflation for today’s rupees (%)' : 'Inflation rate (%)'}
          text={setting.text}
          onText={(text) => change({ ...setting, text })}
          unit="percent"
          slider={{ min: 0, max: 15, step: 0.1 }}
          problem={problem}
        />
      )}
    </>
  );
}
