import type { Values } from '#definition/definition.ts';
import { withUnit } from '#figures/with-unit.ts';
import { messages } from '#looks/messages.en.ts';

/** The later age must be above the age now. */
export const laterAge =
  <Later extends 'withdrawAge' | 'retirementAge'>(name: Later) =>
  (values: Values<'age' | Later>): { name: Later; message: string } | undefined => {
    const { age, [name]: later }: Values<'age' | 'withdrawAge' | 'retirementAge'> = values;
    return age !== undefined && later !== undefined && later <= age
      ? { name, message: messages.enterMoreThanTheCurrent({ age: withUnit(age, 'years') }) }
      : undefined;
  };
