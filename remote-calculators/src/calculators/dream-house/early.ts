import { dreamHouseLook } from '#calculators/dream-house/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(dreamHouseLook);
