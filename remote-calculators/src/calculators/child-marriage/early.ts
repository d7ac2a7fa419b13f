import { childMarriageLook } from '#calculators/child-marriage/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(childMarriageLook);
