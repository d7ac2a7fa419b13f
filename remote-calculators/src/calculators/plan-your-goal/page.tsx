import { useMemo, useState } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { amountInWords } from 'shared/format/words';
import { classNames, Notice, PageHead } from 'shared/ui';
import { ChartCard } from '#calculator-page/chart/chart-card.tsx';
import type { Choices } from '#calculator-page/definition.ts';
import { WhyCard } from '#calculator-page/explain/why-card.tsx';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { TodaysRupeesField } from '#calculator-page/fields/todays-rupees-field.tsx';
import { Closing } from '#calculator-page/help/closing.tsx';
import { Help } from '#calculator-page/help/help.tsx';
import { monthsFile, yearsFile } from '#calculator-page/keep/table-file.ts';
import { Tools } from '#calculator-page/keep/tools.tsx';
import { Announcement } from '#calculator-page/results/announcement.tsx';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { outcomeOf, unconverted } from '#calculator-page/results/outcome.ts';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { todaysRupees } from '#calculator-page/results/todays-rupees.ts';
import { todaysRupeesPct } from '#calculator-page/scenario/link.ts';
import { useToday } from '#calculator-page/scenario/use-today.ts';
import { YearTable } from '#calculator-page/table/year-table.tsx';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { NeedCard } from '#calculators/plan-your-goal/need-card.tsx';
import { definitionOf, goalTitle, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { goalsFile } from '#calculators/plan-your-goal/plan-file.ts';
import { onceFor, PlanResult } from '#calculators/plan-your-goal/plan-result.tsx';
import { usePlan } from '#calculators/plan-your-goal/plan-state.ts';
import { budgetOf, servedPlan } from '#calculators/plan-your-goal/served.ts';
import { rupees } from '#engine/rounding.ts';

/** Several goals on one monthly budget; the goal that is open shows its years as every calculator does. */
export default function PlanYourGoalPage() {
  const { plan, change, query, badLink } = usePlan();
  const today = useToday();
  const [openId, setOpenId] = useState<number | null>(1);
  const served = useMemo(() => servedPlan(plan), [plan]);
  const budget = budgetOf(plan);
  const shown = plan.goals.find(({ id }) => id === openId) ?? plan.goals[0];
  const definition = shown && definitionOf(shown);
  const reading = shown && readGoal(shown);
  const inflation = todaysRupeesPct(plan);
  const conversion = useMemo(() => (inflation === null ? unconverted : todaysRupees(inflation)), [inflation]);
  const outcome =
    definition && reading?.inputs ? outcomeOf(definition, reading.inputs, plan.choices, conversion) : null;
  const once = plan.choices.mode === 'oneTime';
  const label = once ? 'One-time investment needed' : 'Monthly investment needed';
  const amount = served && rupees(once ? onceFor(served) : served.needed);
  const choose = (choices: Partial<Choices>) =>
    change((before) => ({ ...before, choices: { ...before.choices, ...choices } }));
  if (!definition || !reading) return null;

  return (
    <>
      <div className="page">
        <PageHead
          title={definition.title}
          lead={definition.lead}
          crumbs={[{ to: '/', label: 'Home' }, definition.parent]}
        />
        {badLink && (
          <Notice kind="warning" title="The link could not be used">
            A figure in it is missing or out of bounds, so the page shows its usual example.
          </Notice>
        )}
        <div className="calc">
          <form className="card calc__form no-print" aria-label="Budget" onSubmit={(event) => event.preventDefault()}>
            <QuantityField
              name="budget"
              label="Monthly budget"
              text={plan.budget}
              onText={(text) => change((before) => ({ ...before, budget: text }))}
              unit="rupees"
              slider={{ min: 0, max: 200_000, step: 1000 }}
              note={
                budget === null
                  ? 'What you can spare every month. Leave it empty if you do not know.'
                  : amountInWords(budget)
              }
              problem={
                plan.budget.trim() !== '' && budget === null ? 'Enter a figure, such as 60,000 or 60k.' : undefined
              }
            />
            <TodaysRupeesField
              goal
              setting={plan.todaysRupees}
              onChange={(todaysRupees) => change((before) => ({ ...before, todaysRupees }))}
            />
          </form>
          <div className="aside aside--sticky">
            <PlanResult
              plan={plan}
              served={served}
              budget={budget}
              onPlan={(next) => change(() => next)}
              convention={definition.convention(plan.choices, plan.goals.length === 1 ? reading.values : {})}
            />
            <Announcement
              text={amount === null ? 'No result yet: some figures are missing.' : `${label} ${formatRupees(amount)}`}
            />
            <Tools
              name="planyourgoal"
              query={query}
              tables={() => [
                ...(outcome === null ? [] : [yearsFile(outcome), monthsFile(outcome)]),
                ...(served === null ? [] : [goalsFile(served)]),
              ]}
            />
            <Disclaimer
              values={{
                annualRatePct: Math.max(0, ...plan.goals.map((goal) => readGoal(goal).values.annualRatePct ?? 0)),
              }}
            />
          </div>
          <div className="flow">
            <GoalList plan={plan} served={served} openId={openId} today={today} onPlan={change} onOpen={setOpenId} />
            {served && !once && (plan.goals.length > 1 || budget !== null) && (
              <NeedCard served={served} stated={budget !== null} />
            )}
            <div className={classNames('flow', plan.goals.length > 1 && 'no-print')}>
              <ChartCard
                definition={
                  plan.goals.length > 1 && shown
                    ? { ...definition, chartTitle: `${goalTitle(shown)}, year by year` }
                    : definition
                }
                outcome={outcome}
              />
              {outcome && (
                <>
                  <YearTable outcome={outcome} />
                  <WhyCard
                    definition={definition}
                    outcome={outcome}
                    conversion={conversion}
                    chosen={plan.choices}
                    onChoose={choose}
                  />
                </>
              )}
            </div>
          </div>
        </div>
      </div>
      <Help help={definition.help} />
      <Closing />
      <ResultBar label={label} amount={amount} />
    </>
  );
}
