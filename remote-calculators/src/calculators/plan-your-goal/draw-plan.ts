import { endsIn } from '#calculator-page/fields/notes.ts';
import type { Conversion } from '#calculator-page/results/outcome.ts';
import { type Plan, type PlannedGoal, readGoal, viewOf } from '#calculators/plan-your-goal/plan.ts';
import { goalBought, goalFacts, planLines } from '#calculators/plan-your-goal/plan-lines.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';
import { drawBar, drawBasis, drawLine, drawNote } from '#early/draw-figures.ts';
import { marked, setText } from '#early/marked.ts';
import type { Budget } from '#engine/budget/budget.ts';

/**
 * Writes what all goals need together and the facts of the goal that is open into the places that are marked for it.
 *
 * @param today `YYYY-MM-DD` in India, or null while it is not known
 */
export function drawPlan(
  plan: Plan,
  open: PlannedGoal,
  served: Budget | null,
  today: string | null,
  conversion: Conversion,
): void {
  const goal = served?.goals[plan.goals.indexOf(open)];
  const facts = goalFacts(plan, goal, (months) => endsIn(months, today), conversion);
  for (const [place, tag] of ['dt', 'dd'].entries()) {
    marked('facts')[0]
      ?.querySelectorAll(tag)
      .forEach((fact, index) => {
        setText(fact, facts[index]?.[place] ?? '');
      });
  }
  drawNote(marked('goal-bought')[0], goalBought(plan, goal, conversion));
  drawBasis(conversion);
  const lines = planLines(plan, served, budgetOf(plan));
  const places = marked('figure');
  lines.forEach(({ label, text, hidden = false, short = false }, index) => {
    const place = places[index];
    if (place === undefined) return;
    drawLine(place, label, text);
    place.hidden = hidden;
    place.querySelector('dd:not(.figure)')?.classList.toggle('is-short', short);
  });
  drawBar(lines[0]?.label ?? '', lines[0]?.text || '–');
  if (plan.goals.length === 1) {
    setText(marked('convention')[0], viewOf(open).convention(plan.choices, readGoal(open).values));
  }
}
