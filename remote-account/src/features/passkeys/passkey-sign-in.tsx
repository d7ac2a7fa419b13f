import { useEffect } from 'react';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button } from 'shared/ui';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import { loadCeremonies } from '#passkey-ceremony/lazy-ceremonies.ts';
import { passkeyProblem } from '#passkey-ceremony/passkey-problem.ts';
import '#features/passkeys/passkeys.css';
import { messages } from '#messages.en.ts';

/** Signing in by a passkey, where the browser can; a code remains for everybody. */
export function PasskeySignIn() {
  const can = useCanUsePasskeys();
  const { busy, refusal, run } = useAction((_, thrown) => ({
    text: messages.codeWorksAsWell({ why: passkeyProblem(thrown) }),
  }));

  useEffect(() => {
    if (can) loadCeremonies().catch(() => undefined);
  }, [can]);

  if (!can) return null;

  const use = () =>
    run(async () => {
      await (await loadCeremonies()).signInByPasskey();
    });

  return (
    <div className="passkey-sign-in needs-script">
      <p className="passkey-sign-in__or" aria-hidden="true">
        {messages.passkeyOr}
      </p>
      <Button variant="secondary" icon="lock" wide busy={busy} onClick={() => void use()}>
        {messages.passkeyActionUse}
      </Button>
      <RefusalNotice title={messages.nobodySignedIn} refusal={refusal} />
    </div>
  );
}
