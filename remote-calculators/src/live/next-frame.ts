/** Runs the last of several actions once the frame that is being made has been painted. */
export class NextFrame {
  #run: (() => void) | null = null;
  #asked = false;

  run(act: () => void): void {
    this.#run = act;
    if (this.#asked) return;
    this.#asked = true;
    // The callback comes before the painting, and a timer of it after that.
    requestAnimationFrame(() => setTimeout(() => this.#painted(), 0));
  }

  /** What was asked for is not run any more. */
  forget(): void {
    this.#run = null;
  }

  /** What was asked for is run now, and not again. */
  flush(): void {
    const act = this.#run;
    this.#run = null;
    act?.();
  }

  #painted(): void {
    this.#asked = false;
    this.flush();
  }
}
