import { z } from '#contract/zod.ts';

/** One line of text from a visitor. A line break would let a name add headers to a mail, so it is refused, not repaired. */
export const oneLine = (label: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `Enter your ${label}.`)
    .max(max, `Keep the ${label} under ${max} characters.`)
    .refine((value) => !/[\r\n]/.test(value), `The ${label} must be on one line.`);

export const personName = oneLine('name', 120);
export const emailAddress = oneLine('e-mail address', 254).pipe(
  z.email('Enter an e-mail address like name@example.in.'),
);
