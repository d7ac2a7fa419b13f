import type { SliderScale } from '#definition/definition.ts';

/** Where a figure lies on a slider, from 0 to 1. As fine as screens show it: more digits would only make pages longer. */
export const shareOfSlider = (value: number, { min, max }: SliderScale): number =>
  Math.round(((value - min) / (max - min)) * 10_000) / 10_000;
