import { dayInIndia } from 'shared/format/india-time';
import { canBeDrawn, planForm } from '#calculators/plan-your-goal/early-plan.ts';
import { view } from '#calculators/plan-your-goal/view.ts';
import { startForm } from '#early/start.ts';

if (canBeDrawn(location.search)) startForm(view, planForm(dayInIndia(new Date())));
