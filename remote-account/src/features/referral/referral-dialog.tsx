import '#features/referral/referral.css';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from 'shared/api';
import { authStore } from 'shared/auth';
import { REFERRAL_PRODUCTS, referralInput, saveReferral } from 'shared/contract/referral';
import { draftKey, ErrorSummary, Field, RefusalNotice, useForm } from 'shared/forms';
import { useSite } from 'shared/site';
import { Button, ButtonLink, Dialog, Notice, toast } from 'shared/ui';
import { LABELS, TOLD } from '#features/referral/labels.ts';
import { useFormDraft } from '#forms/use-form-draft.ts';
import { messages } from '#messages.en.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

/** Opened from /welcome and from /myprofile. The friend gets one mail, and the referrer a link to share. */
export function ReferralDialog({ open, onClose, onSaved }: Props) {
  const [saved, setSaved] = useState<{ name: string; link: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useId();

  function close() {
    setSaved(null);
    onClose();
  }

  if (saved !== null) {
    return (
      <Dialog
        open={open}
        onClose={close}
        title={messages.referralSavedTitle}
        footer={
          <>
            <Button variant="secondary" onClick={() => setSaved(null)}>
              {messages.referralActionAnother}
            </Button>
            {/* Another element than "Save referral", so that a double click on that does not press this. */}
            <Button key="done" onClick={close}>
              {messages.actionDone}
            </Button>
          </>
        }
      >
        <ReferralSaved {...saved} />
      </Dialog>
    );
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages.referFriendOrFamilyMember}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.actionCancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {messages.referralActionSave}
          </Button>
        </>
      }
    >
      <ReferralForm
        id={form}
        onBusy={setBusy}
        onSaved={(referral) => {
          setSaved(referral);
          onSaved?.();
        }}
      />
    </Dialog>
  );
}

const initial: Record<keyof typeof LABELS | 'key' | 'plan', string> = {
  name: '',
  phoneNumber: '',
  email: '',
  relation: 'friend',
  productOfInterest: REFERRAL_PRODUCTS[0].value,
  key: '',
  plan: '',
};

interface ReferralFormProps {
  id: string;
  /** The button that sends it stands outside. */
  onBusy: (busy: boolean) => void;
  onSaved: (referral: { name: string; link: string }) => void;
}

function ReferralForm({ id, onBusy, onSaved }: ReferralFormProps) {
  const [values, set, clear] = useFormDraft('referral', initial, ['phoneNumber']);
  const signInAgain = useSignInAgain();
  const form = useForm({
    labels: LABELS,
    values: [values, (change) => set({ ...change, key: '' })],
    check(typed) {
      if (authStore.getState().token !== null) return referralInput.safeParse(typed);
      signInAgain();
      return null;
    },
    async send(referral) {
      const key = draftKey(set);
      const { link } = await call(saveReferral, { body: referral, headers: { 'idempotency-key': key } });
      // Whoever changes a word takes the key away: another friend that was begun meanwhile waits behind "Refer another".
      if (draftKey(set) === key) clear();
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
          <option value="friend">{messages.relationFriend}</option>
          <option value="family">{messages.relationFamily}</option>
        </Field>
        <Field {...text('productOfInterest')} as="select">
          {REFERRAL_PRODUCTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      </div>
      <RefusalNotice title={messages.referralFailed} refusal={form.refusal} />
    </form>
  );
}

/** The personal link of a saved referral, ready to be shared by the one person who may. */
function ReferralSaved({ name, link }: { name: string; link: string }) {
  const { firm } = useSite();
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone with its form: focus goes to what is needed next.
  useEffect(() => input.current?.focus(), []);
  const message = messages.referralMessage({ firm: firm.name, link });

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(messages.linkCopiedToast, 'success');
    } catch {
      // No permission, or a page without a secure origin: selected text can still be copied by hand.
      input.current?.select();
    }
  }

  return (
    <>
      <Notice kind="success">{messages.referralSavedText}</Notice>
      <p className="quiet">{messages.weWriteOnce({ name })}</p>
      <Field
        label={messages.referralLink}
        name="referralLink"
        readOnly
        value={link}
        ref={input}
        onFocus={(event) => event.target.select()}
      />
      <div className="button-row">
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {messages.actionCopyLink}
        </Button>
        <ButtonLink
          variant="secondary"
          icon="whatsapp"
          to={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {messages.actionWhatsApp}
        </ButtonLink>
      </div>
    </>
  );
}
