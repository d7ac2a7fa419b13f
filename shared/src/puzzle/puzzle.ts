// FIPS 180-4. By hand, because the browser's own answers each hash with a promise (ten times slower for short texts)
// and is missing on plain http.

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const LONGEST = 55;
const words = new Int32Array(64);

/**
 * First 32 bits of the SHA-256 of a short text.
 *
 * @param text 55 ASCII characters at the most: one block of the algorithm
 * @returns an unsigned number
 */
export function firstWordOfSha256(text: string): number {
  if (text.length > LONGEST) throw new RangeError('The text is longer than one block.');
  words.fill(0, 0, 16);
  for (let place = 0; place < text.length; place += 1) put(place, text.charCodeAt(place));
  put(text.length, 0x80);
  words[15] = text.length * 8;
  for (let i = 16; i < 64; i += 1) {
    const before15 = at(words, i - 15);
    const before2 = at(words, i - 2);
    const small0 = turned(before15, 7) ^ turned(before15, 18) ^ (before15 >>> 3);
    const small1 = turned(before2, 17) ^ turned(before2, 19) ^ (before2 >>> 10);
    words[i] = (at(words, i - 16) + small0 + at(words, i - 7) + small1) | 0;
  }
  let a = at(START, 0);
  let b = at(START, 1);
  let c = at(START, 2);
  let d = at(START, 3);
  let e = at(START, 4);
  let f = at(START, 5);
  let g = at(START, 6);
  let h = at(START, 7);
  for (let i = 0; i < 64; i += 1) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i)) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + at(START, 0)) >>> 0;
}

// Every index is within its list; a check of each would take a third of the time.
const at = (list: Int32Array, index: number): number => list[index] as number;
const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

function put(place: number, byte: number): void {
  words[place >> 2] = at(words, place >> 2) | (byte << (24 - 8 * (place & 3)));
}

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
