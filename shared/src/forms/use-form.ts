import { type FormEvent, useEffect, useState } from 'react';
import type { ApiError } from 'shared/api';
import type { Posted } from 'shared/site';
import type { DraftValues } from '#forms/draft.ts';
import { type FieldErrors, fieldErrors, type Issues, summaryRows } from '#forms/field-errors.ts';
import { type Refusal, useAction } from '#forms/use-action.ts';

/** What became of sending a form: what is wrong with its fields, and what the form says of itself. */
export interface Answer {
  errors?: FieldErrors;
  refusal?: Refusal | undefined;
}

/** What checking came to, as zod's `safeParse` says it. What has `data` is sent, even where something else is wrong. */
export interface Checked<Data> extends Answer {
  data?: Data | undefined;
  error?: Issues | undefined;
}

interface FormOptions<Values extends DraftValues, Data, Labels extends Readonly<Record<string, string>>> {
  /** What the summary calls each field, in the order of the form. */
  labels: Labels;
  /** The values and their setter: a draft (`useDraft`) or, where none may be kept, `useValues`. */
  values: readonly [Values, (change: Partial<Values>) => void, ...unknown[]];
  /** By the contract's schema, which the origin checks by as well. Null where nothing is to be sent and nothing is wrong. */
  check: (values: Values) => Checked<Data> | null;
  /** @throws ApiError; see `refused` */
  send: (data: Data) => Promise<Answer | undefined> | Promise<void>;
  /** What to say about an error of `send`. Unless given, or where it says nothing: its fields and its message. */
  refused?: (error: ApiError) => Answer | undefined | Promise<Answer | undefined>;
  /** What the origin said of this form when a browser posted it without scripts. */
  posted?: Posted | undefined;
}

/**
 * A form, which a browser without scripts posts: `props` belong on its `form`, `summary` on its ErrorSummary, `field(name)` on
 * each text field, `refusal` on a RefusalNotice. What was typed stays in the fields until whoever sends it clears them.
 */
export function useForm<Values extends DraftValues, Data, Labels extends Readonly<Record<string, string>>>({
  labels,
  values: [values, set],
  check,
  send,
  refused,
  posted,
}: FormOptions<Values, Data, Labels>) {
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [attempt, setAttempt] = useState(0);
  const { busy, refusal, setRefusal, run } = useAction(
    async (error) => {
      const answer = (await refused?.(error)) ?? { errors: error.fields, refusal: { text: error.message } };
      if (answer.errors !== undefined) setErrors(answer.errors);
      return answer.refusal;
    },
    posted?.message ? { text: posted.message } : undefined,
  );

  // It was an attempt to send: the summary of what is wrong takes the focus.
  const wasPosted = posted !== undefined;
  useEffect(() => {
    if (wasPosted) setAttempt(1);
  }, [wasPosted]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setAttempt((before) => before + 1);
    setRefusal(undefined);
    const typed = typedInto(event.currentTarget, values);
    if (Object.keys(typed).length > 0) set(typed);
    const checked = check({ ...values, ...typed });
    if (checked === null) return;
    setErrors(checked.errors ?? (checked.error === undefined ? {} : fieldErrors(checked.error)));
    setRefusal(checked.refusal);
    const { data } = checked;
    if (data !== undefined) sendNow(data);
  }

  function sendNow(data: Data) {
    void run(async () => {
      const answer = await send(data);
      if (answer?.errors !== undefined) setErrors(answer.errors);
      return answer?.refusal;
    });
  }

  return {
    props: { method: 'post', noValidate: true, onSubmit } as const,
    summary: { errors: summaryRows(errors, labels), attempt },
    field: <Name extends TextName<Values> & keyof Labels & string>(name: Name) => ({
      name,
      label: labels[name],
      value: values[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<Values>),
    }),
    values,
    errors,
    busy,
    refusal,
    /** Sends without a Submit, where a button of another kind says the same. */
    sendNow,
    /** Takes back what was said of the last attempt. */
    clear() {
      setErrors({});
      setRefusal(undefined);
    },
  };
}

/** Names of the values that are texts. */
export type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/**
 * What stands in a form's text fields and not yet in its values: while a page comes alive, a key may be in a field already
 * and in no state.
 */
function typedInto<Values extends DraftValues>(form: HTMLFormElement, values: Values): Partial<Values> {
  const typed: DraftValues = {};
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (typeof value === 'string' && isText(control) && control.value !== value) typed[name] = control.value;
  }
  return typed as Partial<Values>;
}

const isText = (control: Element | RadioNodeList | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(control.type));
