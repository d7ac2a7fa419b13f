import type { z } from 'zod';

export type FieldErrors = Readonly<Record<string, string>>;

/** The first thing that is wrong with each input, by the input's name. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join('.')] ??= message;
  return errors;
}

/** The same, as rows of an error summary, in the order of the form's labels; what names no field is left out. */
export const summaryRows = (errors: FieldErrors, labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
