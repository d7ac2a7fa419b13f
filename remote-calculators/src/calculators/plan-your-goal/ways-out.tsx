import { type MouseEvent, useMemo } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { isPlainPress } from 'shared/router';
import { Button, ButtonLink } from 'shared/ui';
import { view } from '#calculators/plan-your-goal/fields.ts';
import { budgetOf, fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { goalTitle, kinds, type Plan, type PlannedGoal, readGoal } from '#calculators/plan-your-goal/plan.ts';
import { inrOf } from '#calculators/plan-your-goal/plan-lines.ts';
import { planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { needInPaise } from '#engine/budget/spans.ts';
import { rupees } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { endsIn } from '#specs/notes.ts';

/** One change that alone makes the plan fit its budget. */
interface Fix {
  /** Which one it is: what it says changes with the plan and the day. */
  way: string;
  title: string;
  effect: string;
  plan: Plan;
  /** How much it changes, as a share of what stands there now. */
  share: number;
}

/** A change that is looked at, before anybody knows what it frees. */
type Change = Omit<Fix, 'effect'>;

const MOST_YEARS_LATER = 15;
/** A goal for less than three tenths of its amount would be another goal. */
const SHARES_LESS = Array.from({ length: 14 }, (_, index) => (index + 1) * 0.05);
const STEP_RUPEES = 50_000;

const withGoal = (plan: Plan, goal: PlannedGoal, name: string, value: number): Plan => ({
  ...plan,
  goals: plan.goals.map((other) =>
    other.id === goal.id ? { ...goal, texts: { ...goal.texts, [name]: fieldText(value) } } : other,
  ),
});

/** As the page reads it, "15 years" and "80 lakh" too. */
const figure = (goal: PlannedGoal, name: string) => readGoal(goal).values[name] ?? Number.NaN;

/** Looks for the smallest of a row of changes after which nothing is short, and says what it frees. */
function first(plan: Plan, changes: readonly Change[]): Fix | null {
  const before = needInPaise(fundedPlan(plan)?.goals ?? [], 1);
  for (const change of changes) {
    const after = fundedPlan(change.plan);
    if (after !== null && after.mostShort === null)
      return { ...change, effect: messages.effectFrees({ before: inrOf(before - needInPaise(after.goals, 1)) }) };
  }
  return null;
}

/** Using what reached goals free, where the visitor has left that out and it is enough. */
function passedOn(plan: Plan): Fix | null {
  const passing = { ...plan, passOn: true };
  const fits = !plan.passOn && fundedPlan(passing)?.mostShort === null;
  return fits ? { way: 'passOn', title: messages.passOn, effect: messages.freedStays, plan: passing, share: 0 } : null;
}

/** "Buy the house in 2037", "Farm in 2037", or "House 5 years later" where today is not known. */
function laterTitle(goal: PlannedGoal, title: string, years: number, longer: number, today: string | null): string {
  const end = endsIn(Math.round(12 * (years + longer)), today);
  if (end === 'none') return messages.goalLater({ goal: title, years: longer });
  // What somebody has named, or has several of, is not "the house".
  const kind = title === kinds[goal.kind].label ? goal.kind : 'other';
  return messages.goalInYear({ kind, goal: title, year: end.slice(-4) });
}

/** Ways out of a shortfall: freed money, one goal later, the same goal smaller, or more money every month. */
function fixesFor(plan: Plan, budget: number, today: string | null): Fix[] {
  const served = fundedPlan(plan);
  if (served === null || served.mostShort === null) return [];
  // The goal of least priority gives way.
  const goal = plan.goals.at(-1);
  if (goal === undefined) return [];
  const title = goalTitle(goal, plan.goals);
  const years = figure(goal, 'years');
  const later = Array.from({ length: MOST_YEARS_LATER }, (_, index) => index + 1).map((longer) => ({
    way: `${longer} years`,
    title: laterTitle(goal, title, years, longer, today),
    plan: withGoal(plan, goal, 'years', years + longer),
    share: longer / years,
  }));
  const amount = figure(goal, 'amountToday');
  const smaller = SHARES_LESS.map((share) => {
    const reduced = Math.floor((amount * (1 - share)) / STEP_RUPEES) * STEP_RUPEES;
    return {
      way: `for ${reduced}`,
      title: messages.goalForAmount({ goal: title, reduced: formatRupees(reduced, 0) }),
      plan: withGoal(plan, goal, 'amountToday', reduced),
      share: 1 - reduced / amount,
    };
  });
  // To the paisa first: what a budget lacks below that is not told.
  const enough = Math.ceil(Number(rupees(served.enough)));
  const raised: Fix = {
    way: 'more',
    title: messages.wayOutTitle({ more: formatRupees(Math.ceil(enough - budget), 0) }),
    effect: messages.effectEnough({ enough: formatRupees(enough, 0) }),
    plan: { ...plan, budget: fieldText(enough) },
    share: enough / budget - 1,
  };
  return [passedOn(plan), first(plan, later), first(plan, smaller), raised]
    .filter((fix) => fix !== null)
    .sort((a, b) => a.share - b.share);
}

/**
 * What would make a plan fit its stated monthly budget, the nearest first; nothing where none is stated or all is invested at
 * once.
 *
 * @param today `YYYY-MM-DD` in India, from which years are named; null where no day is known
 */
export function waysOut(plan: Plan, today: string | null): Fix[] {
  const budget = budgetOf(plan);
  return budget === null || plan.choices.mode === 'oneTime' ? [] : fixesFor(plan, budget, today);
}

/**
 * The plan that a way out leads to.
 *
 * @param found the plan for which the way was found; the page shows it a moment after the plan has changed
 * @param plan the plan that stands now, of which nothing may be lost
 * @returns undefined when that way is none any more
 */
export function fixedNow({ way, plan: fixed }: Fix, found: Plan, plan: Plan): Plan | undefined {
  return found === plan ? fixed : waysOut(plan, null).find((fix) => fix.way === way)?.plan;
}

interface WaysOutProps {
  /** The plan for which the ways are looked for. */
  found: Plan;
  /** It as a text: two plans that say the same have the same ways out. */
  said: string;
  /** `YYYY-MM-DD` in India; null where no day is known. */
  today: string | null;
  /** Changes the plan that stands now. */
  onPlan: (edit: (now: Plan) => Plan) => void;
}

/** What would make a plan fit its budget, each to be taken with one press: by its link, before any script has come. */
export default function WaysOut({ found, today, onPlan }: WaysOutProps) {
  const fixes = useMemo(() => waysOut(found, today), [found, today]);
  const take = (event: MouseEvent, fix: Fix) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // The list of ways out goes once one is taken: reading goes on at the picture above it, which has changed.
    document.getElementById(found.goals.length > 1 ? 'need' : 'result')?.focus();
    onPlan((now) => fixedNow(fix, found, now) ?? now);
  };
  if (fixes.length === 0) return null;
  return (
    <section className="card fixes no-print" aria-labelledby="fixes">
      <h2 id="fixes">{messages.anyOneOfTheseMakes}</h2>
      {fixes.map((fix) => (
        <div className="fix" key={fix.way}>
          <div>
            {fix.title}
            <small>{fix.effect}</small>
          </div>
          <Way title={fix.title} query={planQuery(fix.plan)} onTake={(event) => take(event, fix)} />
        </div>
      ))}
    </section>
  );
}

interface WayProps {
  title: string;
  /** Opens the fixed plan; '' for one that is too long for a link. */
  query: string;
  onTake: (event: MouseEvent) => void;
}

function Way({ title, query, onTake }: WayProps) {
  const spec = { variant: 'quiet' as const, 'aria-label': messages.tryThis({ title }), onClick: onTake };
  if (query === '')
    return (
      <Button className="needs-script" {...spec}>
        {messages.tryButton}
      </Button>
    );
  return (
    <ButtonLink to={`${view.path}?${query}`} {...spec}>
      {messages.tryButton}
    </ButtonLink>
  );
}
