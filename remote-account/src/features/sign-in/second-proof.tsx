import { useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn } from 'shared/auth';
import { startEmpty } from 'shared/contract/identity';
import { Button, Notice, useHydrated } from 'shared/ui';
import { useBusy } from '#forms/use-busy.ts';

/** Beside the second code of a number that was not used for a year: why it is asked for, and the way without it. */
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
    <>
      <Notice kind="info" title="One more code">
        <p>
          This number was last used here more than 12 months ago, and numbers change hands. The account that belongs to
          it opens with a second code, sent to its email address. If it is not yours, start with an empty account: the
          other one stays closed.
        </p>
      </Notice>
      {failure !== undefined && (
        <Notice kind="error" title="Authentication failed">
          {failure}
        </Notice>
      )}
      {useHydrated() && (
        <Button variant="secondary" busy={busy} onClick={() => void begin()}>
          Start with an empty account
        </Button>
      )}
    </>
  );
}
