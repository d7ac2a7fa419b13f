import { swpLook } from '#calculators/swp/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(swpLook);
