import { childEducationLook } from '#calculators/child-education/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(childEducationLook);
