import { deletesForward } from '#calculator-page/fields/deletes-forward.ts';
import { isHeld } from '#calculator-page/scenario/pointer-held.ts';
import { UNFINISHED_MS } from '#calculator-page/scenario/quiet.ts';
import { fieldOf } from '#early/scenario-after.ts';

/** Milliseconds without a step after which a held thumb, or someone who types, counts as resting. */
const REST_MS = 250;

/** What came of drawing a text: the page shows it, shows that nothing follows from it, or only React can show it. */
export type Drawn = 'drawn' | 'unfinished' | 'left';

interface Step {
  name: string;
  text: string;
  control: HTMLInputElement;
  /** What the control itself holds: a slider has its number where its field has a text. */
  value: string;
  /** Counts what was handed to React; undefined while it has not been. */
  handed?: number;
}

interface Fields {
  /**
   * What a field's control says; undefined for what is none of the fields that can be drawn.
   *
   * @param before the field's text that the page shows and React does not know
   * @param forward true when Delete was pressed, which takes the digit after the caret
   */
  read: (control: HTMLInputElement, before: string | undefined, forward: boolean) => string | undefined;
  /**
   * Writes a field's text and its figures into the page.
   *
   * @param alone true when the rest may come a frame after its control: what is pressed is seen at once. A drag is many
   *   steps, each of which has its figures in the frame in which the thumb moves
   */
  draw: (name: string, text: string, alone: boolean) => Drawn;
  /** A field's text as React has rendered it last. */
  rendered: (name: string) => string;
  /** Has React render a text, and tell `landed` the number once it has. */
  commit: (name: string, text: string, number: number) => void;
  /** Nothing that was drawn is ahead of React any more. */
  handOver: () => void;
  /** Runs a commit that may take its time. */
  later: (commit: () => void) => void;
}

/**
 * Hears keys and the steps of sliders before React does. It draws those that can be drawn without React, and hands over
 * where the thumb or the typing came to rest; the others it hands over at once. Until React has rendered what it was
 * handed, no older render puts the field back.
 */
export class FieldsAhead {
  readonly #on: Fields;
  /** The step that the page shows and React has not rendered. */
  #ahead: Step | null = null;
  #handed = 0;
  /** The page shows more of a step than its own control. */
  #drawn = false;
  #dragging = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #place: HTMLElement | null = null;

  constructor(on: Fields) {
    this.#on = on;
  }

  /** React listens at the root of the page: what is stopped in here never comes there. */
  listen(place: HTMLElement | null): void {
    clearTimeout(this.#resting);
    for (const [type, listener] of this.#listeners) {
      this.#place?.removeEventListener(type, listener);
      place?.addEventListener(type, listener);
    }
    this.#place = place;
  }

  /** Draws what is there already: a browser compiles code when it first runs, which the first key need not wait for. */
  rehearse(): void {
    const control = this.#place?.querySelector<HTMLInputElement>('[data-field] input');
    if (this.#ahead !== null || !control) return;
    const text = this.#on.read(control, undefined, false);
    if (text !== undefined) this.#on.draw(fieldOf(control), text, false);
    this.#on.handOver();
  }

  /** Hands over what is drawn without waiting for a rest: paper and files are made from what React has. */
  handNow(): void {
    this.#hand(false);
  }

  /** React has rendered, and the last that it was handed by then was this number. */
  landed(number: number): void {
    const step = this.#ahead;
    if (step === null) return;
    if (step.handed !== undefined && step.handed <= number) {
      this.#ahead = null;
      this.#drawn = false;
      this.#settle(step);
    } else if (this.#on.draw(step.name, step.text, false) === 'left' && step.control.value !== step.value) {
      step.control.value = step.value;
    }
  }

  /** Something else may have changed the field meanwhile ("3." is written out when its field is left), and was drawn over. */
  #settle({ name, text, control }: Step): void {
    const rendered = this.#on.rendered(name);
    if (rendered === text) return;
    if (this.#on.draw(name, rendered, false) === 'left' && control.type !== 'range') control.value = rendered;
    this.#on.handOver();
  }

  readonly #step = (event: Event): void => {
    const { target: control } = event;
    if (!(control instanceof HTMLInputElement)) return;
    const name = fieldOf(control);
    if (this.#ahead?.name !== name) this.#hand(false);
    const forward = deletesForward(event);
    const text = this.#on.read(control, this.#ahead?.name === name ? this.#ahead.text : undefined, forward);
    if (text === undefined) return;
    // React may not see the change any more: what was typed has been written back with its commas.
    event.stopPropagation();
    clearTimeout(this.#resting);
    const step = { name, text, control, value: control.value };
    const follows = this.#dragging && control.type === 'range' && isHeld();
    const drawn = this.#on.draw(name, text, !follows);
    if (drawn === 'left') this.#takeBack(step);
    this.#ahead = step;
    this.#drawn = drawn !== 'left';
    this.#dragging = isHeld();
    if (drawn === 'left') this.#hand(true);
    else this.#resting = setTimeout(() => this.#hand(true), drawn === 'drawn' ? REST_MS : UNFINISHED_MS);
  };

  /** React writes only what differs from what it has rendered, so that must stand in the page first. */
  #takeBack({ name, control, value }: Step): void {
    if (!this.#drawn) return;
    const caret = control.type === 'text' ? control.selectionStart : null;
    this.#on.draw(name, this.#on.rendered(name), false);
    control.value = value;
    if (caret !== null) control.setSelectionRange(caret, caret);
  }

  /** The thumb was let go, or a field is left. */
  readonly #end = (event: Event): void => {
    if (this.#ahead === null) return;
    const isSlider = event.target instanceof HTMLInputElement && event.target.type === 'range';
    if (event.type === 'change') event.stopPropagation();
    if (!isSlider || event.type === 'focusout') this.#hand(false);
    else if (this.#dragging) {
      clearTimeout(this.#resting);
      this.#dragging = false;
      // In a frame of its own: the last step is still being drawn in this one.
      this.#resting = setTimeout(() => this.#hand(true), 0);
    }
  };

  readonly #listeners = [
    ['input', this.#step],
    ['change', this.#end],
    ['focusout', this.#end],
  ] as const;

  #hand(later: boolean): void {
    clearTimeout(this.#resting);
    const step = this.#ahead;
    if (step === null || step.handed !== undefined) return;
    this.#handed += 1;
    const number = this.#handed;
    step.handed = number;
    const commit = () => this.#on.commit(step.name, step.text, number);
    if (later) this.#on.later(commit);
    else commit();
  }
}
