import { StillQuantity } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import { WithoutScript } from '#calculator-page/fields/without-script.tsx';
import { budgetSlider, budgetWords } from '#calculators/plan-your-goal/budget-field.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';

interface BudgetFormProps extends Pick<Plan, 'budget' | 'passOn' | 'todaysRupees'> {
  /** The goals as a link carries them, where there are several: a form that is sent without a script keeps them. */
  goals: string;
}

/**
 * What holds for all goals: what can be spared every month, whether a reached goal's money serves the others, and whether
 * amounts are shown at today's prices. The live core hears all of it.
 */
export function BudgetForm({ budget, passOn, todaysRupees, goals }: BudgetFormProps) {
  return (
    <form
      id="numbers"
      method="get"
      className="card calc__form no-print"
      aria-label={messages.budget}
      onSubmit={(event) => event.preventDefault()}
    >
      <StillQuantity
        name="budget"
        label={messages.monthlyBudget}
        text={budget}
        unit="rupees"
        slider={budgetSlider}
        {...budgetWords({ budget })}
      />
      {goals !== '' && (
        <div className="quantity quantity--switch">
          <label className="choice">
            <input
              type="checkbox"
              name="passOn"
              autoComplete="off"
              defaultChecked={passOn}
              aria-describedby="pass-on"
            />
            <span>{messages.passOn}</span>
          </label>
          <p className="caption" id="pass-on">
            {messages.passOnNote}
          </p>
        </div>
      )}
      <TodaysRupeesField {...todaysRupees} />
      <WithoutScript>{goals !== '' && <input type="hidden" name="goals" value={goals} />}</WithoutScript>
    </form>
  );
}
