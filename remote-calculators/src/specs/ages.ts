import type { Values } from '#definition/definition.ts';
import { type Exact, ONE } from '#engine/exact.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#messages.en.ts';

/** "48 years 7 months": an age with a part of a year, which is always whole months. */
export function ageInWords(age: Exact): string {
  const all = Number((12n * age + ONE / 2n) / ONE);
  const months = all % 12;
  return messages.ageInWords({ years: Math.floor(all / 12), months });
}

/** The later age must be above the age now. */
export const laterAge =
  <Later extends 'withdrawAge' | 'retirementAge'>(name: Later) =>
  (values: Values<'age' | Later>): { name: Later; message: string } | undefined => {
    const { age, [name]: later }: Values<'age' | 'withdrawAge' | 'retirementAge'> = values;
    return age !== undefined && later !== undefined && later <= age
      ? { name, message: messages.errorLaterAge({ age: withUnit(age, 'years') }) }
      : undefined;
  };
