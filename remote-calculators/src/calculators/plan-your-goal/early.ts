import { dayInIndia } from 'shared/format/india-time';
import { canBeDrawn, planForm } from '#calculators/plan-your-goal/early-plan.ts';
import { planLooks } from '#calculators/plan-your-goal/look.ts';
import { startForm } from '#early/start.ts';

if (canBeDrawn(location.search)) startForm(planLooks.plain, planForm(dayInIndia(new Date())));
