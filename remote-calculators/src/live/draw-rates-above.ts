import { marked, setText } from '#live/marked.ts';
import type { ratesAbove } from '#outcome/assumed-rates.ts';

/** Writes what is said of rates above the limits where it stands already; what is not said there yet is for React. */
export function drawRatesAbove(above: ReturnType<typeof ratesAbove>): void {
  for (const place of marked('above')) {
    const found = above.find(({ name }) => name === place.dataset.rate);
    place.hidden = found === undefined;
    if (found) setText(place, found.sentence);
  }
  for (const notice of marked('limits')) notice.hidden = above.length === 0;
}
