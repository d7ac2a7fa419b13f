import { corpusLook } from '#calculators/corpus/look.ts';
import { startEarly } from '#early/start.ts';

startEarly(corpusLook);
