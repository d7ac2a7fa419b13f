import { firstWordOfSha256 } from '#puzzle/sha256.ts';

/** Work that a call has to show once many of its kind come in, as the origin's refusal states it. */
export interface Puzzle {
  token: string;
  /** Zero bits that each part's hash begins with. */
  bits: number;
  parts: number;
}

/** Carries a solved puzzle back to the origin: `<token>~<number>.<number>…`. */
export const PROOF_HEADER = 'x-proof';

/** What is hashed: the token's signature, which nobody can choose, the part's place and the number that is sought. */
const hashed = (token: string, part: number, number: string): string => `${token.slice(-22)}.${part}.${number}`;

/** True when a number solves a part of a puzzle. */
export const solves = ({ token, bits }: Pick<Puzzle, 'token' | 'bits'>, part: number, number: string): boolean =>
  firstWordOfSha256(hashed(token, part, number)) >>> (32 - bits) === 0;

const PER_STEP = 4096;

/** Solves a puzzle in steps of some milliseconds each; the last one returns the proof. */
export function* solving(puzzle: Puzzle): Generator<undefined, string> {
  const numbers: number[] = [];
  for (let part = 0; part < puzzle.parts; part += 1) {
    let number = 0;
    while (!solves(puzzle, part, String(number))) {
      number += 1;
      if (number % PER_STEP === 0) yield;
    }
    numbers.push(number);
  }
  return `${puzzle.token}~${numbers.join('.')}`;
}

/** Solves it without a pause. @returns the proof */
export function solvePuzzle(puzzle: Puzzle): string {
  const steps = solving(puzzle);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
