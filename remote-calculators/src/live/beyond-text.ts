import type { SliderScale } from '#definition/definition.ts';
import { type QuantityUnit, withUnit } from '#figures/with-unit.ts';
import { messages } from '#live/messages.en.ts';
import type { SliderPlace } from '#live/slider-at.ts';

/** Says which end of the slider a typed figure lies outside of, and that it counts all the same; '' within the slider. */
export function beyondText(beyond: SliderPlace['beyond'], { min, max }: SliderScale, unit: QuantityUnit): string {
  if (beyond === '') return '';
  return beyond === 'below'
    ? messages.belowTheSlider({ bound: withUnit(min, unit) })
    : messages.aboveTheSlider({ bound: withUnit(max, unit) });
}
