import 'shared/early-input';
import { writtenOut } from '#calculator-page/fields/amount-text.ts';
import { type Typing, typingOf } from '#calculator-page/fields/typed-text.ts';
import { isHeld, whenReleased } from '#calculator-page/scenario/pointer-held.ts';
import { QUIET_MS, REST_MS, UNFINISHED_MS } from '#calculator-page/scenario/quiet.ts';
import { fieldOf } from '#live/controls.ts';
import type { Form, LiveView } from '#live/form.ts';
import { marked, setText } from '#live/marked.ts';
import { NextFrame } from '#live/next-frame.ts';

const whole: Typing = { forward: false, composing: false };

/** What React renders a page with. */
export interface Told<View> {
  view: View;
  /** The link that brought the visitor here could not be used, so the page shows its example. */
  badLink: boolean;
}

/**
 * A page with fields, for the whole of its life: it hears what is typed, dragged and chosen, writes fields and figures into
 * the marks that the server has rendered, and tells React once typing or dragging rests.
 */
export class LivePage<State, View extends LiveView> {
  readonly form: Form<State, View>;
  readonly #listeners = new Set<() => void>();
  readonly #drawers = new Set<(view: View) => void>();
  readonly #used = new Set<Element>();
  readonly #frame = new NextFrame();
  #state: State;
  /** What the page shows. */
  #drawn: State;
  /** What follows from the state; null until somebody asks. */
  #view: View | null = null;
  /** The view of the state before. */
  #before: View | null = null;
  #told: Told<View> | null = null;
  #badLink = false;
  /** The visitor has changed something that is not kept yet. */
  #unkept = false;
  /** Something differs from what the server has drawn. */
  #changed = false;
  #listens = false;
  #begun = false;
  /** React has rendered the page. */
  #attached: { keep: (view: View) => void } | null = null;
  #dragging = false;
  /** The field that is being typed in; '' once the typing rests. */
  #typing = '';
  #resting = 0;
  #speaking = 0;
  #forget = () => {};

  constructor(form: Form<State, View>) {
    this.form = form;
    this.#state = form.initial;
    this.#drawn = this.#state;
  }

  get view(): View {
    this.#view ??= this.form.view(this.#state, this.#before);
    return this.#view;
  }

  /** Takes what was worked out for the page as the server has drawn it, unless something has changed since. */
  seed(view: View): void {
    if (!this.#changed && this.#told === null) this.#view = { ...view, today: view.today ?? this.form.today };
  }

  /** Calls back once something is told. @returns ends that */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What was told last: the same object until something else is. */
  readonly told = (): Told<View> => {
    this.#told ??= { view: this.view, badLink: this.#badLink };
    return this.#told;
  };

  /** Calls back with every view that is drawn, in the same frame. @returns ends that */
  readonly onDraw = (draw: (view: View) => void): (() => void) => {
    this.#drawers.add(draw);
    return () => this.#drawers.delete(draw);
  };

  /** Begins to hear the page: on the window, since React keeps events from parts that have no code yet. */
  listen(): void {
    this.#listens = true;
    for (const [type, listener] of this.#heard) addEventListener(type, listener, true);
  }

  /** Ends it until it listens again. @returns the state if it is another one than the server has drawn, else null */
  stop(): State | null {
    this.#listens = false;
    for (const [type, listener] of this.#heard) removeEventListener(type, listener, true);
    this.#clear();
    clearTimeout(this.#speaking);
    this.#frame.forget();
    this.#attached = null;
    for (const part of marked('later')) part.removeAttribute('aria-busy');
    return this.#changed ? this.#state : null;
  }

  /** Takes what the address says, what was done before anything could hear it, and what the browser has put back. */
  begin(): void {
    if (!this.#listens) return;
    const isFirst = !this.#begun;
    this.#begun = true;
    if (isFirst) this.#followFirst();
    for (const control of document.querySelectorAll<HTMLInputElement>('[data-field] input:not([type="range"])')) {
      if (control.value !== (this.form.text(this.#drawn, fieldOf(control)) ?? control.value)) this.#take(control);
    }
    if (isFirst) for (const control of window.earlyInput?.controls.keys() ?? []) this.#take(control);
    if (this.#changed && this.#drawn !== this.#state) this.#draw();
  }

  /**
   * React has rendered the page's marks.
   *
   * @param keep writes what a visitor has made into the address, and wherever else it is kept
   */
  attach(keep: (view: View) => void): void {
    if (!this.#begun) this.begin();
    this.#attached = { keep };
    for (const part of marked('later')) part.removeAttribute('aria-busy');
    // What is known here need not be typed once more, which would only move the caret.
    const recorded = window.earlyInput?.controls;
    for (const control of recorded?.keys() ?? []) if (this.#used.has(control)) recorded?.delete(control);
    this.#draw();
  }

  /** Shows what another link says. */
  follow(search: string): void {
    const linked = this.#sought(search);
    if (linked === null) return;
    this.#badLink = linked === 'bad';
    this.#changed = true;
    this.#set(linked === 'bad' ? this.form.initial : linked);
    this.#draw();
    this.tell();
  }

  /** A change that is not typed: shown everywhere at once. */
  readonly change = (edit: (before: State) => State): void => {
    const state = edit(this.#state);
    if (state === this.#state) return;
    this.#unkept = true;
    this.#changed = true;
    this.#set(state);
    this.#draw();
    this.tell();
  };

  /** Tells React what the page shows, without waiting for a rest. */
  readonly tell = (): void => {
    this.#frame.flush();
    if (this.#told?.view === this.view && this.#told.badLink === this.#badLink) return;
    this.#told = { view: this.view, badLink: this.#badLink };
    for (const listener of [...this.#listeners]) listener();
  };

  #set(state: State): void {
    this.#state = state;
    this.#before = this.#view ?? this.#before;
    this.#view = null;
  }

  #sought(search: string): State | 'bad' | null {
    return this.form.linked(search) ?? this.form.stored?.() ?? null;
  }

  #followFirst(): void {
    const served = document.querySelector<HTMLElement>('[data-linked]')?.dataset.linked;
    const linked = this.#sought(location.search);
    this.#badLink = linked === 'bad';
    if (served === 'blank') this.#drawn = this.form.blank;
    if (linked !== null && linked !== 'bad') this.#set(linked);
    if (served === 'drawn') this.#drawn = this.#state;
    this.#changed = this.#drawn !== this.#state;
  }

  #take(control: Element, how = whole): boolean {
    if (!(control instanceof HTMLInputElement)) return false;
    const state = this.form.after(this.#state, control, how);
    if (state === this.#state) return false;
    this.#used.add(control);
    this.#unkept = true;
    this.#changed = true;
    this.#set(state);
    return true;
  }

  #use(control: HTMLInputElement, how: Typing): void {
    if (!this.#begun) this.begin();
    if (!this.#take(control, how)) return;
    this.#typing = fieldOf(control);
    if (this.#typing === '') {
      this.#draw();
      this.tell();
      return;
    }
    const isHeldSlider = control.type === 'range' && isHeld();
    const follows = this.#dragging && isHeldSlider;
    this.#dragging = isHeldSlider;
    // What is pressed is seen at once and its figures a frame later; the steps of a drag have theirs in the same frame.
    if (this.#attached !== null && !follows) this.#frame.run(() => this.#draw());
    else this.#draw();
  }

  readonly #onInput = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) this.#use(event.target, typingOf(event));
  };

  /** An input method has finished a text, which may be grouped now. */
  readonly #onComposed = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.#use(target, whole);
  };

  /** A figure that was written some other way ("5L") is written out when its field is left, and what is wrong is said. */
  readonly #onLeave = ({ target }: Event): void => {
    if (!this.#begun || !(target instanceof Element)) return;
    const name = fieldOf(target);
    const before = this.form.text(this.#state, name);
    if (before === undefined) return;
    const text = writtenOut(before);
    if (text !== before) {
      this.#unkept = true;
      this.#set(this.form.withText(this.#state, name, text));
    }
    if (text !== before || this.#typing !== '') this.#settle();
  };

  /** A thumb was let go. */
  readonly #onChange = (): void => {
    if (!this.#dragging) return;
    this.#dragging = false;
    // In a task of its own: the last step is still being drawn in this frame.
    this.#clear();
    this.#resting = window.setTimeout(() => this.#settle());
  };

  readonly #onShow = (): void => {
    if (this.#begun) this.begin();
  };

  readonly #heard = [
    ['input', this.#onInput],
    ['compositionend', this.#onComposed],
    ['change', this.#onChange],
    ['focusout', this.#onLeave],
    ['pageshow', this.#onShow],
  ] as const;

  #draw(): void {
    this.#frame.forget();
    this.#clear();
    clearTimeout(this.#speaking);
    const { view, form } = this;
    this.#drawn = this.#state;
    const spoken = form.draw(view, this.#typing);
    for (const draw of this.#drawers) draw(view);
    this.#speaking = window.setTimeout(() => setText(marked('spoken')[0], spoken), QUIET_MS);
    const settle = () => {
      this.#forget = whenReleased(() => this.#settle());
    };
    this.#resting = window.setTimeout(settle, view.outcome === null ? UNFINISHED_MS : REST_MS);
    if (this.#attached === null) for (const part of marked('later')) part.setAttribute('aria-busy', 'true');
    else if (this.#told !== null && form.parts(view) !== form.parts(this.#told.view)) this.tell();
  }

  /** Typing or dragging rests: what is wrong is said, what is right is kept and rendered. */
  #settle(): void {
    const wasTyping = this.#typing !== '' || this.#drawn !== this.#state;
    this.#typing = '';
    if (wasTyping) this.#draw();
    this.#clear();
    if (this.#attached === null) return;
    this.tell();
    if (this.#unkept) this.#attached.keep(this.view);
    this.#unkept = false;
  }

  #clear(): void {
    clearTimeout(this.#resting);
    this.#forget();
  }
}
