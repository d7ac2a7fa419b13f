import { budgetSlider, budgetWords } from '#calculators/plan-your-goal/budget-field.ts';
import { viewOf } from '#calculators/plan-your-goal/plan.ts';
import { goalBought, goalFacts, planLines, spokenPlan } from '#calculators/plan-your-goal/plan-lines.ts';
import type { PlanView } from '#calculators/plan-your-goal/plan-view.ts';
import { budgetOf } from '#calculators/plan-your-goal/served.ts';
import { typedIn } from '#calculators/plan-your-goal/typed-in.ts';
import { drawChoices, drawField, drawFolded, drawQuantity } from '#live/draw-fields.ts';
import { drawBar, drawBasis, drawLine, drawNote } from '#live/draw-figures.ts';
import { drawRatesAbove } from '#live/draw-rates-above.ts';
import { marked, setText } from '#live/marked.ts';
import { endsIn } from '#looks/notes.ts';
import { calm } from '#scenario/read-fields.ts';

/**
 * Writes what follows from a plan into the places that are marked for it: fields, what all goals need together, the facts
 * of each goal.
 *
 * @param typing the field whose text is on its way to a figure, so that nothing is wrong with it yet; '' for none
 * @returns what a screen reader should be told
 */
export function drawPlan(view: PlanView, typing: string): string {
  const { plan, served, shown, reading, conversion, today } = view;
  const { note, problem } = budgetWords(plan);
  const budget = { name: 'budget', slider: budgetSlider, unit: 'rupees', mark: undefined };
  drawQuantity(document, budget, plan.budget, note, typing === 'budget' ? undefined : problem);
  drawChoices(plan);
  drawTick(document, 'passOn', plan.passOn);
  drawGoals(view, typing);
  drawBasis(conversion);
  const lines = planLines(plan, served, budgetOf(plan), today);
  const places = marked('figure');
  lines.forEach(({ label, text, hidden = false, short = false }, index) => {
    const place = places[index];
    if (place === undefined) return;
    drawLine(place, label, text);
    place.hidden = hidden;
    place.querySelector('dd:not(.figure)')?.classList.toggle('is-short', short);
  });
  drawBar(lines[0]?.label ?? '', lines[0]?.text || '–');
  drawRatesAbove(view.above);
  if (shown && reading) {
    setText(
      marked('convention')[0],
      viewOf(shown).convention(plan.choices, plan.goals.length > 1 ? {} : reading.values),
    );
  }
  return spokenPlan(plan, served, conversion);
}

function drawTick(within: ParentNode, name: string, checked: boolean): void {
  const box = within.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (box !== null) box.checked = checked;
}

function drawGoals({ plan, openId, served, reading, today, conversion }: PlanView, typing: string): void {
  plan.goals.forEach((goal, index) => {
    const place = document.querySelector<HTMLElement>(`[data-goal="${goal.id}"]`);
    if (place === null) return;
    if (goal.id === openId && reading !== null) {
      const look = viewOf(goal);
      const scenario = { texts: goal.texts, choices: plan.choices, tax: plan.tax };
      drawTick(place, 'inflated', goal.inflated);
      for (const field of look.fields) drawField(place, look, field, scenario, calm(reading, typing), today);
      drawFolded(place, look, scenario.texts);
    }
    setText(place.querySelector('[data-early="printed"]'), typedIn(goal));
    const facts = goalFacts(plan, served?.goals[index], (months) => endsIn(months, today), conversion);
    for (const [part, tag] of ['dt', 'dd'].entries()) {
      place.querySelectorAll(`[data-early="facts"] ${tag}`).forEach((fact, row) => {
        setText(fact, facts[row]?.[part] ?? '');
      });
    }
    drawNote(
      place.querySelector<HTMLElement>('[data-early="goal-bought"]'),
      goalBought(plan, served?.goals[index], conversion),
    );
  });
}
