import { type Exact, ONE } from '#engine/exact.ts';
import { messages } from '#looks/messages.en.ts';

/** "48 years 7 months": an age with a part of a year, which is always whole months. */
export function ageInWords(age: Exact): string {
  const all = Number((12n * age + ONE / 2n) / ONE);
  const months = all % 12;
  return messages.ageInWords({ years: Math.floor(all / 12), months });
}
