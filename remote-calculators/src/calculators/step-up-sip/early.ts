import { stepUpSipLook } from '#calculators/step-up-sip/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(stepUpSipLook);
