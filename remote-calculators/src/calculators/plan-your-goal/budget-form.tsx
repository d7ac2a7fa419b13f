import { memo } from 'react';
import { amountInWords } from 'shared/format/words';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';

interface BudgetFormProps extends Pick<Plan, 'budget' | 'todaysRupees'> {
  onPlan: (edit: (before: Plan) => Plan) => void;
}

/** What holds for all goals: what can be spared every month, and whether amounts are shown at today's prices. */
export const BudgetForm = memo(({ budget: text, todaysRupees, onPlan }: BudgetFormProps) => {
  const budget = budgetOf({ budget: text });
  return (
    <form className="card calc__form no-print" aria-label="Budget" onSubmit={(event) => event.preventDefault()}>
      <QuantityField
        name="budget"
        label="Monthly budget"
        text={text}
        onText={(budget) => onPlan((before) => ({ ...before, budget }))}
        unit="rupees"
        slider={{ min: 0, max: 200_000, step: 1000 }}
        note={
          budget === null ? 'What you can spare every month. Leave it empty if you do not know.' : amountInWords(budget)
        }
        problem={text.trim() !== '' && budget === null ? 'Enter a figure, such as 60,000 or 60k.' : undefined}
      />
      <TodaysRupeesField
        goal
        setting={todaysRupees}
        onChange={(todaysRupees) => onPlan((before) => ({ ...before, todaysRupees }))}
      />
    </form>
  );
});
