import { CodeForm, codeRefused } from 'shared/code-form';
import '#features/sign-in/sign-in.css';
import { useRef, useState } from 'react';
import { ApiError, call } from 'shared/api';
import { signIn, useAuth } from 'shared/auth';
import { initiateOtp, signInWithOtpless, startEmpty, verifyOtp } from 'shared/contract/identity';
import { CODE_DIGITS } from 'shared/format/one-time-code';
import { OtplessWidget, RefusalNotice, randomKey, sentCode, useAction, useSentCode } from 'shared/forms';
import { Button, PageHead, useHydrated } from 'shared/ui';
import { PasskeySignIn } from '#features/passkeys/passkey-sign-in.tsx';
import { AfterSignIn } from '#features/sign-in/after-sign-in.tsx';
import { type Channel, contactBody } from '#features/sign-in/contact.ts';
import { ContactStep } from '#features/sign-in/contact-step.tsx';
import { DataNotice } from '#features/sign-in/data-notice.tsx';
import { ErasedNotice, useErased } from '#features/sign-in/erased-notice.tsx';
import { LegalButtons } from '#features/sign-in/legal-buttons.tsx';
import { PlanToKeep } from '#features/sign-in/plan-to-keep.tsx';
import { SECOND_CONTACT, usePostedCode, usePostedContact } from '#features/sign-in/posted-sign-in.ts';
import { useSignInOptions } from '#features/sign-in/use-sign-in-options.ts';
import { messages } from '#messages.en.ts';

export default function SignInPage() {
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
  const once = useRef({ challengeId: '', key: '' });

  /** One for each code, known to this page alone: with it the code is answered again when the answer was lost. */
  function keyOf(challengeId: string): string {
    if (once.current.challengeId !== challengeId) once.current = { challengeId, key: randomKey() };
    return once.current.key;
  }

  // Signing in here, in another tab or before: all leave by this one door.
  if (signedIn && !(erased !== null && code === null)) return <AfterSignIn />;

  const used = channels.includes(channel) ? channel : (channels[0] ?? 'phone');
  const contact = contacts[used].trim();

  async function send(to = contact) {
    const body = contactBody(used, to);
    await sent.ask({ channel: used, contact: to }, async () => sentCode(await call(initiateOtp, { body }), to));
    setSecond(false);
  }

  /** After a reload the number has to be typed again: no storage gets it. */
  async function resend() {
    if (contact !== '') return send().then(() => undefined, codeRefused(messages.codeNotSent));
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
        title={messages.signInTitle}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.oneTimeCodeInstead}
      />
      {erased !== null && (
        <div className="sign-in__erased">
          <ErasedNotice kept={erased} />
        </div>
      )}
      <div className="sign-in">
        <section className="card" aria-label={messages.signInTitle}>
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
              submitLabel={messages.signInTitle}
              aside={
                second ? <p>{messages.numberLongUnused}</p> : <ChangeContact channel={used} onChange={sent.close} />
              }
              postedFailure={postedCode?.failure}
              postedWith={{
                ...(code.digits !== CODE_DIGITS && { digits: String(code.digits) }),
                ...{ form: 'code', channel: used, ...contactBody(used, contact) },
                ...(second && { second: 'yes' }),
              }}
              onSubmit={(otp) =>
                answerCode(code.challengeId, otp, { key: keyOf(code.challengeId), onProven: sent.forget, askSecond })
              }
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

interface Answering {
  /** Of this code in this page. */
  key: string;
  onProven: () => void;
  askSecond: (challengeId: string) => void;
}

const answerCode = (challengeId: string, otp: string, { key, onProven, askSecond }: Answering) =>
  call(verifyOtp, { body: { challengeId, otp }, headers: { 'idempotency-key': key } }).then(
    ({ token, user }) => {
      onProven();
      signIn(token, user);
      return undefined;
    },
    (error: unknown) => {
      const { secondProof } = error instanceof ApiError ? error.fields : {};
      if (secondProof === undefined) return codeRefused(messages.signInFailed)(error);
      askSecond(secondProof);
      return undefined;
    },
  );

const notes = [
  {
    title: messages.keepCodeToYourself,
    text: messages.nobodyFromFirm,
  },
  {
    title: messages.signInPlanTitle,
    text: messages.financialPlan,
  },
  { title: messages.signInDataTitle, text: messages.signInDataText },
];

function SignInNotes() {
  return (
    <aside className="sign-in__notes" aria-labelledby="sign-in-notes">
      <h2 id="sign-in-notes">{messages.beforeStartHeading}</h2>
      <ul className="columns">
        {notes.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The way without the second code of a number that was not used for a year. */
function SecondProof({ challengeId }: { challengeId: string }) {
  const { busy, refusal, run } = useAction(({ fields, message }) => ({ text: fields.otp ?? message }));

  const begin = () =>
    run(async () => {
      const { token, user } = await call(startEmpty, { body: { challengeId } });
      signIn(token, user);
    });

  return (
    <div className="flow second-proof">
      <p className="quiet">{messages.isAccountNotYours}</p>
      <RefusalNotice title={messages.signInFailed} refusal={refusal} />
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void begin()}>
          {messages.startWithEmptyAccount}
        </Button>
      </div>
    </div>
  );
}

/** Signing in by the OTPless widget. */
function OtplessSignIn({ appId }: { appId: string }) {
  return (
    <div className="sign-in__other">
      <OtplessWidget appId={appId} onToken={finish} failed={messages.signInFailed} />
    </div>
  );
}

/** Hands the widget's result to the origin, which has OTPless verify it. Resolves to what went wrong, or to nothing. */
async function finish(result: { token: string }): Promise<string | undefined> {
  try {
    const session = await call(signInWithOtpless, { body: result });
    signIn(session.token, session.user);
  } catch (error) {
    return error instanceof ApiError ? error.message : messages.errorUnknown;
  }
}

/** With its query, which says where the sign-in leads. */
const SAME_PAGE = '';

/** Back to the first step; a link until scripts can do it in place. */
function ChangeContact({ channel, onChange }: { channel: Channel; onChange: () => void }) {
  const words = channel === 'phone' ? messages.actionChangeNumber : messages.signInChangeAddress;
  return useHydrated() ? (
    <button type="button" className="text-button" onClick={onChange}>
      {words}
    </button>
  ) : (
    <a className="text-button" href={SAME_PAGE}>
      {words}
    </a>
  );
}
