import { Suspense, useState } from 'react';
import { Button, Dialog, Skeleton } from 'shared/ui';
import { PrivacyText, TermsText } from '#features/sign-in/lazy-legal.ts';

const texts = {
  terms: { title: 'Terms of Use', Text: TermsText },
  privacy: { title: 'Privacy Policy', Text: PrivacyText },
};

/** The two legal texts, each behind its button. */
export function LegalButtons() {
  const [opened, setOpened] = useState<keyof typeof texts | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="sign-in__legal">
      <p className="caption">
        You accept the Terms of Use by signing in. The Privacy Policy tells what we keep; it asks for no agreement.
      </p>
      <noscript>
        <div className="button-row">
          <a className="button button--quiet" href="/terms">
            View Terms of Use
          </a>
          <a className="button button--quiet" href="/privacy">
            View Privacy Policy
          </a>
        </div>
      </noscript>
      <div className="button-row needs-script">
        <Button variant="quiet" type="button" onClick={() => setOpened('terms')}>
          View Terms of Use
        </Button>
        <Button variant="quiet" type="button" onClick={() => setOpened('privacy')}>
          View Privacy Policy
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
          Close
        </Button>
      }
    >
      <Suspense fallback={<Skeleton lines={8} label="Loading..." />}>
        <div className="legal-text">
          <Text />
        </div>
      </Suspense>
    </Dialog>
  );
}
