import { dreamCarLook } from '#calculators/dream-car/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(dreamCarLook);
