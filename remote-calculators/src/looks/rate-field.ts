import type { FieldLook } from '#definition/definition.ts';
import { otherRate } from '#figures/rate-text.ts';
import { messages } from '#looks/messages.en.ts';

/** A yearly return, with what it is under the other convention below it. `least` is the slider's lower end. */
export const rateField = <Name extends string>(
  name: Name,
  label = messages.expectedAnnualReturn,
  least = 1,
): FieldLook<Name> => ({
  name,
  label,
  slider: { min: least, max: 30, step: 0.1 },
  note: (rate, { choices }) => otherRate(rate, choices.rateConvention),
});
