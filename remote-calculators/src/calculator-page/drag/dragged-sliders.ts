import { fieldText } from '#calculator-page/fields/amount-text.ts';
import { isHeld } from '#calculator-page/scenario/pointer-held.ts';
import { fieldOf } from '#early/scenario-after.ts';

/** Milliseconds without a step after which a held thumb counts as resting. */
const REST_MS = 250;

interface Step {
  name: string;
  text: string;
}

interface Drawing {
  /** Writes a field's text and its figures into the page; false when only React can. */
  draw: (name: string, text: string) => boolean;
  commit: (name: string, text: string) => void;
  /** Runs a commit that may take its time. */
  later: (commit: () => void) => void;
}

/**
 * Hears the steps of a dragged slider before React does. It keeps from React those that can be drawn without it, and
 * hands over where the thumb came to rest.
 */
export class DraggedSliders {
  readonly #on: Drawing;
  /** The step that the page shows and React does not know. */
  #ahead: Step | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #place: HTMLElement | null = null;

  constructor(on: Drawing) {
    this.#on = on;
  }

  /** React listens at the root of the page: what is stopped in here never comes there. */
  listen(place: HTMLElement | null): void {
    clearTimeout(this.#resting);
    this.#place?.removeEventListener('input', this.#step);
    this.#place?.removeEventListener('change', this.#end);
    this.#place = place;
    place?.addEventListener('input', this.#step);
    place?.addEventListener('change', this.#end);
  }

  /** Once more what React has just drawn over. */
  redraw(): void {
    if (this.#ahead !== null) this.#on.draw(this.#ahead.name, this.#ahead.text);
  }

  readonly #step = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'range' || !isHeld()) {
      this.#rest(false);
      return;
    }
    const step = { name: fieldOf(target), text: fieldText(target.valueAsNumber) };
    if (this.#ahead !== null && this.#ahead.name !== step.name) this.#rest(false);
    if (!this.#on.draw(step.name, step.text)) {
      this.#forget();
      return;
    }
    event.stopPropagation();
    this.#ahead = step;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(true), REST_MS);
  };

  /** The thumb was let go. */
  readonly #end = (event: Event): void => {
    if (this.#ahead === null || !(event.target instanceof HTMLInputElement) || event.target.type !== 'range') return;
    event.stopPropagation();
    clearTimeout(this.#resting);
    // In a frame of its own: the last step is still being drawn in this one.
    this.#resting = setTimeout(() => this.#rest(true), 0);
  };

  #rest(later: boolean): void {
    const step = this.#ahead;
    this.#forget();
    if (step === null) return;
    const commit = () => this.#on.commit(step.name, step.text);
    if (later) this.#on.later(commit);
    else commit();
  }

  #forget(): void {
    clearTimeout(this.#resting);
    this.#ahead = null;
  }
}
