import { sipLook } from '#calculators/sip/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(sipLook);
