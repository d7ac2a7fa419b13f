import { useEffect, useRef, useState } from 'react';
import { call } from 'shared/api';
import { useAuth } from 'shared/auth';
import { askForPlanMail, sendPlanMail } from 'shared/contract/attached-plan';
import { sentCode, useSentCode, useValues } from 'shared/forms';
import { usePlanInAddress } from 'shared/plan-in-address';
import { withPlan } from 'shared/plan-link';
import { ButtonLink, EmptyState, Notice, PageHead } from 'shared/ui';
import { AddressStep } from '#features/mail-plan/address-step.tsx';
import { messages } from '#features/mail-plan/messages.en.ts';
import { ToMyAccount } from '#features/mail-plan/to-my-account.tsx';
import { CodeForm } from '#one-time-code/code-form.tsx';
import { codeRefused } from '#one-time-code/code-refused.ts';
import '#features/mail-plan/mail-plan.css';

/** Sends the plan of the address to a visitor's own mailbox, which a code proves. */
export function MailPlanPage() {
  const link = usePlanInAddress();
  return (
    <div className="page">
      <PageHead title={messages.mailThisPlan} lead={messages.lead} crumbs={[{ to: '/', label: messages.home }]} />
      <div className="mail-plan">
        {link === undefined ? (
          <EmptyState
            title={messages.noPlanHere}
            action={<ButtonLink to="/calculators">{messages.chooseACalculator}</ButtonLink>}
          >
            {messages.howOneComes}
          </EmptyState>
        ) : (
          <MailPlan key={link} link={link} />
        )}
      </div>
    </div>
  );
}

function MailPlan({ link }: { link: string }) {
  const values = useValues({ email: '' });
  const [, set] = values;
  // A code is good for the plan that it was asked for.
  const { code, ...step } = useSentCode(`plan-mail ${link}`, { blank: { email: '' }, onBack: set });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isAuthenticated = useAuth((state) => state.isAuthenticated);

  const send = (email: string) =>
    step.ask({ email }, async () => sentCode(await call(askForPlanMail, { body: { email, plan: link } }), email));

  if (sentTo !== null) return <Sent contact={sentTo} link={link} />;
  return (
    <div className="flow">
      {isAuthenticated && <ToMyAccount link={link} onSent={setSentTo} />}
      <section className="card flow" aria-labelledby="to-your-own">
        <h2 className="small" id="to-your-own">
          {messages.toYourOwnAddress}
        </h2>
        {code === null ? (
          <AddressStep link={link} values={values} onSend={send} />
        ) : (
          <CodeForm
            code={code}
            submitLabel={messages.mailThePlan}
            aside={
              <button type="button" className="text-button" onClick={step.close}>
                {messages.changeAddress}
              </button>
            }
            onSubmit={(otp) =>
              call(sendPlanMail, { body: { challengeId: code.challengeId, otp } }).then(() => {
                step.forget();
                setSentTo(code.sentTo);
                return undefined;
              }, codeRefused(messages.failedToMail))
            }
            onResend={() => send(code.sentTo).then(() => undefined, codeRefused(messages.failedToSendCode))}
          />
        )}
      </section>
    </div>
  );
}

function Sent({ contact, link }: { contact: string; link: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its form.
  useEffect(() => text.current?.focus(), []);
  return (
    <Notice kind="success" title={messages.sent}>
      <p ref={text} tabIndex={-1}>
        {messages.sentTo({ contact })}
      </p>
      <div className="button-row">
        <ButtonLink variant="secondary" to={link}>
          {messages.openThePlan}
        </ButtonLink>
        <ButtonLink variant="secondary" to={withPlan('/myplans', link)}>
          {messages.keepItInAnAccount}
        </ButtonLink>
      </div>
    </Notice>
  );
}
