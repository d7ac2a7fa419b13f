import { stpLook } from '#calculators/stp/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(stpLook);
