import type { Posted } from 'shared/site';
import type { ApiReply, CallApi } from '#forms/call-api.ts';

/** What a browser posted by itself, without the page's scripts. */
export interface Submission {
  fields: URLSearchParams;
  /** The query of the page's address. */
  query: URLSearchParams;
  /** Calls the API as this visitor. */
  call: CallApi;
}

type Shown = Omit<Posted, 'form'>;

/** Leads on to a page, so that a reload sends nothing twice; or shows the form's own page again. */
export type FormResult =
  | { leadsTo: string; cookie?: { name: string; value: string; days: number } }
  | { status: number; posted: Shown };

/** Maps the fields of one form to the API's call. The API alone checks, limits and stores. */
export type PostedForm = (submission: Submission) => Promise<FormResult>;

/** The form again: with what was typed, and what the API says is wrong with it. */
export function refused(reply: Extract<ApiReply<unknown>, { ok: false }>, values: Shown['values'], data?: unknown) {
  const { status, message, fields } = reply;
  // A list's error names the place in it; the form has one legend for all.
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => [name.split('.')[0] ?? '', problem]),
  );
  const isNamed = Object.keys(errors).length > 0;
  return {
    status,
    posted: { values, errors, message: isNamed ? null : message, ...(data === undefined ? {} : { data }) },
  };
}
