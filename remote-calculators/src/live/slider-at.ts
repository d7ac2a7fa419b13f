import type { SliderScale } from '#definition/definition.ts';
import { readTyped } from '#figures/amount-text.ts';

/** Where a slider stands for a typed text. */
export interface SliderPlace {
  /** The figure, kept within the slider's ends. */
  at: number;
  /** How much of the way that is, 0 to 1. */
  share: number;
  /** True while the text says no figure. */
  off: boolean;
}

export function sliderAt(text: string, { min, max }: SliderScale): SliderPlace {
  const typed = readTyped(text);
  const at = Math.min(max, Math.max(min, typed.state === 'figure' ? typed.value : min));
  return { at, share: (at - min) / (max - min), off: typed.state !== 'figure' };
}
