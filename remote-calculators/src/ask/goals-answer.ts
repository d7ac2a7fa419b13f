import { formatRupees } from 'shared/format/rupees';
import type { Answered, Goals, OwnWork } from '#ask/answer-question.ts';
import { spanText, statedAmount } from '#ask/telling.ts';
import { budgetOf, fundedPlan } from '#calculators/plan-your-goal/funding.ts';
import { defaultChoices, goalTitle, initialPlan, MOST_GOALS, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import { goalFromValues, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { planRateWarnings } from '#calculators/plan-your-goal/plan-rates.ts';
import { whenWords } from '#calculators/plan-your-goal/when-words.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { rupees } from '#engine/rounding.ts';
import { fieldText, plainFigure } from '#figures/amount-text.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';

/** The plan that a question describes; null where the planner does not take one of its goals. */
function planOf({ stated: { goals, budget }, rates }: Goals): Plan | null {
  const planned = goals.map(({ kind, amountToday, years }, place) =>
    goalFromValues(place + 1, kind, {
      amountToday: plainFigure(amountToday),
      years: plainFigure(years),
      annualRatePct: plainFigure(rates.annualRatePct),
      inflationPct: plainFigure(rates.inflationPct),
    }),
  );
  const usable = planned.filter((goal) => goal !== null);
  if (usable.length < planned.length || planned.length > MOST_GOALS) return null;
  const plan = { ...initialPlan(), choices: defaultChoices, goals: usable };
  return budget === undefined ? plan : { ...plan, budget: fieldText(budget) };
}

/** Whether the budget is enough, in one sentence. */
function verdict({ needed, mostShort, shortUntilMonth }: Budget, names: string, budget: number | null, today: string) {
  const whole = (amount: typeof needed) => formatRupees(Math.ceil(Number(rupees(amount))), 0);
  if (budget === null) return messages.goalsNeed({ names, needed: whole(needed) });
  const stated = formatRupees(budget, 0);
  if (mostShort === null) return messages.budgetSuffices({ names, budget: stated, needed: whole(needed) });
  const until = whenWords(shortUntilMonth, today);
  return messages.budgetIsShort({ names, budget: stated, short: whole(mostShort.short), until });
}

function answered(read: Goals, today: string): Answered {
  const { title, path } = read.calculator;
  const plan = planOf(read);
  const served = plan && fundedPlan(plan);
  const query = plan === null ? '' : planQuery(plan);
  if (plan === null || served === null || query === '') return { kind: 'open', title, link: path };
  const titles = plan.goals.map((goal) => goalTitle(goal, plan.goals));
  const budget = budgetOf(plan);
  const { annualRatePct, inflationPct } = read.rates;
  const rates = {
    annualRatePct: messages.goalsAssumedRate({ rate: withUnit(annualRatePct, 'percent') }),
    inflationPct: messages.goalsAssumedInflation({ rate: withUnit(inflationPct, 'percent') }),
  };
  const understood = read.stated.goals.map(({ amountToday, years }, place) =>
    messages.goalSaid({
      goal: titles[place] ?? '',
      amount: statedAmount(amountToday),
      span: spanText(years * 12),
    }),
  );
  return {
    kind: 'figures',
    title,
    action: messages.openGoals,
    link: `${path}?${query}`,
    sentence: verdict(served, titles.join(', '), budget, today),
    figures: planLines(plan, served, budget, today).flatMap(({ label, text, hidden }) =>
      hidden ? [] : [{ label, text }],
    ),
    understood: understood.join('; '),
    assumed: read.assumed.map((name) => rates[name]).join(', '),
    leavesOut: read.leavesOut,
    above: planRateWarnings(plan),
  };
}

/** Several goals on one budget, as the planner's page works them out. */
export const goalsAnswer = { plans: answered } satisfies OwnWork;
