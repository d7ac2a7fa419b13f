import '#features/welcome/welcome.css';
import { Suspense, useRef, useState } from 'react';
import { call } from 'shared/api';
import { authStore, useAuth } from 'shared/auth';
import { CONSENT_PURPOSES, type ConsentPurpose } from 'shared/contract/consent-purposes';
import { getConsents, saveConsent } from 'shared/contract/me';
import { getUserDetail, type UserDetail, userDetailInput } from 'shared/contract/user-detail';
import { shownPhone } from 'shared/format/phone-text';
import { ErrorSummary, Field, type KnownPerson, knownPerson, RefusalNotice, useForm } from 'shared/forms';
import { asApiError, useLoaded } from 'shared/load';
import { Button, ButtonLink, Failure, PageHead, Skeleton, toast } from 'shared/ui';
import { PhoneDialog } from '#features/contact-change/phone-dialog.tsx';
import { ConsentBoxes } from '#features/first-save/consent-boxes.tsx';
import { AGE, SAY_AGE, useAge } from '#features/first-save/use-age.tsx';
import { PasskeyOffer } from '#features/passkeys/lazy-passkeys.ts';
import { ReferralDialog } from '#features/referral/referral-dialog.tsx';
import { TileGroups } from '#features/tiles/tile-groups.tsx';
import { NewerDetails } from '#features/welcome/newer-details.tsx';
import { saveDetails } from '#features/welcome/save-details.ts';
import { useFormDraft } from '#forms/use-form-draft.ts';
import { useLeadOn } from '#forms/use-lead-on.ts';
import { useSent } from '#forms/use-sent.ts';
import { messages } from '#messages.en.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';
import { useStepUp } from '#step-up/use-step-up.tsx';

const load = (signal: AbortSignal) => call(getUserDetail, { signal });

export default function WelcomePage() {
  const { loaded, reload } = useLoaded(load);
  const [referring, setReferring] = useState(false);
  return (
    <div className="page">
      <PageHead
        title={messages.welcomeTitle}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.welcomeLead}
        actions={
          <>
            <ButtonLink variant="secondary" icon="calendar" to="/contactus?tab=appointment">
              {messages.actionBook}
            </ButtonLink>
            <Button variant="secondary" icon="person-plus" onClick={() => setReferring(true)}>
              {messages.actionRefer}
            </Button>
          </>
        }
      />
      <div className="welcome">
        <div className="welcome__details">
          <section className="card" aria-labelledby="welcome-details">
            <h2 id="welcome-details" className="small">
              {messages.detailsHeading}
            </h2>
            {loaded.status === 'loading' && <Skeleton lines={8} label={messages.statusLoading} />}
            {loaded.status === 'failed' && <Failure message={messages.detailsLoadFailed} onRetry={reload} />}
            {/* Where they could not be had, an empty form would be saved over them. */}
            {loaded.status === 'ready' && (
              <DetailsForm
                saved={loaded.value.userDetail}
                known={knownPerson(loaded.value)}
                asksAge={loaded.value.asksAge === true}
                onNewer={reload}
              />
            )}
          </section>
          <Suspense>
            <PasskeyOffer />
          </Suspense>
        </div>
        <div>
          <TileGroups />
        </div>
      </div>
      <ReferralDialog open={referring} onClose={() => setReferring(false)} />
    </div>
  );
}

const labels = {
  name: messages.fieldName,
  panNumber: 'PAN',
  email: messages.fieldEmail,
  mobileNumber: messages.fieldMobile,
  adult: AGE,
};
const AGE_MISSING = { path: ['adult'], message: SAY_AGE };

interface DetailsFormProps {
  saved: UserDetail | null;
  known: KnownPerson;
  asksAge: boolean;
  /** Has what was saved elsewhere meanwhile loaded and shown. */
  onNewer: () => void;
}

/**
 * Name, PAN, email and mobile. What is known fills it, and `saved` is what was saved of that; a saved PAN stands there masked, which the origin takes as unchanged,
 * and so does the number of whoever signed in by phone: it was proven then, and changes by a code only.
 */
export function DetailsForm({ saved, known, asksAge, onNewer }: DetailsFormProps) {
  const [values, set, clear] = useFormDraft('welcome', startingWith(known, saved), ['panNumber', 'mobileNumber']);
  const [changing, setChanging] = useState(false);
  const [isPanSaved, setPanSaved] = useState(Boolean(saved?.panNumber));
  const [newer, setNewer] = useState<UserDetail | null>(null);
  /** What the next save rests on, once the person has seen what was saved elsewhere and has decided against it. */
  const overruled = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const sent = useSent(values);
  const leadOn = useLeadOn();
  const signInAgain = useSignInAgain();
  const age = useAge(asksAge, [values.adult !== '', (adult) => set({ adult: flag(adult) })]);
  const { withProof, dialog } = useStepUp();
  const proven = useAuth(({ user }) => (user?.contact.startsWith('+') ? user.contact : null));
  // That they were typed is kept; PAN and number are not.
  const edit = (change: Partial<typeof values>) =>
    set({
      ...change,
      ...(change.panNumber !== undefined && { panTyped: flag(change.panNumber !== '') }),
      ...(change.mobileNumber !== undefined && { mobileTyped: flag(change.mobileNumber !== '') }),
    });
  const isNumberLost = values.mobileTyped !== '' && values.mobileNumber === '';
  const isPanLost = values.panTyped !== '' && values.panNumber === (saved?.panNumber ?? '');
  const form = useForm({
    labels,
    values: [values, edit],
    check(typed) {
      if (authStore.getState().token === null) {
        signInAgain();
        return null;
      }
      // Where no PAN is known, an empty field is left out; where one is, emptying the field removes it.
      const { panTyped, mobileTyped, savedAt: shown, ...fields } = typed;
      const savedAt = overruled.current ?? shown;
      sent.note(fields);
      const { panNumber, ...rest } = { ...fields, mobileNumber: proven ?? typed.mobileNumber };
      const known = panNumber.trim() !== '' || isPanSaved;
      const checked = userDetailInput.safeParse({
        ...rest,
        ...(known && { panNumber }),
        ...(savedAt !== '' && { savedAt: Number(savedAt) }),
      });
      return age.check() ? checked : { error: { issues: [...(checked.error?.issues ?? []), AGE_MISSING] } };
    },
    async send(details) {
      setNewer(null);
      await age.say();
      const savedAt = await withProof(() => saveDetails(details));
      overruled.current = undefined;
      if (saved === null) await answerConsents((purpose) => values[purpose] !== '');
      if (!sent.isAll()) {
        setPanSaved(Boolean(details.panNumber));
        // The next save changes what this one has saved.
        set({ savedAt: String(savedAt ?? '') });
        toast(messages.savedButTypedSince, 'success');
        return;
      }
      clear();
      toast(messages.savedToast, 'success');
      leadOn('/myprofile');
    },
    refused({ status, fields }) {
      if (fields.adult !== undefined) age.refused();
      if (status === 409) return loadNewer();
      if (status !== 401) return undefined;
      signInAgain();
      return {};
    },
  });

  const loadNewer = () =>
    call(getUserDetail).then(
      ({ userDetail }) => {
        setNewer(userDetail);
        setPanSaved(Boolean(userDetail?.panNumber));
        return {};
      },
      (error: unknown) => ({ refusal: { text: asApiError(error).message } }),
    );

  return (
    <>
      <form {...form.props} ref={element} className="details-form">
        <ErrorSummary {...form.summary} />
        <Field {...form.field('name')} autoComplete="name" maxLength={120} required />
        <Field
          {...form.field('panNumber')}
          className="details-form__pan"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={isPanLost ? messages.hintPanAgain : panHint(saved?.panNumber ?? null)}
        />
        <Field {...form.field('email')} type="email" autoComplete="email" required />
        {proven === null ? (
          <Field
            {...form.field('mobileNumber')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            {...(isNumberLost && { hint: messages.hintNumberAgain })}
          />
        ) : (
          <ProvenPhone label={labels.mobileNumber} phone={proven} onChange={() => setChanging(true)} />
        )}
        {age.box}
        {saved === null && (
          <ConsentBoxes
            given={(purpose) => values[purpose] !== ''}
            onChange={(purpose, given) => set({ [purpose]: flag(given) })}
          />
        )}
        {newer !== null && (
          <NewerDetails
            labels={labels}
            // Of a proven number nothing is sent that would count.
            typed={{ ...values, ...(proven !== null && { mobileNumber: newer.mobileNumber }) }}
            newer={newer}
            onKeepMine={() => {
              overruled.current = String(newer.savedAt ?? '');
              set({ savedAt: overruled.current });
              element.current?.querySelector<HTMLElement>('button[type="submit"]')?.click();
            }}
            onTakeTheirs={() => {
              clear();
              onNewer();
            }}
          />
        )}
        <RefusalNotice title={messages.savedFailed} refusal={form.refusal} />
        <div className="button-row">
          <Button type="submit" busy={form.busy}>
            {messages.actionSave}
          </Button>
        </div>
      </form>
      {/* Beside the form: a form inside of another one would send both. */}
      {dialog}
      <PhoneDialog open={changing} onClose={() => setChanging(false)} onChanged={() => undefined} />
    </>
  );
}

const startingWith = ({ name, email, phone }: KnownPerson, saved: UserDetail | null) => ({
  name,
  panNumber: saved?.panNumber ?? '',
  email,
  mobileNumber: phone,
  panTyped: '',
  mobileTyped: '',
  adult: '',
  contact: '',
  newsletter: '',
  /** What a save rests on; kept with what was typed, so that a reload does not take what it has not shown for known. */
  savedAt: String(saved === null ? 0 : (saved.savedAt ?? '')),
});

/** A tick, as drafts keep it. */
const flag = (isSet: boolean) => (isSet ? 'yes' : '');

const panHint = (savedPan: string | null): string =>
  savedPan === null ? messages.panIsNeededBefore : messages.hintPanMasked;

interface Props {
  label: string;
  /** Masked. */
  phone: string;
  onChange: () => void;
}

/** The number that was proven at the sign-in. Another one goes through the same code as on /myprofile. */
function ProvenPhone({ label, phone, onChange }: Props) {
  return (
    <dl className="field">
      <dt className="field__label">{label}</dt>
      <dd>
        <span className="nowrap">{shownPhone(phone)}</span>{' '}
        <button type="button" className="text-button" onClick={onChange} aria-label={messages.labelChangeMobile}>
          {messages.actionChange}
        </button>
      </dd>
      <dd className="field__hint">{messages.verifiedWithCode}</dd>
    </dl>
  );
}

/** An empty box is an answer too: it was asked. It takes back nothing that was given on another page before. */
async function answerConsents(isTicked: (purpose: ConsentPurpose) => boolean): Promise<void> {
  const { consents } = await call(getConsents);
  const given = new Set(consents.filter((consent) => consent.given).map(({ purpose }) => purpose));
  for (const purpose of CONSENT_PURPOSES) {
    if (isTicked(purpose) || !given.has(purpose))
      await call(saveConsent, { body: { purpose, given: isTicked(purpose) } });
  }
}
