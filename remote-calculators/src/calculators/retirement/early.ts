import { view } from '#calculators/retirement/fields.ts';
import { startCalculator } from '#form/start.ts';
import { isMeant } from '#scenario/link-names.ts';

// A link that starts from expenses shows another form than the prerendered one: that is for React to draw.
if (isMeant(view, location.search)) startCalculator(view);
