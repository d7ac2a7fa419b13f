import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { RestOfPage } from 'shared/rest-of-page';
import { classNames, PageHead } from 'shared/ui';
import { useFieldsAhead } from '#calculator-page/ahead/use-fields-ahead.ts';
import { Closing } from '#calculator-page/help/closing.tsx';
import { Help } from '#calculator-page/help/help.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import { monthsFile, yearsFile } from '#calculator-page/keep/table-file.ts';
import { Tools } from '#calculator-page/keep/tools.tsx';
import { LaterParts } from '#calculator-page/later-parts.tsx';
import { BadLinkNotice, BlankNotice } from '#calculator-page/link-notices.tsx';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { askedInWords } from '#calculator-page/linked/link-words.ts';
import { Announcement } from '#calculator-page/results/announcement.tsx';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { type Outcome, outcomeOf } from '#calculator-page/results/outcome.ts';
import { ResultBar } from '#calculator-page/results/result-bar.tsx';
import { conversionAt } from '#calculator-page/results/todays-rupees.ts';
import { todaysRupeesPct } from '#calculator-page/scenario/link.ts';
import { useDeferredUntilAsked } from '#calculator-page/scenario/use-deferred-until-asked.ts';
import { useToday } from '#calculator-page/scenario/use-today.ts';
import { BudgetForm } from '#calculators/plan-your-goal/budget-form.tsx';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { goalStep } from '#calculators/plan-your-goal/goal-step.ts';
import { NeedCard } from '#calculators/plan-your-goal/need-card.tsx';
import { goalTitle, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { PlanExtras } from '#calculators/plan-your-goal/plan-extras.tsx';
import { goalsFile, planMade } from '#calculators/plan-your-goal/plan-file.ts';
import { onceFor, spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import { goalCodes, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { planRatesAbove } from '#calculators/plan-your-goal/plan-rates.ts';
import { PlanResult } from '#calculators/plan-your-goal/plan-result.tsx';
import { usePlan } from '#calculators/plan-your-goal/plan-state.ts';
import { budgetOf, servedPlan } from '#calculators/plan-your-goal/served.ts';
import plainDefinition, { inflatedDefinition } from '#calculators/plan-your-goal/texts.tsx';
import { useGoalActions } from '#calculators/plan-your-goal/use-goal-actions.ts';
import { fieldAfter } from '#early/scenario-after.ts';
import { rupees } from '#engine/rounding.ts';

const StillHelp = memo(Help);
const StillClosing = memo(Closing);
const LaterNeed = memo(NeedCard);
const LaterExtras = memo(PlanExtras);
const StillTools = memo(Tools);
const { title, lead, parent } = plainDefinition;

export default function PlanYourGoalPage() {
  return (
    <>
      <div className="page">
        <PageHead title={title} lead={lead} crumbs={[{ to: '/', label: 'Home' }, parent]} />
      </div>
      <RestOfPage>
        <Plan />
      </RestOfPage>
    </>
  );
}

/** Several goals on one monthly budget; the goal that is open shows its years as every calculator does. */
function Plan() {
  const { plan, change, query, badLink, rendered } = usePlan();
  const today = useToday(rendered?.today ?? null);
  const [openId, setOpenId] = useState<number | null>(1);
  const served = useMemo(() => servedPlan(plan), [plan]);
  const now = useMemo(() => (served === null ? null : { plan, served }), [plan, served]);
  const later = useDeferredUntilAsked(now);
  const budget = budgetOf(plan);
  const place = Math.max(
    0,
    plan.goals.findIndex(({ id }) => id === openId),
  );
  const shown = plan.goals[place];
  const definition = shown && (shown.inflated ? inflatedDefinition : plainDefinition);
  const reading = useMemo(() => shown && readGoal(shown), [shown]);
  const inflation = todaysRupeesPct(plan);
  const conversion = useMemo(() => conversionAt(inflation), [inflation]);
  const outcome = useMemo(
    () => (definition && reading?.inputs ? outcomeOf(definition, reading.inputs, plan.choices, conversion) : null),
    [definition, reading, plan.choices, conversion],
  );
  const once = plan.choices.mode === 'oneTime';
  const several = plan.goals.length > 1;
  const name = several && shown ? goalTitle(shown, plan.goals) : undefined;
  const look = useMemo(
    () => (definition && name !== undefined ? { ...definition, chartOf: name } : definition),
    [definition, name],
  );
  const label = once ? 'One-time investment needed' : 'Monthly investment needed';
  const amount = served && rupees(once ? onceFor(served) : served.needed);
  const on = useGoalActions(change, shown?.id);
  const ahead = useFieldsAhead<Outcome>({
    read: (control, before, forward) => shown && fieldAfter(viewOf(shown), shown.texts, control, forward, before),
    step: (name, text) => goalStep({ plan, served, shown, outcome, conversion, today }, name, text),
    rendered: (name) => shown?.texts[name] ?? '',
    commit: on.setText,
  });
  const given = served?.goals[place]?.given;

  const newest = useRef({ outcome, served, plan, today, conversion });
  useLayoutEffect(() => {
    newest.current = { outcome, served, plan, today, conversion };
  });
  const made = useMemo(() => () => planMade(newest.current.plan, newest.current.today), []);
  const tables = useMemo(
    () => () => [
      ...(newest.current.outcome === null
        ? []
        : [yearsFile(newest.current.outcome), monthsFile(newest.current.outcome)]),
      ...(newest.current.served === null ? [] : [goalsFile(newest.current.served, newest.current.conversion)]),
    ],
    [],
  );
  // The first render's for good: they speak of the link, not of what is typed later.
  const [marks] = useState(() => {
    const asked = several
      ? `${plan.goals.length} goals`
      : definition && askedInWords(definition, reading?.inputs ?? {});
    const figure = amount === null || badLink ? '' : `${asked}: ${formatRupees(amount)}${once ? '' : ' a month'}`;
    return linkMarks(rendered, figure, `${spokenPlan(plan, served, conversion)}. ${definition?.lead ?? ''}`);
  });
  if (!definition || !look || !reading) return null;

  return (
    <>
      <div className="page">
        {badLink && <BadLinkNotice />}
        {rendered?.today === null && <BlankNotice />}
        <div className="calc" {...marks}>
          <BudgetForm
            budget={plan.budget}
            todaysRupees={plan.todaysRupees}
            goals={several ? goalCodes(plan) : ''}
            onPlan={change}
          />
          <div className="aside aside--sticky">
            <PlanResult
              plan={plan}
              served={served}
              budget={budget}
              conversion={conversion}
              onPlan={(next) => change(() => next)}
              convention={definition.convention(plan.choices, several ? {} : reading.values)}
            />
            <Announcement text={spokenPlan(plan, served, conversion)} />
            <StillTools
              name="planyourgoal"
              nothing={planQuery(plan) === ''}
              query={query}
              tables={tables}
              made={made}
            />
            <Disclaimer above={planRatesAbove(plan)} />
          </div>
          <div className="flow">
            <GoalList
              ref={ahead.place}
              plan={plan}
              served={served}
              openId={openId}
              today={today}
              conversion={conversion}
              onPlan={change}
              onOpen={setOpenId}
            />
            {later && !once && (several || budget !== null) && (
              <LaterNeed served={later.served} stated={budget !== null} conversion={conversion} />
            )}
            {later && several && <LaterExtras now={later} label={label} conversion={conversion} />}
            <div className={classNames('flow', several && 'no-print')}>
              <LaterParts
                key={shown?.id}
                definition={look}
                outcome={outcome}
                news={ahead.news}
                conversion={conversion}
                scenario={plan}
                on={on}
                of={name}
                share={budget === null || given === undefined ? null : Number(rupees(given))}
              />
            </div>
          </div>
        </div>
        <PrintedSource query={query} />
      </div>
      <StillHelp help={definition.help} />
      <StillClosing />
      <ResultBar label={label} amount={amount} />
    </>
  );
}
