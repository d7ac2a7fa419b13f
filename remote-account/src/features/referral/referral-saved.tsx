import { useEffect, useRef } from 'react';
import { Field } from 'shared/forms';
import { useSite } from 'shared/site';
import { Button, ButtonLink, Notice, toast } from 'shared/ui';
import { messages } from '#features/referral/messages.en.ts';

/** The personal link of a saved referral, ready to be shared by the one person who may. */
export function ReferralSaved({ name, link }: { name: string; link: string }) {
  const { firm } = useSite();
  const input = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone with its form: focus goes to what is needed next.
  useEffect(() => input.current?.focus(), []);
  const message = messages.iPlanMyInvestments({ firm: firm.name, link });

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast(messages.linkCopiedToClipboard, 'success');
    } catch {
      // No permission, or a page without a secure origin: selected text can still be copied by hand.
      input.current?.select();
    }
  }

  return (
    <>
      <Notice kind="success">{messages.referralSavedSuccessfully}</Notice>
      <p className="quiet">{messages.weWriteOnce({ name })}</p>
      <Field
        label={messages.personalLink}
        name="referralLink"
        readOnly
        value={link}
        ref={input}
        onFocus={(event) => event.target.select()}
      />
      <div className="button-row">
        <Button variant="secondary" icon="copy" onClick={() => void copy()}>
          {messages.copyLink}
        </Button>
        <ButtonLink
          variant="secondary"
          icon="whatsapp"
          to={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {messages.shareOnWhatsApp}
        </ButtonLink>
      </div>
    </>
  );
}
