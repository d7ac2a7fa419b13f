import { useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { startEmpty } from 'shared/contract/identity';
import { Button, Notice } from 'shared/ui';
import { messages } from '#features/sign-in/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';

/** The way without the second code of a number that was not used for a year. */
export function SecondProof({ challengeId }: { challengeId: string }) {
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();

  const begin = () =>
    run(async () => {
      try {
        const { token, user } = await call(startEmpty, { body: { challengeId } });
        signIn(token, user);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error.fields.otp ?? error.message);
      }
    });

  return (
    <div className="flow second-proof">
      <p className="quiet">{messages.isAccountNotYours}</p>
      {failure !== undefined && (
        <Notice kind="error" title={messages.authenticationFailed}>
          {failure}
        </Notice>
      )}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void begin()}>
          {messages.startWithEmptyAccount}
        </Button>
      </div>
    </div>
  );
}
