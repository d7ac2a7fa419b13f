import { useEffect } from 'react';
import { call } from 'shared/api';
import { authStore } from 'shared/auth';
import { REFERRAL_PRODUCTS, referralInput, saveReferral } from 'shared/contract/referral';
import { ErrorSummary, Field, RefusalNotice, useForm } from 'shared/forms';
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
  /** The button that sends it stands outside. */
  onBusy: (busy: boolean) => void;
  onSaved: (referral: { name: string; link: string }) => void;
}

export function ReferralForm({ id, onBusy, onSaved }: Props) {
  const [values, set, clear] = useFormDraft('referral', initial, ['phoneNumber']);
  const signInAgain = useSignInAgain();
  const form = useForm({
    labels: LABELS,
    values: [values, set],
    check(typed) {
      if (authStore.getState().token !== null) return referralInput.safeParse(typed);
      signInAgain();
      return null;
    },
    async send(referral) {
      const { link } = await call(saveReferral, { body: referral });
      clear();
      onSaved({ name: referral.name, link });
    },
    refused({ status }) {
      if (status !== 401) return undefined;
      signInAgain();
      return {};
    },
  });

  const { busy } = form;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  // /welcome has fields of the same names behind this dialog.
  const text = (name: keyof typeof LABELS) => ({ ...form.field(name), id: `referral-${name}` });

  return (
    <form {...form.props} id={id} className="referral-form">
      <p className="quiet">{TOLD}</p>
      <ErrorSummary {...form.summary} />
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
      <RefusalNotice title={messages.failedToSaveReferral} refusal={form.refusal} />
    </form>
  );
}
