/**
 * A seeded stream of numbers between 0 and 1, neither included: mulberry32 (T. Ettinger, public domain), on 32-bit
 * integers, so the same seed gives the same stream on every machine.
 * @param seed whole number; only its lowest 32 bits count.
 */
export function randomStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
}
