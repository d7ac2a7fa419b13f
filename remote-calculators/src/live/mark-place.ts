import type { SliderScale } from '#definition/definition.ts';
import type { RateMark } from '#outcome/assumed-rates.ts';

/** Both ends of a mark as shares of the slider's way. */
export function markPlace({ from, to }: RateMark, { min, max }: SliderScale): { from: number; to: number } {
  const share = (value: number) => Math.min(1, Math.max(0, (value - min) / (max - min)));
  return { from: share(from), to: share(to) };
}
