import { useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn, useAuth } from 'shared/auth';
import { initiateOtp, verifyOtp } from 'shared/contract/identity';
import { sentCode, useSentCode } from 'shared/forms';
import { PageHead, useHydrated } from 'shared/ui';
import { PasskeySignIn } from '#features/passkeys/passkey-sign-in.tsx';
import { AfterSignIn } from '#features/sign-in/after-sign-in.tsx';
import { ChangeContact } from '#features/sign-in/change-contact.tsx';
import { type Channel, contactBody } from '#features/sign-in/contact.ts';
import { ContactStep } from '#features/sign-in/contact-step.tsx';
import { DataNotice } from '#features/sign-in/data-notice.tsx';
import { ErasedNotice, useErased } from '#features/sign-in/erased-notice.tsx';
import { LegalButtons } from '#features/sign-in/legal-buttons.tsx';
import { OtplessSignIn } from '#features/sign-in/otpless-sign-in.tsx';
import { PlanToKeep } from '#features/sign-in/plan-to-keep.tsx';
import { SECOND_CONTACT, usePostedCode, usePostedContact } from '#features/sign-in/posted-sign-in.ts';
import { SecondProof } from '#features/sign-in/second-proof.tsx';
import { SignInNotes } from '#features/sign-in/sign-in-notes.tsx';
import { useSignInOptions } from '#features/sign-in/use-sign-in-options.ts';
import { CodeForm } from '#one-time-code/code-form.tsx';
import { codeRefused } from '#one-time-code/code-refused.ts';
import '#features/sign-in/sign-in.css';
import { messages } from '#features/sign-in/messages.en.ts';

export function SignInPage() {
  const signedIn = useAuth((state) => state.isAuthenticated);
  const erased = useErased();
  const hydrated = useHydrated();
  const { channels, otplessAppId } = useSignInOptions();
  const posted = usePostedContact();
  const postedCode = usePostedCode();
  const [channel, setChannel] = useState<Channel>(posted?.values.channel ?? 'phone');
  const [contacts, setContacts] = useState({
    phone: posted?.values.phoneNumber ?? '',
    email: posted?.values.email ?? '',
  });
  const [second, setSecond] = useState(postedCode?.second ?? false);
  // The field keeps its own text: what comes back needs a new one.
  const [turn, setTurn] = useState(0);
  const sent = useSentCode('sign-in', {
    blank: { channel, contact: '' },
    posted: postedCode?.code,
    onBack({ channel: chosen = channel, contact: typed = '' }) {
      setChannel(chosen);
      setContacts((before) => ({ ...before, [chosen]: before[chosen] || typed }));
      // Only for what is to be shown: a button that is drawn anew while it is pressed hears nothing of it.
      if (typed !== '') setTurn(1);
    },
  });
  const { code } = sent;

  // Signing in here, in another tab or before: all leave by this one door.
  if (signedIn && !(erased !== null && code === null)) return <AfterSignIn />;

  const used = channels.includes(channel) ? channel : (channels[0] ?? 'phone');
  const contact = contacts[used].trim();

  async function send(to = contact) {
    setSecond(false);
    const body = contactBody(used, to);
    await sent.ask({ channel: used, contact: to }, async () => sentCode(await call(initiateOtp, { body }), to));
  }

  /** After a reload the number has to be typed again: no storage gets it. */
  async function resend() {
    if (contact !== '') return send().then(() => undefined, codeRefused(messages.failedToSendOTP));
    sent.close();
    return undefined;
  }

  function askSecond(challengeId: string) {
    setSecond(true);
    // Whoever holds the second challenge may begin an empty account with it: no storage gets that.
    sent.showUnkept(sentCode({ challengeId, resendAfterSeconds: SECOND_RESEND_SECONDS }, SECOND_CONTACT));
  }

  return (
    <div className="page">
      <PageHead
        title={messages.signIn}
        crumbs={[{ to: '/', label: messages.home }]}
        lead={messages.oneTimeCodeInstead}
      />
      {erased !== null && (
        <div className="sign-in__erased">
          <ErasedNotice kept={erased} />
        </div>
      )}
      <div className="sign-in">
        <section className="card" aria-label={messages.signIn}>
          <PlanToKeep />
          {code === null ? (
            <ContactStep
              key={turn}
              channels={channels}
              channel={used}
              onChannel={setChannel}
              contact={contacts[used]}
              onContact={(typed) => setContacts((before) => ({ ...before, [used]: typed }))}
              onSend={send}
            />
          ) : (
            <CodeForm
              code={code}
              submitLabel={messages.signIn}
              aside={
                second ? <p>{messages.numberLongUnused}</p> : <ChangeContact channel={used} onChange={sent.close} />
              }
              postedFailure={postedCode?.failure}
              postedWith={{ form: 'code', channel: used, ...contactBody(used, contact) }}
              onSubmit={(otp) => answerCode(code.challengeId, otp, { onProven: sent.forget, askSecond })}
              onResend={resend}
            />
          )}
          {code !== null && second && hydrated && <SecondProof challengeId={code.challengeId} />}
          {otplessAppId !== null && <OtplessSignIn appId={otplessAppId} />}
          <LegalButtons />
          {/* The last in its card: where a browser has no passkeys it goes when the page is alive, and nothing above moves. */}
          {code === null && <PasskeySignIn />}
        </section>
        <div className="sign-in__aside">
          <SignInNotes />
          <DataNotice />
        </div>
      </div>
    </div>
  );
}

/** Asking again starts with the number's own code. */
const SECOND_RESEND_SECONDS = 60;

interface Outcome {
  onProven: () => void;
  askSecond: (challengeId: string) => void;
}

const answerCode = (challengeId: string, otp: string, { onProven, askSecond }: Outcome) =>
  call(verifyOtp, { body: { challengeId, otp } }).then(
    ({ token, user }) => {
      onProven();
      signIn(token, user);
      return undefined;
    },
    (error: unknown) => {
      const { secondProof } = error instanceof ApiError ? error.fields : {};
      if (secondProof === undefined) return codeRefused(messages.authenticationFailed)(error);
      askSecond(secondProof);
      return undefined;
    },
  );
