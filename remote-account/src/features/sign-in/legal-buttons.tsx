import { Suspense, useState } from 'react';
import { useAddress } from 'shared/router';
import { Button, Dialog, Skeleton } from 'shared/ui';
import { PrivacyText, TermsText } from '#features/sign-in/lazy-legal.ts';
import { messages } from '#messages.en.ts';

const texts = {
  terms: { title: messages.termsTitle, Text: TermsText },
  privacy: { title: messages.privacyTitle, Text: PrivacyText },
};

/** The two legal texts, each behind its button. */
export function LegalButtons() {
  const [opened, setOpened] = useState<keyof typeof texts | null>(null);
  const close = () => setOpened(null);
  const [terms, privacy] = [useAddress('/terms'), useAddress('/privacy')];
  return (
    <div className="sign-in__legal">
      <p className="caption">{messages.youAcceptTerms}</p>
      <noscript>
        <div className="button-row">
          <a className="button button--quiet" href={terms}>
            {messages.termsAction}
          </a>
          <a className="button button--quiet" href={privacy}>
            {messages.privacyAction}
          </a>
        </div>
      </noscript>
      <div className="button-row needs-script">
        <Button variant="quiet" type="button" onClick={() => setOpened('terms')}>
          {messages.termsAction}
        </Button>
        <Button variant="quiet" type="button" onClick={() => setOpened('privacy')}>
          {messages.privacyAction}
        </Button>
      </div>
      {opened !== null && <LegalDialog {...texts[opened]} onClose={close} />}
    </div>
  );
}

function LegalDialog({ title, Text, onClose }: (typeof texts)['terms'] & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button type="button" onClick={onClose}>
          {messages.actionClose}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={8} label={messages.statusLoading} />}>
        <div className="legal-text">
          <Text />
        </div>
      </Suspense>
    </Dialog>
  );
}
