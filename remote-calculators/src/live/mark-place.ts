import type { SliderScale } from '#definition/definition.ts';
import { shareOfSlider } from '#live/share-of-slider.ts';
import type { RateMark } from '#outcome/assumed-rates.ts';

/** Both ends of a mark as shares of the slider's way. */
export function markPlace({ from, to }: RateMark, slider: SliderScale): { from: number; to: number } {
  const share = (value: number) => Math.min(1, Math.max(0, shareOfSlider(value, slider)));
  return { from: share(from), to: share(to) };
}
