/** What is wrong with which field, by the field's name; the first thing of each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a contract's schema found. */
export interface Issues {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** What was found inside a list counts for the list's field. */
export function fieldErrors(error: Issues): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}

/** The errors as rows of the summary above a form, in the order of its labels; what names no field is left out. */
export const summaryRows = (errors: FieldErrors, labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });
