import { useEffect, useState } from 'react';
import { Button, Notice } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';
import { useCanUsePasskeys } from '#passkey-ceremony/can-use-passkeys.ts';
import { loadCeremonies } from '#passkey-ceremony/lazy-ceremonies.ts';
import { passkeyProblem } from '#passkey-ceremony/passkey-problem.ts';
import '#features/passkeys/passkeys.css';
import { messages } from '#features/passkeys/messages.en.ts';

/** Signing in by a passkey, where the browser can; a code remains for everybody. */
export function PasskeySignIn() {
  const can = useCanUsePasskeys();
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();

  useEffect(() => {
    if (can) loadCeremonies().catch(() => undefined);
  }, [can]);

  if (!can) return null;

  const use = () =>
    run(async () => {
      setFailure(undefined);
      try {
        await (await loadCeremonies()).signInByPasskey();
      } catch (error) {
        setFailure(passkeyProblem(error));
      }
    });

  return (
    <div className="passkey-sign-in needs-script">
      <p className="passkey-sign-in__or" aria-hidden="true">
        {messages.or}
      </p>
      <Button variant="secondary" icon="lock" wide busy={busy} onClick={() => void use()}>
        {messages.useAPasskey}
      </Button>
      {failure !== undefined && (
        <Notice kind="error" title={messages.nobodySignedIn}>
          {messages.codeWorksAsWell({ why: failure })}
        </Notice>
      )}
    </div>
  );
}
