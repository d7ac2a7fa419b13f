import { Suspense, useState } from 'react';
import { Button, Dialog, Skeleton } from 'shared/ui';
import { PrivacyText, TermsText } from '#features/sign-in/lazy-legal.ts';
import { messages } from '#messages.en.ts';

const texts = {
  terms: { title: messages.termsOfUse, Text: TermsText },
  privacy: { title: messages.privacyPolicy, Text: PrivacyText },
};

/** The two legal texts, each behind its button. */
export function LegalButtons() {
  const [opened, setOpened] = useState<keyof typeof texts | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="sign-in__legal">
      <p className="caption">{messages.youAcceptTerms}</p>
      <noscript>
        <div className="button-row">
          <a className="button button--quiet" href="/terms">
            {messages.viewTermsOfUse}
          </a>
          <a className="button button--quiet" href="/privacy">
            {messages.viewPrivacyPolicy}
          </a>
        </div>
      </noscript>
      <div className="button-row needs-script">
        <Button variant="quiet" type="button" onClick={() => setOpened('terms')}>
          {messages.viewTermsOfUse}
        </Button>
        <Button variant="quiet" type="button" onClick={() => setOpened('privacy')}>
          {messages.viewPrivacyPolicy}
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
          {messages.close}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={8} label={messages.loading} />}>
        <div className="legal-text">
          <Text />
        </div>
      </Suspense>
    </Dialog>
  );
}
