import { dayInIndia } from 'shared/format/india-time';
import { view } from '#calculators/plan-your-goal/fields.ts';
import { blankPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { examplePlan, planForm, storedPlan } from '#calculators/plan-your-goal/plan-form.ts';
import { planFromQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { startPage } from '#form/start.ts';

const shape = ({ goals }: Plan) => goals.map(({ id, inflated }) => `${id} ${inflated}`).join();

// What is here has the example's goals or, for a link, the one without inflation of a page that could not be rendered for it.
// A plan of another shape is for React to draw.
const linked = planFromQuery(location.search);
const [here, wanted] = linked === null ? [examplePlan(), storedPlan() ?? examplePlan()] : [blankPlan(), linked];
if (wanted !== 'bad' && shape(wanted) === shape(here)) startPage(view, planForm(dayInIndia(new Date())));
