import { memo, startTransition, useOptimistic } from 'react';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import { budgetSlider, budgetWords } from '#calculators/plan-your-goal/budget-field.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';

interface BudgetFormProps extends Pick<Plan, 'budget' | 'todaysRupees'> {
  onPlan: (edit: (before: Plan) => Plan) => void;
}

/** What holds for all goals: what can be spared every month, and whether amounts are shown at today's prices. */
export const BudgetForm = memo(({ budget: rendered, todaysRupees, onPlan }: BudgetFormProps) => {
  // The field answers at once; what the goals get of the budget follows in slices.
  const [text, show] = useOptimistic(rendered);
  return (
    <form className="card calc__form no-print" aria-label="Budget" onSubmit={(event) => event.preventDefault()}>
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
    </form>
  );
});
