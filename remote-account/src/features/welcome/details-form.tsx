import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from 'shared/api';
import { authStore, useAuth } from 'shared/auth';
import type { ConsentPurpose } from 'shared/contract/consent-purposes';
import { saveConsent } from 'shared/contract/me';
import { type UserDetail, userDetailInput } from 'shared/contract/user-detail';
import { ErrorSummary, Field, type FieldErrors, fieldErrors, summaryRows } from 'shared/forms';
import { asApiError } from 'shared/load';
import { useNavigate } from 'shared/router';
import { Button, Notice, toast } from 'shared/ui';
import { PhoneDialog } from '#features/contact-change/phone-dialog.tsx';
import { ConsentBoxes } from '#features/first-save/consent-boxes.tsx';
import { AGE, SAY_AGE, useAge } from '#features/first-save/use-age.tsx';
import { messages } from '#features/welcome/messages.en.ts';
import { ProvenPhone } from '#features/welcome/proven-phone.tsx';
import { saveDetails } from '#features/welcome/save-details.ts';
import { useBusy } from '#forms/use-busy.ts';
import { useFormDraft } from '#forms/use-form-draft.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';
import { useStepUp } from '#step-up/use-step-up.tsx';

const labels = {
  name: messages.name,
  panNumber: 'PAN',
  email: messages.email,
  mobileNumber: messages.mobile,
  adult: AGE,
};

/**
 * Name, PAN, email and mobile. `saved` fills it; a saved PAN stands there masked, which the origin takes as unchanged,
 * and so does the number of whoever signed in by phone: it was proven then, and changes by a code only.
 */
export function DetailsForm({ saved, asksAge }: { saved: UserDetail | null; asksAge: boolean }) {
  const { values, set, clear } = useFormDraft('welcome', startingWith(saved), ['panNumber', 'mobileNumber']);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [changing, setChanging] = useState(false);
  const [busy, run] = useBusy();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();
  const age = useAge(asksAge);
  const [consents, setConsents] = useState<ConsentPurpose[]>([]);
  const { withProof, dialog } = useStepUp();
  const proven = useAuth(({ user }) => (user?.contact.startsWith('+') ? user.contact : null));

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    setAttempt((before) => before + 1);
    if (authStore.getState().token === null) return signInAgain();
    // Where no PAN is known, an empty field is left out; where one is, emptying the field removes it.
    const { panNumber, ...rest } = { ...values, mobileNumber: proven ?? values.mobileNumber };
    const known = panNumber.trim() !== '' || saved?.panNumber;
    const checked = userDetailInput.safeParse(known ? { ...rest, panNumber } : rest);
    const isAged = age.check();
    if (!checked.success || !isAged)
      return setErrors({
        ...(checked.success ? {} : fieldErrors(checked.error)),
        ...(isAged ? {} : { adult: SAY_AGE }),
      });
    setErrors({});
    void run(async () => {
      try {
        await age.say();
        await withProof(() => saveDetails(checked.data));
        for (const purpose of consents) await call(saveConsent, { body: { purpose, given: true } });
        clear();
        toast(messages.dataSavedSuccessfully, 'success');
        navigate('/myprofile');
      } catch (error) {
        const { status, fields, message } = asApiError(error);
        if (status === 401) return signInAgain();
        if (fields.adult !== undefined) age.refused();
        setErrors(fields);
        setFailure(message);
      }
    });
  }

  const text = (name: Exclude<keyof typeof labels, 'adult'>) => ({
    label: labels[name],
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });

  return (
    <>
      <form className="details-form" onSubmit={submit} noValidate>
        <ErrorSummary errors={summaryRows(errors, labels)} attempt={attempt} />
        <Field {...text('name')} autoComplete="name" maxLength={120} required />
        <Field
          {...text('panNumber')}
          className="details-form__pan"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={14}
          hint={panHint(saved?.panNumber ?? null)}
        />
        <Field {...text('email')} type="email" autoComplete="email" required />
        {proven === null ? (
          <Field {...text('mobileNumber')} type="tel" inputMode="tel" autoComplete="tel" required />
        ) : (
          <ProvenPhone label={labels.mobileNumber} phone={proven} onChange={() => setChanging(true)} />
        )}
        {age.box}
        {saved === null && (
          <ConsentBoxes
            onChange={(purpose, given) =>
              setConsents((before) => [...before.filter((one) => one !== purpose), ...(given ? [purpose] : [])])
            }
          />
        )}
        {failure !== undefined && (
          <Notice kind="error" title={messages.failedToSaveData}>
            {failure}
          </Notice>
        )}
        <div className="button-row">
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
        </div>
      </form>
      {/* Beside the form: a form inside of another one would send both. */}
      {dialog}
      <PhoneDialog open={changing} onClose={() => setChanging(false)} onChanged={() => undefined} />
    </>
  );
}

const startingWith = (saved: UserDetail | null) => ({
  name: saved?.name ?? '',
  panNumber: saved?.panNumber ?? '',
  email: saved?.email ?? '',
  mobileNumber: saved?.mobileNumber ?? '',
});

const panHint = (savedPan: string | null): string =>
  savedPan === null ? messages.panIsNeededBefore : messages.savedAndShownMasked;
