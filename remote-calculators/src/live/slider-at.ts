import type { SliderScale } from '#definition/definition.ts';
import { termOf } from '#engine/term-of.ts';
import { readTyped } from '#figures/amount-text.ts';
import { shareOfSlider } from '#live/share-of-slider.ts';

/** Where a slider stands for a typed text. */
export interface SliderPlace {
  /** The figure, kept within the slider's ends. */
  at: number;
  /** How much of the way that is, 0 to 1. */
  share: number;
  /** True while the text says no figure. */
  off: boolean;
  /** On which side the figure lies beyond the slider, which then stands at that end; '' within it. */
  beyond: 'below' | 'above' | '';
}

/** @param unit what the field counts: a word for it may stand behind the figure */
export function sliderAt(text: string, slider: SliderScale, unit?: string): SliderPlace {
  const { min, max } = slider;
  const typed = readTyped(text, termOf(unit));
  const value = typed.state === 'figure' ? typed.value : min;
  const at = Math.min(max, Math.max(min, value));
  const beyond = value < min ? 'below' : value > max ? 'above' : '';
  return { at, share: shareOfSlider(at, slider), off: typed.state !== 'figure', beyond };
}
