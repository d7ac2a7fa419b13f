import { memo, startTransition, useOptimistic } from 'react';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import { WithoutScript } from '#calculator-page/fields/without-script.tsx';
import { budgetSlider, budgetWords } from '#calculators/plan-your-goal/budget-field.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';

interface BudgetFormProps extends Pick<Plan, 'budget' | 'todaysRupees'> {
  /** The goals as a link carries them, where there are several: a form that is sent without a script keeps them. */
  goals: string;
  onPlan: (edit: (before: Plan) => Plan) => void;
}

/** What holds for all goals: what can be spared every month, and whether amounts are shown at today's prices. */
export const BudgetForm = memo(({ budget: rendered, todaysRupees, goals, onPlan }: BudgetFormProps) => {
  // The field answers at once; what the goals get of the budget follows in slices.
  const [text, show] = useOptimistic(rendered);
  return (
    <form
      id="numbers"
      method="get"
      className="card calc__form no-print"
      aria-label="Budget"
      onSubmit={(event) => event.preventDefault()}
    >
      <QuantityField
        name="budget"
        label="Monthly budget"
        text={text}
        onText={(budget) =>
          startTransition(() => {
            show(budget);
            onPlan((before) => ({ ...before, budget }));
          })
        }
        unit="rupees"
        slider={budgetSlider}
        {...budgetWords({ budget: text })}
      />
      <TodaysRupeesField
        setting={todaysRupees}
        onChange={(todaysRupees) => onPlan((before) => ({ ...before, todaysRupees }))}
      />
      <WithoutScript>{goals !== '' && <input type="hidden" name="goals" value={goals} />}</WithoutScript>
    </form>
  );
});
