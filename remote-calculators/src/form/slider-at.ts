import type { SliderScale } from '#definition/definition.ts';
import { type Counted, termOf } from '#engine/term-of.ts';
import { readTyped } from '#figures/amount-text.ts';
import { type QuantityUnit, withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';
import type { RateMark } from '#outcome/assumed-rates.ts';

/** Where a figure lies on a slider, from 0 to 1. As fine as screens show it: more digits would only make pages longer. */
const shareOfSlider = (value: number, { min, max }: SliderScale): number =>
  Math.round(((value - min) / (max - min)) * 10_000) / 10_000;

/** Both ends of a mark as shares of the slider's way. */
export function markPlace({ from, to }: RateMark, slider: SliderScale): { from: number; to: number } {
  const share = (value: number) => Math.min(1, Math.max(0, shareOfSlider(value, slider)));
  return { from: share(from), to: share(to) };
}

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

/** @param counted what the field counts: a word for it may stand behind the figure */
export function sliderAt(text: string, slider: SliderScale, counted: Counted = {}): SliderPlace {
  const { min, max } = slider;
  const typed = readTyped(text, termOf(counted));
  const value = typed.state === 'figure' ? typed.value : min;
  const at = Math.min(max, Math.max(min, value));
  const beyond = value < min ? 'below' : value > max ? 'above' : '';
  return { at, share: shareOfSlider(at, slider), off: typed.state !== 'figure', beyond };
}

/** Says which end of the slider a typed figure lies outside of, and that it counts all the same; '' within the slider. */
export function beyondText(beyond: SliderPlace['beyond'], { min, max }: SliderScale, unit: QuantityUnit): string {
  if (beyond === '') return '';
  return beyond === 'below'
    ? messages.belowTheSlider({ bound: withUnit(min, unit) })
    : messages.aboveTheSlider({ bound: withUnit(max, unit) });
}
