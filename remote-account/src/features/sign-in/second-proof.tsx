import { useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { startEmpty } from 'shared/contract/identity';
import { Button, Notice } from 'shared/ui';
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
      <p className="quiet">
        Is the account not yours, or can you not read its mail? Start with an empty account. The other one stays closed.
      </p>
      {failure !== undefined && (
        <Notice kind="error" title="Authentication failed">
          {failure}
        </Notice>
      )}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void begin()}>
          Start with an empty account
        </Button>
      </div>
    </div>
  );
}
