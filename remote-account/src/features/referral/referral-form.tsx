import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from 'shared/api';
import { authStore } from 'shared/auth';
import { REFERRAL_PRODUCTS, referralInput, saveReferral } from 'shared/contract/referral';
import { ErrorSummary, Field, type FieldErrors, fieldErrors, summaryRows } from 'shared/forms';
import { asApiError } from 'shared/load';
import { Notice } from 'shared/ui';
import { LABELS, TOLD } from '#features/referral/labels.ts';
import { useFormDraft } from '#forms/use-form-draft.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';
import '#features/referral/referral.css';
import { messages } from '#features/referral/messages.en.ts';

const initial: Record<keyof typeof LABELS, string> = {
  name: '',
  phoneNumber: '',
  email: '',
  relation: 'friend',
  productOfInterest: REFERRAL_PRODUCTS[0].value,
};

interface Props {
  id: string;
  run: (work: () => Promise<void>) => Promise<void>;
  onSaved: (referral: { name: string; link: string }) => void;
}

export function ReferralForm({ id, run, onSaved }: Props) {
  const { values, set, clear } = useFormDraft('referral', initial, ['phoneNumber']);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const signInAgain = useSignInAgain();

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    setAttempt((before) => before + 1);
    if (authStore.getState().token === null) return signInAgain();
    const checked = referralInput.safeParse(values);
    if (!checked.success) return setErrors(fieldErrors(checked.error));
    setErrors({});
    void run(async () => {
      try {
        const { link } = await call(saveReferral, { body: checked.data });
        clear();
        onSaved({ name: checked.data.name, link });
      } catch (error) {
        const { status, fields, message } = asApiError(error);
        if (status === 401) return signInAgain();
        setErrors(fields);
        setFailure(message);
      }
    });
  }

  const text = (name: keyof typeof LABELS) => ({
    label: LABELS[name],
    name,
    // /welcome has fields of the same names behind this dialog.
    id: `referral-${name}`,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, event.target.value),
  });

  return (
    <form id={id} className="referral-form" onSubmit={submit} noValidate>
      <p className="quiet">{TOLD}</p>
      <ErrorSummary errors={summaryRows(errors, LABELS)} attempt={attempt} />
      <Field {...text('name')} autoComplete="off" required data-autofocus />
      <div className="referral-form__pair">
        <Field {...text('phoneNumber')} type="tel" inputMode="tel" autoComplete="off" required />
        <Field {...text('email')} type="email" autoComplete="off" required />
        <Field {...text('relation')} as="select">
          <option value="friend">{messages.friend}</option>
          <option value="family">{messages.family}</option>
        </Field>
        <Field {...text('productOfInterest')} as="select">
          {REFERRAL_PRODUCTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      </div>
      {failure !== undefined && (
        <Notice kind="error" title={messages.failedToSaveReferral}>
          {failure}
        </Notice>
      )}
    </form>
  );
}
