import { dayInIndia } from 'shared/format/india-time';
import { planForm } from '#calculators/plan-your-goal/plan-form.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { storedPlan } from '#calculators/plan-your-goal/stored-plan.ts';
import { view } from '#calculators/plan-your-goal/view.ts';
import { startPage } from '#live/start.ts';

// The prerendered page has one goal without inflation; a plan of another shape is for React to draw.
const linked = planFromQuery(location.search);
const plan = linked === 'bad' ? null : (linked ?? storedPlan());
if (plan === null || (plan.goals.length === 1 && plan.goals[0]?.id === 1 && !plan.goals[0].inflated))
  startPage(view, planForm(dayInIndia(new Date())));
