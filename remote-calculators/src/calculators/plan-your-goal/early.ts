import { dayInIndia } from 'shared/format/india-time';
import { view } from '#calculators/plan-your-goal/fields.ts';
import { blankPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { examplePlan, planForm } from '#calculators/plan-your-goal/plan-form.ts';
import { startPage } from '#form/start.ts';

const shape = ({ goals }: Plan) => goals.map(({ id, inflated }) => `${id} ${inflated}`).join();

// What is here has the example's goals or, for a link, the one without inflation of a page that could not be rendered for it.
// A plan of another shape is for React to draw.
const form = planForm(dayInIndia(new Date()));
const linked = form.linked(location.search);
const wanted = linked === 'bad' ? null : (form.stored?.(linked) ?? linked ?? form.initial);
if (wanted !== null && shape(wanted.plan) === shape(linked === null ? examplePlan() : blankPlan()))
  startPage(view, form);
