import { lumpsumLook } from '#calculators/lumpsum/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(lumpsumLook);
