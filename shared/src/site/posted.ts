/**
 * What became of a form that a browser posted by itself, without the page's scripts. It comes with the document that
 * answers, and the form of that name starts from it.
 */
export interface Posted {
  /** The form's hidden field `form`. */
  form: string;
  /** What was typed, by the control's name; a list for checkboxes. Never a code. */
  values: Readonly<Record<string, string | readonly string[]>>;
  /** What is wrong with which control, in the API's words. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole, in the API's words; null when nothing is, or the errors say it. */
  message: string | null;
  /** What the page goes on with, such as the code that is on its way. */
  data?: unknown;
}
