import { isMeant } from '#calculator-page/scenario/link-names.ts';
import { retirementLook } from '#calculators/retirement/look.ts';
import { startEarly } from '#early/start.ts';

// A link that starts from expenses shows another form than the prerendered one: that is for React to draw.
if (isMeant(retirementLook, location.search)) startEarly(retirementLook);
