import type { Posted } from 'shared/site';
import { summaryRows } from '#forms/field-errors.ts';

/** A form that only browsers without scripts post, with the names of `useForm`: what was typed, and what is wrong with it. */
export function postedForm<Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  posted: Posted | undefined,
) {
  const errors = posted?.errors ?? {};
  return {
    props: { method: 'post', noValidate: true } as const,
    summary: { errors: summaryRows(errors, labels), attempt: 0 },
    field: (name: keyof Labels & string) => ({
      name,
      label: labels[name],
      defaultValue: String(posted?.values[name] ?? ''),
      error: errors[name],
    }),
    errors,
    refusal: posted?.message ? { text: posted.message } : undefined,
  };
}
