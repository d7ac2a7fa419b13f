// The parts of forms. A copy stands in each remote that has a form: what the host shares is in every page's first script.
export { asWhoever } from '#forms/as-whoever.ts';
export { draftKey, randomKey, useWishKey } from '#forms/draft-key.ts';
export { ErrorSummary } from '#forms/error-summary.tsx';
export { Field, type FieldIds, type FieldProps, fieldId } from '#forms/field.tsx';
export { type KnownPerson, knownPerson } from '#forms/known-person.ts';
export { OtplessWidget } from '#forms/otpless-widget.tsx';
export { postedForm } from '#forms/posted-form.ts';
export { RefusalNotice } from '#forms/refusal-notice.tsx';
export { type SentCode, sentCode } from '#forms/sent-code.ts';
export { type Refusal, useAction } from '#forms/use-action.ts';
export { useCountdown } from '#forms/use-countdown.ts';
export { useDraft } from '#forms/use-draft.ts';
export { useForm } from '#forms/use-form.ts';
export { useFilledIn, useKnownPerson } from '#forms/use-known-person.ts';
export { useSentCode } from '#forms/use-sent-code.ts';
export { useValues } from '#forms/use-values.ts';
