import '#calculators/plan-your-goal/plan.css';
import '#calculators/plan-your-goal/goal-rows.css';
import { memo, useMemo, useState } from 'react';
import { RestOfPage } from 'shared/rest-of-page';
import { classNames, PageHead } from 'shared/ui';
import { whySays } from '#calculator-page/explain/why-props.ts';
import { Closing } from '#calculator-page/help/closing.tsx';
import { PassOn } from '#calculator-page/keep/pass-on.tsx';
import { PrintedSource } from '#calculator-page/keep/printed-source.tsx';
import { LazyParts } from '#calculator-page/lazy-parts.tsx';
import { linkMarks } from '#calculator-page/linked/link-marks.ts';
import { askedInWords } from '#calculator-page/linked/link-words.ts';
import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';
import { Disclaimer } from '#calculator-page/results/disclaimer.tsx';
import { Announcement, ResultBar } from '#calculator-page/results/result-bar.tsx';
import { memoPart, memoWords } from '#calculator-page/settle/lazy-part.tsx';
import { useDeferredUntilAsked } from '#calculator-page/settle/use-deferred-until-asked.ts';
import { useLive } from '#calculator-page/use-live.ts';
import { BadLinkNotice, BlankNotice, WhoseLine } from '#calculator-page/whose-figures.tsx';
import { BudgetForm, keepPlan, Ways } from '#calculators/plan-your-goal/budget-form.tsx';
import { view } from '#calculators/plan-your-goal/fields.ts';
import { budgetOf } from '#calculators/plan-your-goal/funding.ts';
import { GoalList } from '#calculators/plan-your-goal/goal-list.tsx';
import { withoutGoal, withRemoved } from '#calculators/plan-your-goal/goal-removal.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { type Plan as GoalPlan, goalTitle, initialPlan, viewOf } from '#calculators/plan-your-goal/plan.ts';
import type { OpenPlan, PlanView } from '#calculators/plan-your-goal/plan-form.ts';
import { examplePlan, planForm, showsExample } from '#calculators/plan-your-goal/plan-form.ts';
import { planLines, spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import { planQuery, sentCodes } from '#calculators/plan-your-goal/plan-link.ts';
import { PlanResult } from '#calculators/plan-your-goal/plan-result.tsx';
import { rupees } from '#engine/rounding.ts';
import type { FormStore } from '#form/form-store.ts';
import { asPaid, conventionInBasis } from '#outcome/price-basis.ts';
import { addressed } from '#scenario/link.ts';

const MemoClosing = memo(Closing);
// For several goals only, so most visitors do without them.
const MemoPicture = memoPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/need-picture.tsx'),
);
const MemoNeed = memoPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/need-table.tsx'),
);
const MemoExtras = memoPart(
  () => import(/* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/plan-extras.tsx'),
);
const LazyHelp = memoWords(() => import(/* webpackChunkName: "plan-help" */ '#calculators/plan-your-goal/help.tsx'));
const LazyWhy = memoWords(
  () => import(/* webpackChunkName: "plan-help" */ '#calculators/plan-your-goal/plan-why.tsx'),
  whySays,
);
const LazyPassOn = memo(PassOn);
const { title, lead, parent } = view;

/** Both are addresses of their own: the plain one shows the plan that this browser has kept. */
const starts = {
  own: addressed(view.path, planQuery(initialPlan())),
  example: addressed(view.path, planQuery(examplePlan())),
};

/** The plain address, while another plan than the visitor's own stands here. */
const keptOne = { name: messages.whoseLinked, action: messages.backToMyPlan, to: view.path };

export default function PlanYourGoalPage() {
  return (
    <>
      <div className="page">
        <PageHead title={title} lead={lead} crumbs={[{ to: '/', label: messages.crumbHome }, parent]} />
      </div>
      <RestOfPage>
        <Plan />
      </RestOfPage>
    </>
  );
}

/** Several goals on one monthly budget; the goal that is open shows its years as every calculator does. */
function Plan() {
  const { live, first, told, rendered, day } = useLive<OpenPlan, PlanView>(view, planForm, keepPlan);
  const { plan, openId, isBeside, removed, served, shown, place, reading, outcome, conversion, above, today } =
    told.view;
  const on = useMemo(() => actionsOn(live), [live]);
  const files = useMemo(() => filesOf(live), [live]);
  const now = useMemo(() => (served === null ? null : { plan, served }), [plan, served]);
  const later = useDeferredUntilAsked(now);
  const budget = budgetOf(plan);
  const definition = shown ? viewOf(shown) : view;
  const once = plan.choices.mode === 'oneTime';
  const several = plan.goals.length > 1;
  const monthly = once ? null : later;
  const name = several && shown ? goalTitle(shown, plan.goals) : undefined;
  const spec = useMemo(() => (name === undefined ? definition : { ...definition, chartOf: name }), [definition, name]);
  const [hero] = planLines(plan, served, budget, today);
  const given = served?.goals[place]?.given;
  // The first render's for good: they speak of the link, not of what is typed later.
  const [marks] = useState(() =>
    linkMarks(rendered, told.badLink ? '' : headOf(first), `${spoken(first)}. ${lead}`, shownGoals(first)),
  );
  const rests = planQuery(plan);
  if (reading === null || hero === undefined) return null;

  return (
    <>
      <div className="page">
        {told.badLink && <BadLinkNotice />}
        {rendered?.today === null && <BlankNotice />}
        <div className="calc" {...marks} data-day={day}>
          <div className="flow">
            <WhoseLine isExample={showsExample(plan)} {...starts} kept={isBeside ? keptOne : undefined} />
            {several && monthly && (
              <div className="flow" data-early="later">
                <MemoPicture {...monthly} stated={budget !== null} today={today} />
              </div>
            )}
            <Ways plan={plan} served={served} today={today} onPlan={on.change} />
            <BudgetForm
              budget={plan.budget}
              passOn={plan.passOn}
              todaysRupees={plan.todaysRupees}
              goals={several ? sentCodes(plan) : ''}
            />
          </div>
          <div className="aside aside--sticky">
            <PlanResult
              plan={plan}
              served={served}
              budget={budget}
              conversion={conversion}
              today={today}
              convention={definition.convention(plan.choices, several ? {} : reading.values)}
            />
            <Announcement text={spoken(first)} />
            <LazyPassOn
              path={view.path}
              rests={rests}
              nothing={hero.text === ''}
              query={files.query}
              shown={files.shown}
              file={files.file}
            />
            <Disclaimer above={above} />
          </div>
          <div className="flow">
            <GoalList
              plan={plan}
              served={served}
              openId={openId}
              today={today}
              conversion={conversion}
              removed={removed}
              onPlan={on.change}
              onOpen={on.open}
              onRemove={on.remove}
              onRestore={on.restore}
            />
            {monthly && (several || budget !== null) && (
              <MemoNeed {...monthly} stated={budget !== null} today={today} conversion={conversion} />
            )}
            {later && several && <MemoExtras now={later} label={hero.label} conversion={conversion} />}
            <div className={classNames('flow', several && 'no-print')}>
              <LazyParts
                key={shown?.id}
                definition={spec}
                outcome={outcome}
                live={live}
                scenario={plan}
                on={on}
                today={today}
                why={(settled) => <LazyWhy definition={spec} outcome={settled} chosen={plan.choices} />}
                of={name}
                share={budget === null || given === undefined ? null : Number(rupees(given))}
              />
            </div>
          </div>
        </div>
        <PrintedSource query={files.query} linkless={rests === '' && hero.text !== ''} />
      </div>
      <LazyHelp />
      <MemoClosing plan={rests === '' ? '' : `${view.path}?${rests}`} />
      <ResultBar label={hero.label} text={hero.text} bare />
    </>
  );
}

const spoken = ({ plan, served, conversion }: PlanView) => spokenPlan(plan, served, conversion);

/** What is asked, in the words of a title: how many goals, or the one. */
const askedOf = ({ plan, shown, reading }: PlanView): string =>
  plan.goals.length > 1
    ? messages.goalCount({ count: plan.goals.length })
    : askedInWords(shown ? viewOf(shown) : view, reading?.inputs ?? {});

/** The plan in words, for whoever it is passed on to. */
function shownGoals(now: PlanView): ShownPlan {
  const { plan, served, shown, reading, conversion, today } = now;
  const { convention } = shown ? viewOf(shown) : view;
  const figures = planLines(plan, served, budgetOf(plan), today).filter(({ text }) => text !== '');
  const values = plan.goals.length > 1 ? {} : (reading?.values ?? {});
  return {
    title,
    asked: askedOf(now),
    figures: figures.map(({ label, text }, index) => ({
      label: index === 0 ? asPaid(label, conversion) : label,
      text,
    })),
    basis: conventionInBasis(convention(plan.choices, values), conversion),
  };
}

/** What the plan asks for, in the words of a title; '' while a goal is incomplete. */
function headOf(view: PlanView): string {
  const { plan, served } = view;
  const [hero] = planLines(plan, served, null, null);
  if (!hero?.text) return '';
  const asked = askedOf(view);
  return plan.choices.mode === 'oneTime'
    ? messages.headline({ asked, amount: hero.text })
    : messages.headlineMonthly({ asked, amount: hero.text });
}

/** What the parts of the page change of the plan; those below the goals change the goal that is shown. */
function actionsOn(live: FormStore<OpenPlan, PlanView>) {
  const change = (edit: (before: GoalPlan) => GoalPlan) =>
    live.change((before) => ({ ...before, plan: edit(before.plan) }));
  return {
    change,
    open: (openId: number | null) => live.look((before) => ({ ...before, openId })),
    remove: (id: number) => live.change((before) => withoutGoal(before, id)),
    restore: () => live.change(withRemoved),
    setText: (name: string, text: string) => live.change((before) => live.form.withText(before, name, text)),
    setRange: (range: GoalPlan['range']) => change((before) => ({ ...before, range })),
    setTax: (tax: GoalPlan['tax']) => change((before) => ({ ...before, tax })),
  };
}

/** What is kept of the newest plan: link and files. */
function filesOf(live: FormStore<OpenPlan, PlanView>) {
  return {
    query: () => planQuery(live.view.plan),
    shown: () => shownGoals(live.view),
    file: async () => {
      const { view } = live;
      const { planFile } = await import(
        /* webpackChunkName: "several-goals" */ '#calculators/plan-your-goal/plan-file.ts'
      );
      return planFile(view);
    },
  };
}
