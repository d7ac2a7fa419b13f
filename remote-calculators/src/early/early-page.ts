import { dayInIndia } from 'shared/format/india-time';
import type { CalculatorLook } from '#calculator-page/definition.ts';
import { fieldText, readTyped } from '#calculator-page/fields/amount-text.ts';
import { fromQuery } from '#calculator-page/scenario/link.ts';
import { QUIET_MS } from '#calculator-page/scenario/quiet.ts';
import { initialScenario, type Scenario } from '#calculator-page/scenario/scenario.ts';
import { draw } from '#early/draw.ts';
import type { EarlyState } from '#early/handover.ts';
import { marked, setText } from '#early/marked.ts';
import { fieldOf, scenarioAfter } from '#early/scenario-after.ts';

/** A prerendered page that computes: the scenario as the visitor has made it, and how it comes onto the page. */
export class EarlyPage {
  readonly #look: CalculatorLook;
  readonly #today = dayInIndia(new Date());
  readonly #used = new Set<Element>();
  #scenario: Scenario;
  /** What the page shows. */
  #drawn: Scenario;
  /** Something differs from what the server has drawn. */
  #changed = false;
  #speaking = 0;

  constructor(look: CalculatorLook) {
    this.#look = look;
    this.#scenario = initialScenario(look);
    this.#drawn = this.#scenario;
  }

  /** Takes what a link says; one that cannot be used leaves the example, and React says so when it comes. */
  follow(search: string): void {
    const linked = fromQuery(this.#look, search, this.#today);
    if (linked === null || linked === 'bad') return;
    this.#scenario = linked;
    this.#changed = true;
  }

  /** What was done before this script could hear it, in that order; and what the browser itself has put back. */
  catchUp(controls: readonly Element[]): void {
    for (const control of document.querySelectorAll<HTMLInputElement>('[data-field] input:not([type="range"])')) {
      if (control.value !== (this.#drawn.texts[fieldOf(control)] ?? control.value)) this.#take(control, false);
    }
    for (const control of controls) this.#take(control, false);
    if (this.#changed) this.#show();
    else resetSliders();
  }

  /** @param forward true when Delete was pressed, which takes the digit after the caret */
  use(control: Element, forward: boolean): void {
    if (this.#take(control, forward)) this.#show();
  }

  /** A figure that was written some other way ("5L") is written out when its field is left. */
  settle(control: Element): void {
    const name = fieldOf(control);
    const typed = readTyped(this.#scenario.texts[name] ?? '');
    const text = typed.state === 'figure' ? fieldText(typed.value) : '';
    if (text === '' || text === this.#scenario.texts[name]) return;
    this.#scenario = { ...this.#scenario, texts: { ...this.#scenario.texts, [name]: text } };
    this.#show();
  }

  /** Ends it; null when the page stands as the server has drawn it. */
  handOver(): EarlyState | null {
    clearTimeout(this.#speaking);
    for (const part of marked('later')) part.removeAttribute('aria-busy');
    // What is handed over need not be typed once more, which would only move the caret.
    for (const control of this.#used) window.earlyInput?.controls.delete(control as HTMLInputElement);
    return this.#changed ? { scenario: this.#scenario, touched: this.#used.size > 0 } : null;
  }

  #take(control: Element, forward: boolean): boolean {
    const scenario = scenarioAfter(this.#look, this.#scenario, control, forward);
    if (scenario === this.#scenario) return false;
    this.#used.add(control);
    this.#scenario = scenario;
    this.#changed = true;
    return true;
  }

  #show(): void {
    this.#drawn = this.#scenario;
    const spoken = draw(this.#look, this.#scenario, this.#today);
    clearTimeout(this.#speaking);
    this.#speaking = window.setTimeout(() => setText(marked('spoken')[0], spoken), QUIET_MS);
  }
}

/** A browser that comes back to a page puts sliders where they were, but not the figures beside them. */
function resetSliders(): void {
  for (const slider of document.querySelectorAll<HTMLInputElement>('[data-field] [type="range"]')) {
    slider.value = slider.defaultValue;
  }
}
