import { writtenOut } from '#figures/amount-text.ts';
import { fieldOf, isControl, shownIn } from '#form/controls.ts';
import type { Form, FormView } from '#form/form.ts';
import { drawPlanLinks, marked, setBusy, setText } from '#form/marked.ts';
import { forgetRecorded, hearPage, NextFrame, recorded } from '#form/page-events.ts';
import { type Snapshot, Snapshots } from '#form/snapshots.ts';
import type { Control } from '#form/typed-text.ts';
import { type Typing, whole } from '#form/typed-text.ts';
import { isHeld, QUIET_MS, REST_MS, UNFINISHED_MS, whenReleased } from '#scenario/pointer-held.ts';

/**
 * A page with fields, for the whole of its life: it hears what is typed, dragged and chosen, writes fields and figures into
 * the marks that the server has rendered, and tells React once typing or dragging rests.
 */
export class FormStore<State, View extends FormView> {
  form: Form<State, View>;
  readonly #teller = new Snapshots<View>();
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
  #badLink = false;
  /** The visitor has changed something that is not kept yet. */
  #unkept = false;
  /** The address is that of what the page shows. */
  #kept = false;
  /** Something differs from what the server has drawn. */
  #changed = false;
  /** Ends to hear the page; null while nothing is heard. */
  #unhear: (() => void) | null = null;
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
    if (!this.#changed && this.#teller.last === null) this.#view = { ...view, today: view.today ?? this.form.today };
  }

  /** Calls back once something is told. @returns ends that */
  readonly subscribe = this.#teller.subscribe;

  /** What was told last: the same object until something else is. */
  readonly told = (): Snapshot<View> => this.#teller.lastOr(() => ({ view: this.view, badLink: this.#badLink }));

  /** Calls back with every view that is drawn, in the same frame. @returns ends that */
  readonly onDraw = (draw: (view: View) => void): (() => void) => {
    this.#drawers.add(draw);
    return () => this.#drawers.delete(draw);
  };

  /** Begins to hear the page. */
  listen(): void {
    this.#unhear ??= hearPage({
      used: (control, how) => this.#use(control, how),
      left: (control) => this.#leave(control),
      ended: () => this.#end(),
      shown: () => this.#begun && this.begin(),
      leaving: () => this.#unkept && this.#settle(),
    });
  }

  /** Ends it until it listens again. @returns the state if it is another one than the server has drawn, else null */
  stop(): State | null {
    this.#unhear?.();
    this.#unhear = null;
    this.#clear();
    clearTimeout(this.#speaking);
    this.#frame.forget();
    this.#attached = null;
    setBusy(false);
    return this.#changed ? this.#state : null;
  }

  /** Takes what the address says, what was done before anything could hear it, and what the browser has put back. */
  begin(): void {
    if (this.#unhear === null) return;
    const isFirst = !this.#begun;
    this.#begun = true;
    if (isFirst) this.#followFirst();
    for (const control of document.querySelectorAll<HTMLInputElement>('[data-field] .input')) {
      const text = this.form.text(this.#drawn, fieldOf(control));
      if (text !== undefined && control.value !== shownIn(control, text)) this.#take(control);
    }
    if (isFirst) for (const control of recorded()) this.#take(control);
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
    setBusy(false);
    // What is known here need not be typed once more, which would only move the caret.
    forgetRecorded(this.#used);
    this.#draw();
  }

  /** Shows what another address says: one that says nothing is the page as it opens. */
  follow(search: string): void {
    const sought = this.#sought(this.form.linked(search)) ?? this.form.initial;
    this.#badLink = sought === 'bad';
    this.#kept = false;
    this.#show(sought === 'bad' ? this.form.initial : sought);
  }

  /** Goes on with the form of another day. An example that nobody has touched is that day's; anything else stays. */
  renew(form: Form<State, View>): void {
    const state = this.#state === this.form.initial ? form.initial : this.#state;
    this.form = form;
    this.#show(state);
    // The day that the figures count from stands in the address.
    if (this.#kept) this.#attached?.keep(this.view);
  }

  /** A change that is not typed: shown everywhere at once. */
  readonly change = (edit: (before: State) => State): void => {
    const state = edit(this.#state);
    this.#unkept ||= state !== this.#state;
    if (state !== this.#state) this.#show(state);
  };

  /** Another part is looked at: shown as a change is, with nothing to keep. */
  readonly look = (edit: (before: State) => State): void => {
    const state = edit(this.#state);
    if (state !== this.#state) this.#show(state);
  };

  /** Tells React what the page shows, without waiting for a rest. */
  readonly tell = (): void => {
    this.#frame.flush();
    this.#teller.tell(this.view, this.#badLink);
  };

  #show(state: State): void {
    this.#changed = true;
    this.#set(state);
    this.#draw();
    this.tell();
  }

  #set(state: State): void {
    this.#state = state;
    this.#before = this.#view ?? this.#before;
    this.#view = null;
  }

  #sought(linked: State | 'bad' | null): State | 'bad' | null {
    return linked === 'bad' ? linked : (this.form.stored?.(linked) ?? linked);
  }

  #followFirst(): void {
    const { linked: served, day } =
      document.querySelector<HTMLElement>('[data-linked], [data-day]')?.dataset ?? ({} as DOMStringMap);
    const linked = this.form.linked(location.search);
    const sought = this.#sought(linked);
    this.#badLink = sought === 'bad';
    const isOld = day !== undefined && day !== this.form.today;
    if (served === 'blank') {
      this.#drawn = this.form.blank;
      this.#view = null;
    }
    // A document that was kept since another day.
    else if (isOld) this.#drawn = this.form.initialOn?.(day) ?? this.#drawn;
    if (sought !== null && sought !== 'bad') this.#set(sought);
    // The server knows the link, and nothing that this browser has kept of it.
    if (served === 'drawn' && !isOld) this.#drawn = linked === null || linked === 'bad' ? this.#state : linked;
    this.#changed = this.#drawn !== this.#state;
  }

  #take(control: Element, how = whole): boolean {
    if (!isControl(control)) return false;
    const state = this.form.after(this.#state, control, how);
    if (state === this.#state) return false;
    this.#used.add(control);
    this.#unkept = true;
    this.#changed = true;
    this.#set(state);
    return true;
  }

  #use(control: Control, how: Typing): void {
    if (!this.#begun) this.begin();
    if (!this.#take(control, how)) return;
    this.#typing = fieldOf(control);
    const isHeldSlider = control.type === 'range' && isHeld();
    const follows = this.#dragging && isHeldSlider;
    this.#dragging = isHeldSlider;
    const draw = () => (this.#typing === '' ? this.#show(this.#state) : this.#draw());
    // What is pressed is seen at once and its figures a frame later; the steps of a drag have theirs in the same frame.
    if (this.#attached !== null && !follows) this.#frame.run(draw);
    else draw();
  }

  /** A figure that was written some other way ("5L") is written out when its field is left, and what is wrong is said. */
  #leave(control: Element): void {
    if (!this.#begun) return;
    const name = fieldOf(control);
    const before = this.form.text(this.#state, name);
    if (before === undefined) return;
    const text = writtenOut(before);
    this.#unkept ||= text !== before;
    if (text !== before) this.#set(this.form.withText(this.#state, name, text));
    if (text !== before || this.#typing !== '') this.#settle();
  }

  /** A thumb was let go. */
  #end(): void {
    if (!this.#dragging) return;
    this.#dragging = false;
    // In a task of its own: the last step is still being drawn in this frame.
    this.#clear();
    this.#resting = window.setTimeout(() => this.#settle());
  }

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
    if (this.#attached === null) {
      setBusy(true);
      drawPlanLinks(form.link(view));
    } else if (this.#teller.last !== null && this.#bringsParts(this.#teller.last.view)) this.tell();
  }

  /** Whether something has come or gone that only React can bring. What goes with the last figure waits: most are only retyped. */
  #bringsParts(told: View): boolean {
    const isFirstResult = told.outcome === null && this.view.outcome !== null;
    return isFirstResult || this.form.parts(this.view) !== this.form.parts(told);
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
    this.#kept ||= this.#unkept;
    this.#unkept = false;
  }

  #clear(): void {
    clearTimeout(this.#resting);
    this.#forget();
  }
}
