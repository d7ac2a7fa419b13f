/** Runs the last of several actions once the frame that is being made has been painted. */
export class NextFrame {
  #run: (() => void) | null = null;
  #asked = false;

  run(act: () => void): void {
    this.#run = act;
    if (this.#asked) return;
    this.#asked = true;
    // The callback comes before the painting, and a timer of it after that.
    requestAnimationFrame(() => setTimeout(() => this.#now(), 0));
  }

  /** What was asked for is not run any more. */
  forget(): void {
    this.#run = null;
  }

  #now(): void {
    const act = this.#run;
    this.#asked = false;
    this.#run = null;
    act?.();
  }
}
