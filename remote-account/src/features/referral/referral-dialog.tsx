import { useId, useState } from 'react';
import { Button, Dialog } from 'shared/ui';
import { messages } from '#features/referral/messages.en.ts';
import { ReferralForm } from '#features/referral/referral-form.tsx';
import { ReferralSaved } from '#features/referral/referral-saved.tsx';

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
        title={messages.referralSaved}
        footer={
          <>
            <Button variant="secondary" onClick={() => setSaved(null)}>
              {messages.referAnother}
            </Button>
            {/* Another element than "Save referral", so that a double click on that does not press this. */}
            <Button key="done" onClick={close}>
              {messages.done}
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
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {messages.saveReferral}
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
