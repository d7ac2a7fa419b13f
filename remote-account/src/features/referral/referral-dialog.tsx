import { useId, useState } from 'react';
import { Button, Dialog } from 'shared/ui';
import { ReferralForm } from '#features/referral/referral-form.tsx';
import { ReferralSaved } from '#features/referral/referral-saved.tsx';
import { useBusy } from '#forms/use-busy.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

/** Opened from /welcome and from /myprofile. The friend gets one mail, and the referrer a link to share. */
export function ReferralDialog({ open, onClose, onSaved }: Props) {
  const [saved, setSaved] = useState<{ name: string; link: string } | null>(null);
  const [busy, run] = useBusy();
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
        title="Referral saved"
        footer={
          <>
            <Button variant="secondary" onClick={() => setSaved(null)}>
              Refer another
            </Button>
            {/* Another element than "Save referral", so that a double click on that does not press this. */}
            <Button key="done" onClick={close}>
              Done
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
      title="Refer a friend or family member"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Save referral
          </Button>
        </>
      }
    >
      <ReferralForm
        id={form}
        run={run}
        onSaved={(referral) => {
          setSaved(referral);
          onSaved?.();
        }}
      />
    </Dialog>
  );
}
