import { messages } from '#messages.en.ts';

/** From the least to the most, as words; one of them where they are the same. */
export function range(least: number, most: number, written: (value: number) => string): string {
  return least === most ? written(least) : messages.range({ from: written(least), to: written(most) });
}
