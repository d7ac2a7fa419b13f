import { retirementLook } from '#calculators/retirement/look.ts';
import { startEarly } from '#early/start.ts';

// A link that starts from expenses shows another form than the prerendered one: that is for React to draw.
if (!new URLSearchParams(location.search).has('monthlyExpense')) startEarly(retirementLook);
