import { useDeferredValue, useMemo } from 'react';
import { WithoutScript } from '#calculator-page/fields/more-fields.tsx';
import { MemoQuantity } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import { memoPart } from '#calculator-page/settle/lazy-part.tsx';
import { view } from '#calculators/plan-your-goal/fields.ts';
import { budgetOf } from '#calculators/plan-your-goal/funding.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import type { Plan } from '#calculators/plan-your-goal/plan.ts';
import { budgetSlider, budgetWords, type OpenPlan, storePlan } from '#calculators/plan-your-goal/plan-form.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { writeToAddress } from '#scenario/address.ts';

/** Writes the plan into the address and this browser's storage. */
export function keepPlan(kept: Pick<OpenPlan, 'plan' | 'isBeside'>): void {
  const query = planQuery(kept.plan);
  // The plain address opens the visitor's own plan: while no link says another one, its last link stays.
  if (query !== '' || !kept.isBeside) writeToAddress(view.path, query);
  storePlan(kept);
}

interface BudgetFormProps extends Pick<Plan, 'budget' | 'passOn' | 'todaysRupees'> {
  /** The goals as a link carries them, where there are several: a form that is sent without a script keeps them. */
  goals: string;
}

/**
 * What holds for all goals: what can be spared every month, whether a reached goal's money serves the others, and whether
 * amounts are shown at today's prices. The form store hears all of it.
 */
export function BudgetForm({ budget, passOn, todaysRupees, goals }: BudgetFormProps) {
  return (
    <form
      id="numbers"
      method="get"
      className="card calc__form no-print"
      aria-label={messages.columnBudget}
      onSubmit={(event) => event.preventDefault()}
    >
      <MemoQuantity
        name="budget"
        label={messages.fieldBudget}
        text={budget}
        unit="rupees"
        per="month"
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

// For a budget that falls short only. What the server has drawn stands until another plan is looked at: a press on it would
// be lost if it were drawn anew.
const WaysOut = memoPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/ways-out.tsx'),
  ['said'],
);

interface WaysProps {
  plan: Plan;
  served: Budget | null;
  /** `YYYY-MM-DD` in India; null where no day is known. */
  today: string | null;
  onPlan: (edit: (now: Plan) => Plan) => void;
}

/** The ways out of a shortfall, directly below the picture that they change. */
export function Ways({ plan, served, today, onPlan }: WaysProps) {
  const short =
    budgetOf(plan) !== null && plan.choices.mode !== 'oneTime' && served !== null && served.mostShort !== null;
  // They take many plans to find, and follow when there is time.
  const settled = useDeferredValue(useMemo(() => ({ plan, short }), [plan, short]));
  if (!settled.short) return null;
  return <WaysOut found={settled.plan} said={JSON.stringify(settled.plan)} today={today} onPlan={onPlan} />;
}
