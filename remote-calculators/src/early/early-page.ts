import { fieldText, readTyped } from '#calculator-page/fields/amount-text.ts';
import { QUIET_MS, UNFINISHED_MS } from '#calculator-page/scenario/quiet.ts';
import type { EarlyForm } from '#early/early-form.ts';
import type { EarlyState } from '#early/handover.ts';
import { marked, setText } from '#early/marked.ts';
import { fieldOf } from '#early/scenario-after.ts';

/** A prerendered page that computes: the state as the visitor has made it, and how it comes onto the page. */
export class EarlyPage<State> {
  readonly #form: EarlyForm<State>;
  readonly #used = new Set<Element>();
  #state: State;
  /** What the page shows. */
  #drawn: State;
  /** Something differs from what the server has drawn. */
  #changed = false;
  /** The field that is being typed in; '' once the typing rests. */
  #typing = '';
  #resting = 0;
  #speaking = 0;

  constructor(form: EarlyForm<State>) {
    this.#form = form;
    this.#state = form.initial;
    this.#drawn = this.#state;
  }

  /**
   * Takes what a link says; one that cannot be used leaves what the server has drawn, and React says so when it comes.
   *
   * @param served what the server has made of the link: the page itself, or one without figures; undefined for nothing,
   *   so that the usual example stands there
   */
  follow(search: string, served: string | undefined): void {
    if (served === 'blank') this.#state = this.#drawn = this.#form.blank;
    const linked = this.#form.linked(search);
    if (linked === null) return;
    this.#state = linked;
    if (served === 'drawn') this.#drawn = linked;
    else this.#changed = true;
  }

  /** What was done before this script could hear it, in that order; and what the browser itself has put back. */
  catchUp(controls: readonly Element[]): void {
    for (const control of document.querySelectorAll<HTMLInputElement>('[data-field] input:not([type="range"])')) {
      if (control.value !== (this.#form.text(this.#drawn, fieldOf(control)) ?? control.value))
        this.#take(control, false);
    }
    for (const control of controls) this.#take(control, false);
    if (this.#changed) this.#show(this.#typing);
  }

  /** @param forward true when Delete was pressed, which takes the digit after the caret */
  use(control: Element, forward: boolean): void {
    if (this.#take(control, forward)) this.#show(fieldOf(control));
  }

  /** A figure that was written some other way ("5L") is written out when its field is left, and what is wrong is said. */
  settle(control: Element): void {
    const name = fieldOf(control);
    const before = this.#form.text(this.#state, name) ?? '';
    const typed = readTyped(before);
    const text = typed.state === 'figure' ? fieldText(typed.value) : '';
    const isOther = text !== '' && text !== before;
    if (isOther) this.#state = this.#form.withText(this.#state, name, text);
    if (isOther || this.#typing !== '') this.#show('');
  }

  /** Ends it; null when the page stands as the server has drawn it. */
  handOver(): EarlyState<State> | null {
    clearTimeout(this.#resting);
    clearTimeout(this.#speaking);
    for (const part of marked('later')) part.removeAttribute('aria-busy');
    // What is handed over need not be typed once more, which would only move the caret.
    const recorded = window.earlyInput?.controls;
    for (const control of recorded?.keys() ?? []) if (this.#used.has(control)) recorded?.delete(control);
    return this.#changed ? { state: this.#state, touched: this.#used.size > 0, typing: this.#typing } : null;
  }

  #take(control: Element, forward: boolean): boolean {
    const state = this.#form.after(this.#state, control, forward);
    if (state === this.#state) return false;
    this.#used.add(control);
    this.#state = state;
    this.#changed = true;
    return true;
  }

  #show(typing: string): void {
    this.#drawn = this.#state;
    this.#typing = typing;
    const spoken = this.#form.draw(this.#state, typing);
    clearTimeout(this.#resting);
    clearTimeout(this.#speaking);
    if (typing !== '') this.#resting = window.setTimeout(() => this.#show(''), UNFINISHED_MS);
    this.#speaking = window.setTimeout(() => setText(marked('spoken')[0], spoken), QUIET_MS);
  }
}
