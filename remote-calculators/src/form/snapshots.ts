import type { FormView } from '#form/form.ts';

/** What React renders a page with. */
export interface Snapshot<View> {
  view: View;
  /** The link that brought the visitor here could not be used, so the page shows its example. */
  badLink: boolean;
}

/** What was told of a page last, and who wants to hear it. */
export class Snapshots<View extends FormView> {
  readonly #listeners = new Set<() => void>();
  #told: Snapshot<View> | null = null;

  /** Null until somebody has asked or was told. */
  get last(): Snapshot<View> | null {
    return this.#told;
  }

  /** What was told last; nobody is told when it is the first that somebody asks for. */
  lastOr(first: () => Snapshot<View>): Snapshot<View> {
    this.#told ??= first();
    return this.#told;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Tells those who listen, if it is something new. */
  tell(view: View, badLink: boolean): void {
    if (this.#told?.view === view && this.#told.badLink === badLink) return;
    this.#told = { view, badLink };
    for (const listener of [...this.#listeners]) listener();
  }
}
