/** What may end a sentence, and the blank or line behind it that says so. */
const ENDS = /[.!?।]["”’)]*(?=\s)|\n/g;
/** What a point stands behind without ending anything. */
const ABBREVIATED = /(?:^|[\s(])(?:Rs|INR|approx|p\.\s?a|p\.\s?m|p|i\.e|e\.g|रु|ರೂ|ಶೇ|\d+)\.$/i;
/** Longer than any sentence that is shown: what comes without an end is then left out. */
const LONGEST = 2_000;

/** Cuts a text that comes in pieces into sentences. Lines, headings and items of a list are sentences too. */
export class Sentences {
  #rest = '';
  #isLong = false;

  /** @returns the sentences that have ended with this piece */
  add(piece: string): string[] {
    this.#rest += piece;
    const whole: string[] = [];
    for (let cut = this.#end(); cut !== null; cut = this.#end()) {
      const sentence = this.#rest.slice(0, cut).trim();
      this.#rest = this.#rest.slice(cut);
      if (this.#isLong) whole.push('');
      else if (sentence !== '') whole.push(sentence);
      this.#isLong = false;
    }
    if (this.#rest.length > LONGEST) {
      this.#isLong = true;
      this.#rest = this.#rest.slice(-LONGEST);
    }
    return whole;
  }

  /**
   * What is left when the answer has ended by itself.
   *
   * @returns the last sentence, where it has the mark of an end
   */
  end(): { last: string | null; isCut: boolean } {
    const last = this.#rest.trim();
    const isWhole = !this.#isLong && /[.!?।]["”’)]*$/.test(last);
    return { last: isWhole ? last : null, isCut: last !== '' && !isWhole };
  }

  #end(): number | null {
    for (const { 0: mark, index } of this.#rest.matchAll(ENDS)) {
      const end = index + mark.length;
      if (mark === '\n' || !ABBREVIATED.test(this.#rest.slice(0, end))) return end;
    }
    return null;
  }
}
