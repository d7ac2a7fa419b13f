import { call } from 'shared/api';
import { signIn } from 'shared/auth';
import { startEmpty } from 'shared/contract/identity';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button } from 'shared/ui';
import { messages } from '#features/sign-in/messages.en.ts';

/** The way without the second code of a number that was not used for a year. */
export function SecondProof({ challengeId }: { challengeId: string }) {
  const { busy, refusal, run } = useAction(({ fields, message }) => ({ text: fields.otp ?? message }));

  const begin = () =>
    run(async () => {
      const { token, user } = await call(startEmpty, { body: { challengeId } });
      signIn(token, user);
    });

  return (
    <div className="flow second-proof">
      <p className="quiet">{messages.isAccountNotYours}</p>
      <RefusalNotice title={messages.authenticationFailed} refusal={refusal} />
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void begin()}>
          {messages.startWithEmptyAccount}
        </Button>
      </div>
    </div>
  );
}
